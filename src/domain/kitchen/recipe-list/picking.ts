/** Rows that are picked, the row with the focus, and where a range of them begins. */
export type Picking = {
  picked: ReadonlySet<string>;
  focused: string | null;
  anchor: string | null;
};

export const nothingPicked: Picking = { picked: new Set(), focused: null, anchor: null };

export const focusOn = (picking: Picking, id: string | null): Picking => ({
  ...picking,
  focused: id,
});

/** Picks a row, or puts it back; ranges begin there. */
export function pick(picking: Picking, id: string): Picking {
  const picked = new Set(picking.picked);
  if (!picked.delete(id)) picked.add(id);
  return { picked, focused: id, anchor: id };
}

/** Picks all rows from where the range begins to this one, whichever stands above. */
export function pickRange(picking: Picking, ids: readonly string[], id: string): Picking {
  const anchor = picking.anchor ?? picking.focused ?? id;
  const ends = [ids.indexOf(anchor), ids.indexOf(id)];
  if (ends.includes(-1)) return pick(picking, id);
  const range = ids.slice(Math.min(...ends), Math.max(...ends) + 1);
  return { picked: new Set([...picking.picked, ...range]), focused: id, anchor };
}

/** All that the view shows; nothing that a filter hides. */
export const pickAll = (picking: Picking, ids: readonly string[]): Picking => ({
  ...picking,
  picked: new Set(ids),
});

export const putAllBack = (picking: Picking): Picking => ({
  ...picking,
  picked: new Set(),
  anchor: null,
});

/** After rows have gone: what is left of the choice, and the focus on the row that came next. */
export function without(picking: Picking, ids: readonly string[], gone: ReadonlySet<string>) {
  const left = (id: string) => !gone.has(id);
  const at = picking.focused === null ? -1 : ids.indexOf(picking.focused);
  const next =
    ids.slice(Math.max(at, 0)).find(left) ?? ids.slice(0, Math.max(at, 0)).findLast(left);
  const keepsFocus = picking.focused === null || left(picking.focused);
  return {
    picked: new Set([...picking.picked].filter(left)),
    focused: keepsFocus ? picking.focused : (next ?? null),
    anchor: null,
  };
}

/** The row a number of rows further, at most the first or the last. */
export function step(ids: readonly string[], from: string | null, by: number): string | null {
  const at = from === null ? -1 : ids.indexOf(from);
  if (at === -1) return (by > 0 ? ids[0] : ids.at(-1)) ?? null;
  return ids[Math.min(Math.max(at + by, 0), ids.length - 1)] ?? null;
}
