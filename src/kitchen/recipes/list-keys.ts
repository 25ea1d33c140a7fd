import type { KeyboardEvent } from 'react';
import {
  focusOn,
  pick,
  pickAll,
  pickRange,
  type Picking,
  putAllBack,
  step,
} from '#domain/kitchen/recipe-list/picking.ts';
import { createRecipe } from './create-recipe.ts';
import { $picking, setPicking } from './list-view.ts';

type Row = { id: string };

const page = 10;
const steps: Record<string, number> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  PageDown: page,
  PageUp: -page,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The keys of a row that has the focus; letters count only there and with no other key held. */
export function onListKey(event: KeyboardEvent<HTMLElement>, rows: readonly Row[]): void {
  if (event.nativeEvent.isComposing || event.altKey) return;
  const ids = rows.map(({ id }) => id);
  const picking = $picking.get();
  const changed =
    event.metaKey || event.ctrlKey ? withHeld(event, picking, ids) : moved(event, picking, ids);
  if (changed) setPicking(changed);
  else if (!acted(event)) return;
  event.preventDefault();
}

function withHeld({ key }: KeyboardEvent, picking: Picking, ids: string[]): Picking | null {
  return key.toLowerCase() === 'a' ? pickAll(picking, ids) : null;
}

function moved({ key, shiftKey }: KeyboardEvent, picking: Picking, ids: string[]): Picking | null {
  const by = steps[key];
  if (by !== undefined) {
    const next = step(ids, picking.focused, by);
    if (next === null) return null;
    return shiftKey ? pickRange(picking, ids, next) : focusOn(picking, next);
  }
  if ((key === 'x' || key === ' ') && picking.focused !== null)
    return pick(picking, picking.focused);
  return key === 'Escape' && picking.picked.size > 0 ? putAllBack(picking) : null;
}

function acted({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey) return false;
  if (key === 'c') void createRecipe();
  else if (key === '/') document.querySelector<HTMLElement>('#recipe-search')?.focus();
  else return false;
  return true;
}
