import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { remote } from '../remote.ts';
import { siteSlug } from '../site/site.ts';

const shownMax = 10;

const featured = remote<RecipeCardView[]>();

export const $featuredRecipes = featured.$remote;

/** Loads the cook's featured recipes once per page, and again after a failure. */
export async function loadFeaturedRecipes(): Promise<void> {
  const { status } = featured.$remote.get();
  if (status === 'fulfilled' || status === 'pending') return;
  await featured.load(async (signal) => (await fetchFeaturedRecipes(signal)).slice(0, shownMax));
}

async function fetchFeaturedRecipes(signal: AbortSignal): Promise<RecipeCardView[]> {
  const calls = siteApi[':siteSlug']['current-site'];
  const answer = await calls.$get({ param: { siteSlug: siteSlug() } }, { init: { signal } });
  return (await jsonOf(answer)).site.featuredRecipes;
}
