import type { ListView } from './list-view.ts';
import type { RecipeRow } from './recipe-row.ts';

/** What each merged term stands for now, by its id. */
export type MergedInto = ReadonlyMap<string, string>;

/** Recipes go on naming terms that were merged; lists count and find them by what these became. */
export function withMergedTerms<Row extends RecipeRow>(
  rows: readonly Row[],
  merged: MergedInto,
): readonly Row[] {
  if (merged.size === 0) return rows;
  return rows.map((row) =>
    row.termIds.some((id) => merged.has(id))
      ? { ...row, termIds: shown(row.termIds, merged) }
      : row,
  );
}

/** The same view: an address that was kept may name a term that was merged since. */
export const viewWithMergedTerms = (view: ListView, merged: MergedInto): ListView =>
  view.terms.some((id) => merged.has(id)) ? { ...view, terms: shown(view.terms, merged) } : view;

const shown = (ids: readonly string[], merged: MergedInto): string[] => [
  ...new Set(ids.map((id) => merged.get(id) ?? id)),
];
