import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { SiteDefaults } from '#domain/cooking/write-recipe-work.ts';
import { lockedContent } from '../accounts/locked-content.ts';
import { siteSlug } from '../site/site.ts';
import { openRecipeFrom } from './opened-recipe.ts';

/** All of a premium recipe. */
export const {
  $opened: $openRecipe,
  open: openPremiumRecipe,
  follow: followPremiumRecipe,
} = lockedContent(async (signal, slug: string, defaults: SiteDefaults) => {
  const call = siteApi[':siteSlug'].recipes[':recipeSlug'];
  const param = { siteSlug: siteSlug(), recipeSlug: slug };
  const { recipe } = await jsonOf(await call.$get({ param }, { init: { signal } }));
  return recipe.isLocked ? null : openRecipeFrom(recipe, defaults);
});
