import type { TermKind } from '../recipe/recipe.ts';

/** The kinds of filter in the order of their query parameters. */
export const filterKinds = ['cuisines', 'meals', 'methods', 'diets', 'tags', 'categories'] as const;
export type FilterKind = (typeof filterKinds)[number];

export type FilterOption = { id: string; slug: string; title: string; recipeCount: number };
export type Filters = Record<FilterKind, readonly FilterOption[]>;
export type FilterSuggestion = { kind: FilterKind; option: FilterOption };

export type RecipeQuery = Record<FilterKind, readonly string[]> & { search: string };

const filterSuggestionsMax = 5;
export const filterValuesMax = 100;
export const searchMaxLength = 200;

export const emptyRecipeQuery: RecipeQuery = { ...perFilter(() => []), search: '' };

/** What the terms of each filter are called where recipes are written. */
export const termKindOf: Record<FilterKind, TermKind> = {
  cuisines: 'cuisine',
  meals: 'meal',
  methods: 'method',
  diets: 'diet',
  tags: 'tag',
  categories: 'category',
};

/** One value for each kind of filter. */
export function perFilter<Value>(valueOf: (kind: FilterKind) => Value): Record<FilterKind, Value> {
  return {
    cuisines: valueOf('cuisines'),
    meals: valueOf('meals'),
    methods: valueOf('methods'),
    diets: valueOf('diets'),
    tags: valueOf('tags'),
    categories: valueOf('categories'),
  };
}

/** The kinds that are suggested, in the order in which pages show them. */
const suggestedKinds = ['meals', 'cuisines', 'categories', 'diets', 'methods'] as const;

export const shownFilterKinds = [...suggestedKinds, 'tags'] as const satisfies FilterKind[];

/** Terms that lead to a recipe; in each kind the one with most recipes first. */
export function filtersOf(terms: readonly (FilterOption & { kind: TermKind })[]): Filters {
  const options = (filter: FilterKind): FilterOption[] =>
    terms
      .filter(({ kind, recipeCount }) => kind === termKindOf[filter] && recipeCount > 0)
      .toSorted((a, b) => b.recipeCount - a.recipeCount || a.title.localeCompare(b.title, 'en'))
      .map(({ id, slug, title, recipeCount }) => ({ id, slug, title, recipeCount }));
  return perFilter(options);
}

/** Chosen round-robin across the kinds, in each the option with most recipes first. */
export function filterSuggestions(filters: Filters): FilterSuggestion[] {
  const queues = suggestedKinds.map((kind) =>
    filters[kind]
      .toSorted((one, other) => other.recipeCount - one.recipeCount)
      .slice(0, filterSuggestionsMax)
      .map((option) => ({ kind, option })),
  );
  const rounds = Array.from({ length: filterSuggestionsMax }, (_, round) =>
    queues.flatMap((queue) => queue.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, filterSuggestionsMax);
}

/** The bar needs more than 2 options, whatever their kinds. */
export function showsFilterBar(filters: Filters): boolean {
  return filterKinds.reduce((total, kind) => total + filters[kind].length, 0) > 2;
}

/** Begins with "?", or is '' without any filter. */
export function serialiseRecipeQuery(query: Partial<RecipeQuery>): string {
  const lists = filterKinds
    .map((kind) => [kind, (query[kind] ?? []).join(',')] as const)
    .filter(([, slugs]) => slugs !== '');
  const search = encodeURIComponent((query.search ?? '').trim().toWellFormed());
  const parts = lists.map(([kind, slugs]) => `${kind}=${slugs}`);
  if (search !== '') parts.push(`search=${search}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
