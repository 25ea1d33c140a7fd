import type { MouseEvent } from 'react';

/** A click that would follow a link in this tab; with a modifier key it opens a tab or saves. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
