import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { RecipeCardView } from '#contract/recipe-card.ts';
import type { RecipeSearchAnswer } from '#contract/recipe-search.ts';
import { filterKinds, type RecipeQuery } from '#domain/filters.ts';
import { siteSlug } from './site.ts';

export const searchDebounceMs = 600;

type Page = { limit: number; offset: number };

/** Recipes of the page's site. */
export async function fetchRecipes(
  asked: RecipeQuery,
  { limit, offset }: Page,
  signal: AbortSignal,
): Promise<RecipeSearchAnswer> {
  const search = asked.search.trim();
  const query = {
    ...Object.fromEntries(
      filterKinds
        .map((kind) => [kind, asked[kind].join(',')] as const)
        .filter(([, slugs]) => slugs !== ''),
    ),
    ...(search !== '' && { query: search, orderBy: 'relevance' as const }),
    limit: String(limit),
    offset: String(offset),
  };
  const calls = siteApi[':siteSlug'].recipes;
  return jsonOf(await calls.$get({ param: { siteSlug: siteSlug() }, query }, { init: { signal } }));
}

/** What the cook of the page's site puts forward. */
export async function fetchFeaturedRecipes(signal: AbortSignal): Promise<RecipeCardView[]> {
  const call = siteApi[':siteSlug']['current-site'];
  const asked = call.$get({ param: { siteSlug: siteSlug() } }, { init: { signal } });
  return (await jsonOf(await asked)).site.featuredRecipes;
}
