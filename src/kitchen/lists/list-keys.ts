import type { KeyboardEvent } from 'react';
import { isBoxKey } from '../rows/box-key.ts';
import { pickingByKey } from '#domain/kitchen/recipe-list/picking-keys.ts';
import { $list, $openEntry, $picking, openEntry, setCreating, setPicking } from './lists-view.ts';

/** The keys of a row that has the focus; Enter is the button's own. */
export function onListKey(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly { id: string }[],
): void {
  if (event.nativeEvent.isComposing || event.altKey || isBoxKey(event)) return;
  const { key, shiftKey } = event;
  const isHeld = event.metaKey || event.ctrlKey;
  if ($list.get() === 'units' && (isHeld || shiftKey || key === 'x' || key === ' ')) return;
  const ids = rows.map(({ id }) => id);
  const changed = pickingByKey({ key, shiftKey, isHeld }, $picking.get(), ids);
  if (changed) {
    setPicking(changed);
    // What is read beside the list follows the keys.
    if ($openEntry.get() !== null && changed.focused !== null) openEntry(changed.focused);
  } else if (isHeld || !acted(key)) return;
  event.preventDefault();
}

function acted(key: string): boolean {
  if (key === 'c') setCreating(true);
  else if (key === '/') document.querySelector<HTMLElement>('#entry-search')?.focus();
  else if (key === 'Escape' && $openEntry.get() !== null) openEntry(null);
  else return false;
  return true;
}
