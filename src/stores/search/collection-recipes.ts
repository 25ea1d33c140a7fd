import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { remote } from '../remote.ts';
import { siteSlug } from '../site/site.ts';

const further = remote<RecipeCardView[]>();

/** The recipes of a collection that its page does not render. */
export const $furtherRecipes = further.$remote;

/** Loads the recipes of the collection `slug` after the first `rendered` ones. */
export async function loadFurtherRecipes(slug: string, rendered: number): Promise<void> {
  if (further.$remote.get().status === 'pending') return;
  await further.load(async (signal) => {
    const call = siteApi[':siteSlug'].collections[':collectionSlug'];
    const param = { siteSlug: siteSlug(), collectionSlug: slug };
    const { collection } = await jsonOf(await call.$get({ param }, { init: { signal } }));
    return collection.recipes.slice(rendered);
  });
}
