import type { KeyboardEvent } from 'react';
import { isBoxKey } from '../rows/box-key.ts';
import { pickAll } from '#domain/kitchen/recipe-list/picking.ts';
import { pickingByKey } from '#domain/kitchen/recipe-list/picking-keys.ts';
import { createRecipe } from './create-recipe.ts';
import { $picking, setPicking, shownIds } from './list-view.ts';
import { $rows, refreshIndex } from './recipe-index.ts';

/** The keys of a row that has the focus; letters count only there and with no other key held. */
export function onListKey(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly { id: string }[],
): void {
  if (event.nativeEvent.isComposing || event.altKey || isBoxKey(event)) return;
  const { key, shiftKey } = event;
  const isHeld = event.metaKey || event.ctrlKey;
  if (isHeld && key.toLowerCase() === 'a' && $rows.get() === null) {
    event.preventDefault();
    void pickAllOnceKnown();
    return;
  }
  const ids = rows.map(({ id }) => id);
  const changed = pickingByKey({ key, shiftKey, isHeld }, $picking.get(), ids);
  if (changed) setPicking(changed);
  else if (isHeld || !acted(key)) return;
  event.preventDefault();
}

/** All means also what is still on its way. */
async function pickAllOnceKnown(): Promise<void> {
  await refreshIndex();
  if ($rows.get() === null) return;
  setPicking(pickAll($picking.get(), shownIds()));
}

function acted(key: string): boolean {
  if (key === 'c') void createRecipe();
  else if (key === '/') document.querySelector<HTMLElement>('#recipe-search')?.focus();
  else return false;
  return true;
}
