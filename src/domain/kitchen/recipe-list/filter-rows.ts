import { foldWord } from '../../search/search-words.ts';
import type { ListView, RecipeOrder } from './list-view.ts';
import { type RecipeRow, recipeState } from './recipe-row.ts';

/** The recipes of a view in its order. Typing compares folded titles, which are made once a row. */
export function rowsOfView<Row extends RecipeRow>(rows: readonly Row[], view: ListView): Row[] {
  const words = foldWord(view.text).split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => isInView(row, view) && words.every((word) => foldedTitle(row).includes(word)))
    .toSorted(orders[view.order]);
}

function isInView(row: RecipeRow, view: ListView): boolean {
  if (view.state !== null && recipeState(row) !== view.state) return false;
  if (view.isPremium && row.privacySetting === 'public') return false;
  if (view.isIncomplete && row.missing.length === 0) return false;
  return view.terms.every((id) => row.termIds.includes(id));
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
/** Whole times of one form, which compare as texts; what has none comes last. */
const newestFirst =
  (timeOf: (row: RecipeRow) => string | null): Compare =>
  (one, other) => {
    const [mine, its] = [timeOf(one) ?? '', timeOf(other) ?? ''];
    if (mine === its) return byTitle(one, other);
    return mine < its ? 1 : -1;
  };

const orders: Record<RecipeOrder, Compare> = {
  updated: newestFirst(({ updatedAt }) => updatedAt),
  published: newestFirst(({ publishedAt }) => publishedAt),
  title: byTitle,
  saved: (one, other) => other.bookmarkCount - one.bookmarkCount || byTitle(one, other),
  comments: (one, other) => other.commentCount - one.commentCount || byTitle(one, other),
};
