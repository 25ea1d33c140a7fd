import { readRows, type RecipeRow } from '../recipe-row.ts';

/** A row of a file that tells only what it is given. */
export function aRow(row: Partial<RecipeRow> = {}): RecipeRow {
  const written = JSON.stringify({ id: 'book/loaf', title: 'Loaf', ...row });
  const [read] = readRows(written).rows;
  if (!read) throw new Error(`No row: ${written}`);
  return read.row;
}
