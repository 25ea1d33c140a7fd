import type { KeyboardEvent } from 'react';

/**
 * Whether a key is pressed in the box of a row and picks that row, whichever row has been active
 * before: Space by itself, as in any box, and the letter of the list likewise.
 */
export function isBoxKey(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return false;
  if (key === ' ') return true;
  if (key !== 'x' || event.metaKey || event.ctrlKey) return false;
  event.preventDefault();
  target.click();
  return true;
}
