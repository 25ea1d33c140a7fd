import type { Page } from '#contract/paging.ts';
import type { RecipeListQuery } from '#contract/recipe/recipe-list.ts';
import type { RecipesAnswer, RecipeSummaryView } from '#contract/recipe/recipe-view.ts';
import { cropped } from '#domain/media/image.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { StoredImage } from '#functions/repositories/media/media.ts';
import type { RecipeSummary } from '#functions/repositories/recipe/recipe.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { imageViewOf } from '../media/views.ts';
import { hasUnpublishedChanges } from './get.ts';

/** Working copies, published or not. */
export async function listRecipes(
  ctx: SiteContext,
  listing: RecipeListQuery,
): Promise<RecipesAnswer> {
  return withImages(ctx, await ctx.repositories.recipes.listSummaries(listing));
}

/** What visitors see, newest first. */
export async function listPublishedRecipes(ctx: SiteContext, page: Page): Promise<RecipesAnswer> {
  return withImages(ctx, await ctx.repositories.recipes.listPublished(page));
}

async function withImages(
  ctx: SiteContext,
  { recipes, total }: { recipes: RecipeSummary[]; total: number },
): Promise<RecipesAnswer> {
  const ids = recipes.flatMap(({ image }) => (image ? [image.id] : []));
  const images = ids.length > 0 ? await ctx.repositories.media.listImagesById(ids) : [];
  const byId = new Map(images.map((image) => [image.id, image]));
  return { recipes: recipes.map((recipe) => viewOf(recipe, byId)), total };
}

function viewOf(recipe: RecipeSummary, images: Map<string, StoredImage>): RecipeSummaryView {
  const image = recipe.image && images.get(recipe.image.id);
  const { id, title, slug, privacySetting, version, bookmarkCount } = recipe;
  return {
    id,
    title,
    slug,
    privacySetting,
    image: image ? cropped(imageViewOf(image), recipe.image?.crop) : null,
    version,
    publishedAt: optionalIsoTime(recipe.publishedAt),
    bookmarkCount,
    hasUnpublishedChanges: hasUnpublishedChanges(recipe),
    createdAt: isoTime(recipe.createdAt),
    updatedAt: isoTime(recipe.updatedAt),
  };
}
