import type { RecipeCardView } from '#contract/recipe-card.ts';
import { fetchFeaturedRecipes } from './recipe-calls.ts';
import { remote } from './remote.ts';

/** Shown at most, wherever they are. */
const shownMax = 10;

const featured = remote<RecipeCardView[]>();

export const $featuredRecipes = featured.$remote;

/** Asks once a page for what the cook puts forward, and again where that did not come. */
export async function loadFeaturedRecipes(): Promise<void> {
  const { status } = featured.$remote.get();
  if (status === 'fulfilled' || status === 'pending') return;
  await featured.load(async (signal) => (await fetchFeaturedRecipes(signal)).slice(0, shownMax));
}
