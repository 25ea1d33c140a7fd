import type { DirectoryQuery, SiteRecipesAnswer } from '#contract/site/directory.ts';
import { extractCollectionVideo } from '#domain/site/collection-video.ts';
import { anonymous } from '#domain/recipe/recipe-access.ts';
import type { Context } from '#functions/http/context.ts';
import type { Page } from '#contract/paging.ts';
import { cardViewOf } from '../../recipe/card-view.ts';

/** Published recipes of all sites or of one; subscriptions count for nothing here. */
export async function listSiteRecipes(
  ctx: Context,
  { siteSlug, limit, offset }: DirectoryQuery,
): Promise<SiteRecipesAnswer> {
  const listing = { siteSlug: siteSlug ?? null, limit, offset };
  const { recipes, total } = await ctx.platform.directory.listRecipes(listing);
  return {
    recipes: recipes.map(({ site, ...card }) => ({ ...cardViewOf(card, anonymous), site })),
    total,
  };
}

export async function listSiteCollections(
  ctx: Context,
  { siteSlug, limit, offset }: DirectoryQuery,
) {
  const listing = { siteSlug: siteSlug ?? null, limit, offset };
  const { collections, total } = await ctx.platform.directory.listCollections(listing);
  return {
    collections: collections.map(({ description, ...collection }) => ({
      ...collection,
      description: description && extractCollectionVideo(description).description,
    })),
    total,
  };
}

export const listSiteSlugs = ({ platform }: Context, page: Page) =>
  platform.directory.listSiteSlugs(page);

export const listUnits = ({ platform }: Context) => platform.directory.listUnits();
