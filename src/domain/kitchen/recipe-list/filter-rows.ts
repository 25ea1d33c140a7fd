import { foldWord } from '../../search/search-words.ts';
import type { ListView, RecipeOrder } from './list-view.ts';
import { type RecipeRow, recipeState, recipeStates } from './recipe-row.ts';

/** The recipes of a view in its order. */
export function rowsOfView<Row extends RecipeRow>(rows: readonly Row[], view: ListView): Row[] {
  const words = foldWord(view.text).split(/\s+/).filter(Boolean);
  return sortedRows(rows, view.order).filter(
    (row) => isInView(row, view) && words.every((word) => foldedTitle(row).includes(word)),
  );
}

function isInView(row: RecipeRow, view: ListView): boolean {
  if (view.state !== null && recipeState(row) !== view.state) return false;
  if (view.isPremium && row.privacySetting === 'public') return false;
  if (view.isIncomplete && row.missing.length === 0) return false;
  if (view.isUnpictured && !isShownUnpictured(row)) return false;
  if (view.language !== null && row.language !== view.language) return false;
  return (
    view.terms.every((id) => row.termIds.includes(id)) &&
    view.collections.every((id) => row.collectionIds.includes(id))
  );
}

const isShownUnpictured = ({ publishedAt, missing }: RecipeRow): boolean =>
  publishedAt !== null && missing.includes('picture');

/** Whatever is filtered is a part of the same order, so all rows are sorted once for each. */
const sorted = new WeakMap<readonly RecipeRow[], Map<RecipeOrder, readonly RecipeRow[]>>();

function sortedRows<Row extends RecipeRow>(
  rows: readonly Row[],
  order: RecipeOrder,
): readonly Row[] {
  const known = sorted.get(rows) ?? new Map<RecipeOrder, readonly RecipeRow[]>();
  sorted.set(rows, known);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept below for these very rows
  const found = known.get(order) as readonly Row[] | undefined;
  if (found) return found;
  // Sorting is stable: what an order holds for equal stays in that of titles, which compare slowly.
  const made =
    order === 'title' ? rows.toSorted(byTitle) : sortedRows(rows, 'title').toSorted(orders[order]);
  known.set(order, made);
  return made;
}

const folded = new WeakMap<RecipeRow, string>();

function foldedTitle(row: RecipeRow): string {
  const known = folded.get(row);
  if (known !== undefined) return known;
  const title = foldWord(row.title);
  folded.set(row, title);
  return title;
}

type Compare = (one: RecipeRow, other: RecipeRow) => number;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byTitle: Compare = (one, other) => collator.compare(one.title, other.title);
/** Whole times of one form compare as texts. */
const newestFirst =
  (timeOf: (row: RecipeRow) => string | null): Compare =>
  (one, other) => {
    const [mine, its] = [timeOf(one) ?? '', timeOf(other) ?? ''];
    if (mine === its) return 0;
    return mine < its ? 1 : -1;
  };
const soonestFirst =
  (timeOf: (row: RecipeRow) => string | null): Compare =>
  (one, other) => {
    const [mine, its] = [timeOf(one), timeOf(other)];
    if (mine === its) return 0;
    if (mine === null || its === null) return mine === null ? 1 : -1;
    return mine < its ? -1 : 1;
  };
const mostFirst =
  (countOf: (row: RecipeRow) => number): Compare =>
  (one, other) =>
    countOf(other) - countOf(one);
const stateRank = (row: RecipeRow) => recipeStates.indexOf(recipeState(row));

/** Equal ones stand by their titles, and what has no time of the kind comes last. */
const orders: Record<Exclude<RecipeOrder, 'title'>, Compare> = {
  updated: newestFirst(({ updatedAt }) => updatedAt),
  published: newestFirst(({ publishedAt }) => publishedAt),
  scheduled: soonestFirst(({ scheduledAt }) => scheduledAt),
  state: (one, other) => stateRank(one) - stateRank(other),
  missing: mostFirst(({ missing }) => missing.length),
  saved: mostFirst(({ bookmarkCount }) => bookmarkCount),
  comments: mostFirst(({ commentCount }) => commentCount),
};
