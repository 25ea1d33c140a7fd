import { focusOn, pick, pickAll, type Picking, pickRange, putAllBack, step } from './picking.ts';

/** A pressed key; `isHeld` with Ctrl or ⌘. */
export type PickingKey = { key: string; shiftKey: boolean; isHeld: boolean };

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

/** What a key in a list of rows makes of the choice; null where it means nothing there. */
export function pickingByKey(
  { key, shiftKey, isHeld }: PickingKey,
  picking: Picking,
  ids: readonly string[],
): Picking | null {
  if (isHeld) return key.toLowerCase() === 'a' ? pickAll(picking, ids) : null;
  const by = steps[key];
  if (by !== undefined) {
    const next = step(ids, picking.focused, by);
    if (next === null) return null;
    return shiftKey ? pickRange(picking, ids, next) : focusOn(picking, next);
  }
  const isPick = key === 'x' || key === ' ';
  if (isPick && picking.focused !== null) return pick(picking, picking.focused);
  return key === 'Escape' && picking.picked.size > 0 ? putAllBack(picking) : null;
}
