import type { RecipeSearchAnswer, RecipeSearchQuery } from '#contract/recipe-search.ts';
import { type FilterKind, type Filters, filtersOf } from '#domain/filters.ts';
import { searchWords } from '#domain/search-words.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type { Search } from '#functions/repositories/search-page.ts';
import type { Found } from '#functions/repositories/search.ts';
import { cardViewOf } from '../recipe/card-view.ts';
import { readerOf } from '../recipe/reader.ts';
import { correctedReadings, readingOf } from './correct-words.ts';

const nothing: Found = { recipes: [], total: 0, facets: [], terms: [] };

/** Published recipes by their words and terms. */
export async function searchRecipes(
  ctx: VisitContext,
  { query, orderBy, limit, offset, ...filter }: RecipeSearchQuery,
): Promise<RecipeSearchAnswer> {
  const words = searchWords(query);
  const hasText = query.trim() !== '';
  const search = {
    readings: hasText ? [readingOf(words)] : null,
    filter,
    orderBy,
    limit,
    offset,
  };
  const [reader, found] = await Promise.all([
    readerOf(ctx),
    hasText && words.length === 0 ? nothing : findForgiving(ctx, search, words),
  ]);
  return {
    recipes: found.recipes.map((card) => cardViewOf(card, reader)),
    total: found.total,
    facets: facetsOf(found),
  };
}

/** A text that finds nothing at all may hold a typing error. */
async function findForgiving(ctx: VisitContext, search: Search, words: string[]): Promise<Found> {
  const { find, hasAny } = ctx.repositories.search;
  const found = await find(search);
  if (found.total > 0 || search.readings === null) return found;
  if (found.facets.length > 1 && (await hasAny(search.readings))) return found;
  const readings = await correctedReadings(ctx, words);
  return readings.length === 0 ? found : find({ ...search, readings }, found.terms);
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
