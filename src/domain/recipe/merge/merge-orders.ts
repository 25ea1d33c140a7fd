import type { Id } from '../../ids.ts';
import { isSameData } from '../../same-data.ts';

export type Orders = { base: readonly Id[]; mine: readonly Id[]; theirs: readonly Id[] };

/**
 * The ids to be kept in one order: that of the side which moved any of those that all know, mine
 * where both did; what the other side alone has comes behind what it follows there. A conflict
 * where both moved them differently.
 */
export function mergeOrders(
  orders: Orders,
  kept: ReadonlySet<Id>,
): { order: Id[]; isConflict: boolean } {
  const [base, mine, theirs] = [orders.base, orders.mine, orders.theirs].map((ids) => new Set(ids));
  const common = (ids: readonly Id[]) =>
    ids.filter((id) => kept.has(id) && base?.has(id) && mine?.has(id) && theirs?.has(id));
  const [was, isMine, isTheirs] = [orders.base, orders.mine, orders.theirs].map(common);
  const [movedMine, movedTheirs] = [!isSameData(isMine, was), !isSameData(isTheirs, was)];
  const isByThem = movedTheirs && !movedMine;
  const [first, second] = isByThem ? [orders.theirs, orders.mine] : [orders.mine, orders.theirs];
  return {
    order: inserted(
      first.filter((id) => kept.has(id)),
      second.filter((id) => kept.has(id)),
    ),
    isConflict: movedMine && movedTheirs && !isSameData(isMine, isTheirs),
  };
}

/** What the order lacks comes behind what it follows in the other one. */
export function inserted(order: readonly Id[], others: readonly Id[]): Id[] {
  const result = [...order];
  const known = new Set(order);
  for (const [at, id] of others.entries()) {
    if (known.has(id)) continue;
    const before = others[at - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
    known.add(id);
  }
  return result;
}
