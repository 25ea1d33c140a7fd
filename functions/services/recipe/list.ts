import type { Page } from '#contract/paging.ts';
import type { RecipeListQuery } from '#contract/recipe/recipe-list.ts';
import type { RecipesAnswer, RecipeSummaryView } from '#contract/recipe/recipe-view.ts';
import { cropped, type ImageUse } from '#domain/media/image.ts';
import type { SiteContext } from '#functions/http/context.ts';
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
  const pictureOf = await picturesOf(ctx, recipes);
  return { recipes: recipes.map((recipe) => viewOf(recipe, pictureOf)), total };
}

type Pictured = { image: ImageUse | null };
type PictureOf = (recipe: Pictured) => RecipeSummaryView['image'];

/** The first pictures of recipes, cut as their cooks cut them. */
export async function picturesOf(ctx: SiteContext, recipes: Pictured[]): Promise<PictureOf> {
  const ids = recipes.flatMap(({ image }) => (image ? [image.id] : []));
  const images = ids.length > 0 ? await ctx.repositories.media.listImagesById(ids) : [];
  const byId = new Map(images.map((image) => [image.id, image]));
  return ({ image: use }) => {
    const image = use && byId.get(use.id);
    return image ? cropped(imageViewOf(image), use?.crop) : null;
  };
}

function viewOf(recipe: RecipeSummary, pictureOf: PictureOf): RecipeSummaryView {
  const { id, title, slug, privacySetting, version, bookmarkCount } = recipe;
  return {
    id,
    title,
    slug,
    privacySetting,
    image: pictureOf(recipe),
    version,
    publishedAt: optionalIsoTime(recipe.publishedAt),
    bookmarkCount,
    hasUnpublishedChanges: hasUnpublishedChanges(recipe),
    createdAt: isoTime(recipe.createdAt),
    updatedAt: isoTime(recipe.updatedAt),
  };
}
