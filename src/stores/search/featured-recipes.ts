import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { fetchFeaturedRecipes } from './recipe-calls.ts';
import { remote } from '../remote.ts';

const shownMax = 10;

const featured = remote<RecipeCardView[]>();

export const $featuredRecipes = featured.$remote;

/** Loads the cook's featured recipes once per page, and again after a failure. */
export async function loadFeaturedRecipes(): Promise<void> {
  const { status } = featured.$remote.get();
  if (status === 'fulfilled' || status === 'pending') return;
  await featured.load(async (signal) => (await fetchFeaturedRecipes(signal)).slice(0, shownMax));
}
