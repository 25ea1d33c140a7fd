import { isSlug } from '../text/is-slug.ts';
import {
  type FilterKind,
  filterKinds,
  filterValuesMax,
  perFilter,
  type RecipeQuery,
  searchMaxLength,
} from './filters.ts';

/** Reads the query string of /recipes; what is no slug, a repeat or beyond the limits is left out. */
export function parseRecipeQuery(queryString: string): RecipeQuery {
  const parameters = new URLSearchParams(queryString);
  return {
    ...perFilter((kind) => slugsFrom(parameters.get(kind) ?? '')),
    search: (parameters.get('search') ?? '').trim().slice(0, searchMaxLength).toWellFormed(),
  };
}

export function isEmptyRecipeQuery(query: RecipeQuery): boolean {
  return query.search.trim() === '' && filterKinds.every((kind) => query[kind].length === 0);
}

export function toggleFilter(query: RecipeQuery, kind: FilterKind, slug: string): RecipeQuery {
  const slugs = query[kind];
  const isChosen = slugs.includes(slug);
  return { ...query, [kind]: isChosen ? slugs.filter((each) => each !== slug) : [...slugs, slug] };
}

function slugsFrom(list: string): string[] {
  const slugs = list.split(',').map((part) => part.trim());
  return [...new Set(slugs.filter(isSlug))].slice(0, filterValuesMax);
}
