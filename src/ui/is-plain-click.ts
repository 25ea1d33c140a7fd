import type { MouseEvent } from 'react';

/** A click that would follow a link in this tab; with a modifier key it opens a tab or saves. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}

/** The handler of a link that does something else on a plain click than the browser does. */
export const onPlainClick =
  (act: (href: string) => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act(event.currentTarget.href);
  };
