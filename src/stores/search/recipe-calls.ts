import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { RecipeSearchAnswer } from '#contract/search/recipe-search.ts';
import { filterKinds, type RecipeQuery } from '#domain/search/filters.ts';
import { siteSlug } from '../site/site.ts';

export const searchDebounceMs = 600;

type Page = { limit: number; offset: number };

export async function fetchRecipes(
  query: RecipeQuery,
  { limit, offset }: Page,
  signal: AbortSignal,
): Promise<RecipeSearchAnswer> {
  const search = query.search.trim();
  const parameters = {
    ...Object.fromEntries(
      filterKinds
        .map((kind) => [kind, query[kind].join(',')] as const)
        .filter(([, slugs]) => slugs !== ''),
    ),
    ...(search !== '' && { query: search, orderBy: 'relevance' as const }),
    limit: String(limit),
    offset: String(offset),
  };
  const calls = siteApi[':siteSlug'].recipes;
  return jsonOf(
    await calls.$get({ param: { siteSlug: siteSlug() }, query: parameters }, { init: { signal } }),
  );
}
