const typed =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"])';

/** Whether a key goes to a field that takes characters, and takes them back. A choice or a slider does not. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null;
