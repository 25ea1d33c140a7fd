import type { IndexRow } from '../recipes/recipe-index.ts';

/** The recipe whose page shows the look: the newest that visitors have, else any. */
export const newestShown = (rows: readonly IndexRow[]): IndexRow | null =>
  rows.reduce<IndexRow | null>(
    (newest, row) =>
      newest === null || (row.publishedAt ?? '') > (newest.publishedAt ?? '') ? row : newest,
    null,
  );
