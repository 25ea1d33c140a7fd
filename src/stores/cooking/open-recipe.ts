import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { OpenRecipe } from '#domain/cooking/open-recipe.ts';
import type { SiteDefaults } from '#domain/cooking/write-recipe-work.ts';
import { $currentUser, loadCurrentUser } from '../accounts/current-user.ts';
import { claimHandOver } from '../accounts/site-session.ts';
import { followReader } from '../accounts/reader.ts';
import { remote } from '../remote.ts';
import { siteSlug } from '../site/site.ts';
import { openRecipeFrom } from './opened-recipe.ts';

/** Null for a reader who may not open it. */
const opened = remote<OpenRecipe | null>();

export const $openRecipe = opened.$remote;

/** Opens the recipe, and again when the reader changes; returns a function that stops it. */
export function followPremiumRecipe(slug: string, defaults: SiteDefaults): () => void {
  const stop = followReader(() => void openPremiumRecipe(slug, defaults));
  void openPremiumRecipe(slug, defaults);
  return stop;
}

/** Loads the whole recipe, unless the visitor is signed out. */
export async function openPremiumRecipe(slug: string, defaults: SiteDefaults): Promise<void> {
  await opened.load(async (signal) => {
    await claimHandOver();
    await loadCurrentUser();
    if ($currentUser.get().status === 'signed-out') return null;
    const call = siteApi[':siteSlug'].recipes[':recipeSlug'];
    const param = { siteSlug: siteSlug(), recipeSlug: slug };
    const { recipe } = await jsonOf(await call.$get({ param }, { init: { signal } }));
    return recipe.isLocked ? null : openRecipeFrom(recipe, defaults);
  });
}
