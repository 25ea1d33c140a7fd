import type { Id } from '../../ids.ts';
import { isSameData } from '../../same-data.ts';
import { type AspectFields, mergedAspects } from '../differences/recipe-aspects.ts';
import type { Row, RowList } from '../differences/recipe-rows.ts';
import { mergeFields, type Sides } from './merge-fields.ts';
import { mergeOrders } from './merge-orders.ts';

type Data = Readonly<Record<string, unknown>>;

/** A place that both sides changed, and not alike; null where a side has taken it away. */
export type MergeConflict = {
  /** Of the recipe, or of a row: "title", "instructions.{id}.content", "instructions.{id}". */
  path: string;
  mine: unknown;
  theirs: unknown;
};

export type Merged<Value> = { rows: Row<Value>[]; conflicts: MergeConflict[] };
type Merging<Value> = Sides<readonly Row<Value>[]> & { list: RowList; aspects: AspectFields };

/** Rows by their ids: what one side took away goes unless the other changed it. */
export function mergeRows<Value extends Data>(merging: Merging<Value>): Merged<Value> {
  const { list, base, mine, theirs } = merging;
  const [old, my, their] = [byId(base), byId(mine), byId(theirs)];
  const ids = [...new Set([...my.keys(), ...their.keys()])];
  const conflicts: MergeConflict[] = [];
  const merged = new Map<Id, Row<Value>>();
  for (const id of ids) {
    const sides = { base: old.get(id), mine: my.get(id), theirs: their.get(id) };
    const outcome = mergeRow(`${list}.${id}`, sides, merging.aspects);
    conflicts.push(...outcome.conflicts);
    if (outcome.row) merged.set(id, outcome.row);
  }
  const groups = [...new Set([...merged.values()].map(({ groupId }) => groupId))];
  const ordered = groups.map((groupId) => orderedRows(merging, merged, groupId));
  return {
    rows: ordered.flatMap(({ rows }) => rows),
    conflicts: [...conflicts, ...ordered.flatMap((each) => each.conflicts)],
  };
}

type RowSides<Value> = {
  base: Row<Value> | undefined;
  mine: Row<Value> | undefined;
  theirs: Row<Value> | undefined;
};
type RowOutcome<Value> = { row: Row<Value> | null; conflicts: MergeConflict[] };

function mergeRow<Value extends Data>(
  path: string,
  { base, mine, theirs }: RowSides<Value>,
  aspects: AspectFields,
): RowOutcome<Value> {
  if (mine && theirs) return mergeBoth(path, { base: base ?? null, mine, theirs }, aspects);
  const row = mine ?? theirs;
  if (!row || !base) return { row: row ?? null, conflicts: [] };
  if (isSameData(row, base)) return { row: null, conflicts: [] };
  const conflict = { path, mine: mine?.value ?? null, theirs: theirs?.value ?? null };
  return { row, conflicts: [conflict] };
}

function mergeBoth<Value extends Data>(
  path: string,
  { base, mine, theirs }: { base: Row<Value> | null; mine: Row<Value>; theirs: Row<Value> },
  aspects: AspectFields,
): RowOutcome<Value> {
  const values = { base: base?.value ?? null, mine: mine.value, theirs: theirs.value };
  const { value, conflicts } = mergeFields(mergedAspects(aspects, Object.values(values)), values);
  const isTheirs = base !== null && mine.groupId === base.groupId;
  const isAlike = mine.groupId === theirs.groupId || theirs.groupId === base?.groupId;
  return {
    row: { id: mine.id, value, groupId: isTheirs ? theirs.groupId : mine.groupId },
    conflicts: [
      ...conflicts.map((each) => ({
        path: `${path}.${each.aspect}`,
        mine: each.mine,
        theirs: each.theirs,
      })),
      ...(isTheirs || isAlike
        ? []
        : [{ path: `${path}.groupId`, mine: mine.groupId, theirs: theirs.groupId }]),
    ],
  };
}

function orderedRows<Value>(
  { list, base, mine, theirs }: Merging<Value>,
  merged: ReadonlyMap<Id, Row<Value>>,
  groupId: Id | null,
): Merged<Value> {
  const kept = [...merged.values()].filter((row) => row.groupId === groupId);
  const idsIn = (rows: readonly Row<Value>[]) =>
    rows.filter((row) => row.groupId === groupId).map(({ id }) => id);
  const orders = { base: idsIn(base), mine: idsIn(mine), theirs: idsIn(theirs) };
  const { order, isConflict } = mergeOrders(orders, new Set(kept.map(({ id }) => id)));
  const path = groupId === null ? `${list}.order` : `${list}.order.${groupId}`;
  return {
    rows: order.flatMap((id) => merged.get(id) ?? []),
    conflicts: isConflict ? [{ path, mine: orders.mine, theirs: orders.theirs }] : [],
  };
}

const byId = <Value>(rows: readonly Row<Value>[]) => new Map(rows.map((row) => [row.id, row]));
