import type { Id } from '../../ids.ts';

type Row = { readonly id: Id };

/** Rows of a list by their ids. Each answers the very list it was given where nothing changes. */
export function insertRows<Each extends Row>(rows: Each[], added: Each[], at: number): Each[] {
  return added.length === 0 ? rows : rows.toSpliced(Math.max(0, at), 0, ...added);
}

/** No new rows remove the old one; several split it. */
export function replaceRow<Each extends Row>(rows: Each[], id: Id, next: Each[]): Each[] {
  const at = rows.findIndex((row) => row.id === id);
  return at === -1 ? rows : rows.toSpliced(at, 1, ...next);
}

export function removeRows<Each extends Row>(rows: Each[], ids: ReadonlySet<Id>): Each[] {
  return rows.some(({ id }) => ids.has(id)) ? rows.filter(({ id }) => !ids.has(id)) : rows;
}

export function patchRow<Each extends Row>(rows: Each[], id: Id, patch: Partial<Each>): Each[] {
  const row = rows.find((each) => each.id === id);
  if (!row) return rows;
  const next = { ...row, ...patch };
  return isShallowlySame(row, next) ? rows : replaceRow(rows, id, [next]);
}

/** `at` counts without the row that moves. */
export function moveRow<Each extends Row>(rows: Each[], id: Id, at: number): Each[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  if (!row || from === at) return rows;
  return rows.toSpliced(from, 1).toSpliced(Math.max(0, at), 0, row);
}

export function mapRows<Each extends Row>(rows: Each[], update: (row: Each) => Each): Each[] {
  const next = rows.map((row) => update(row));
  return next.every((row, at) => row === rows[at]) ? rows : next;
}

function isShallowlySame(row: object, next: object): boolean {
  const before = new Map<string, unknown>(Object.entries(row));
  return Object.entries(next).every(([key, value]) => before.has(key) && before.get(key) === value);
}
