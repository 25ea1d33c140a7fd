import type { RecipeSearchAnswer, RecipeSearchQuery } from '#contract/search/recipe-search.ts';
import { type FilterKind, type Filters, filtersOf } from '#domain/search/filters.ts';
import { anonymous, type Reader } from '#domain/recipe/recipe-access.ts';
import { searchWords } from '#domain/search/search-words.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type { Search } from '#functions/repositories/search/search-page.ts';
import { firstSearch, type Found, type FoundRead } from '#functions/repositories/search/search.ts';
import { cardViewOf } from '../recipe/card-view.ts';
import { readerOf } from '../recipe/reader.ts';
import { correctedReadings, doubtOf, readingOf } from './correct-words.ts';

const foundNothing: Found = { recipes: [], total: 0, facets: [], terms: [], neighbours: null };

/** The first read of a search, which needs no more than the slug of its site. */
export function prefetchSearch(siteSlug: string, asked: RecipeSearchQuery): FoundRead {
  const words = searchWords(asked.query);
  const search = searchFor(asked, words);
  if (search.readings && words.length === 0) return { queries: [], from: () => foundNothing };
  return firstSearch(siteSlug, search, doubtOf(words));
}

/** Published recipes by their words and terms; reads again only where the first read found nothing. */
export async function searchRecipes(
  ctx: VisitContext,
  asked: RecipeSearchQuery,
  first: Found,
): Promise<RecipeSearchAnswer> {
  const found = await findForgiving(ctx, asked, first);
  const reader = await readerOfCards(ctx, found);
  return {
    recipes: found.recipes.map((card) => cardViewOf(card, reader)),
    total: found.total,
    facets: facetsOf(found),
  };
}

function searchFor(asked: RecipeSearchQuery, words: string[]): Search {
  const { query, orderBy, limit, offset, ...filter } = asked;
  const readings = query.trim() === '' ? null : [readingOf(words)];
  return { readings, filter, orderBy, limit, offset };
}

/** A text that finds nothing at all may hold a typing error. */
async function findForgiving(
  ctx: VisitContext,
  asked: RecipeSearchQuery,
  first: Found,
): Promise<Found> {
  if (first.neighbours === null) return first;
  const words = searchWords(asked.query);
  const readings = correctedReadings(words, first.neighbours);
  if (readings.length === 0) return first;
  return ctx.repositories.search.find({ ...searchFor(asked, words), readings }, first.terms);
}

/** Public recipes are open to everybody, so nothing has to be read of who asks for those alone. */
async function readerOfCards(ctx: VisitContext, { recipes }: Found): Promise<Reader> {
  const isOpen = recipes.every(({ content }) => content.privacySetting === 'public');
  return isOpen ? anonymous : readerOf(ctx);
}

/** Each kind counts what its options would add, so its own filter does not count for it. */
function facetsOf({ facets, terms }: Found): Filters {
  const countsFor = (kind: FilterKind) =>
    (facets.find((facet) => facet.kind === kind) ?? facets[0])?.counts;
  const counted = (kind: FilterKind) =>
    filtersOf(terms.map((term) => ({ ...term, recipeCount: countsFor(kind)?.get(term.id) ?? 0 })))[
      kind
    ];
  return {
    cuisines: counted('cuisines'),
    meals: counted('meals'),
    methods: counted('methods'),
    diets: counted('diets'),
    tags: counted('tags'),
    categories: counted('categories'),
  };
}
