import { collectionRecipesMax } from '../../recipe/actions/recipe-action.ts';
import { foldWord } from '../../search/search-words.ts';

type Titled = { id: string; title: string };
type Dated = Titled & { publishedAt: string | null; createdAt: string };

export const collectionOrders = ['title', 'newest', 'oldest'] as const;
export type CollectionOrder = (typeof collectionOrders)[number];

const dateOf = ({ publishedAt, createdAt }: Dated): string => publishedAt ?? createdAt;

const comparisons: Record<CollectionOrder, (one: Dated, other: Dated) => number> = {
  title: (one, other) => one.title.localeCompare(other.title),
  newest: (one, other) => dateOf(other).localeCompare(dateOf(one)),
  oldest: (one, other) => dateOf(one).localeCompare(dateOf(other)),
};

/** The ids in an order; those that nothing is known of stay at the end. */
export function sortedRecipes(
  ids: readonly string[],
  known: ReadonlyMap<string, Dated>,
  order: CollectionOrder,
): string[] {
  const found = ids.flatMap((id) => known.get(id) ?? []);
  const unknown = ids.filter((id) => !known.has(id));
  return [...found.toSorted(comparisons[order]).map(({ id }) => id), ...unknown];
}

/** Adds what is not there yet; `left` are those for which there is no room. */
export function withRecipes(
  ids: readonly string[],
  added: readonly string[],
): { ids: string[]; left: string[] } {
  const known = new Set(ids);
  const isNew = [...new Set(added)].filter((id) => !known.has(id));
  const room = Math.max(0, collectionRecipesMax - ids.length);
  return { ids: [...ids, ...isNew.slice(0, room)], left: isNew.slice(room) };
}

/** Recipes by pasted lines, in their order, and the lines that name none. */
export function recipesOfLines(
  text: string,
  recipes: readonly Titled[],
): { ids: string[]; unknown: string[] } {
  const byTitle = new Map(recipes.toReversed().map(({ id, title }) => [comparable(title), id]));
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  const found = lines.map((line) => ({ line, id: byTitle.get(comparable(line)) }));
  return {
    ids: [...new Set(found.flatMap(({ id }) => id ?? []))],
    unknown: found.flatMap(({ line, id }) => (id === undefined ? [line] : [])),
  };
}

/** A list of another program numbers its lines or begins them with a dash. */
const comparable = (line: string): string =>
  foldWord(line.replace(/^\s*(?:[-–•*]|\d{1,3}[.)])\s+/, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
