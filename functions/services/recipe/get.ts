import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { ScheduleView } from '#contract/recipe/recipe-schedule.ts';
import type { RecipeId } from '#domain/ids.ts';
import { partIdsOf } from '#domain/recipe/recipe-parts.ts';
import { termIdsOf, termsOf } from '#domain/recipe/recipe-terms.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { StoredRecipe } from '#functions/repositories/recipe/working-copies.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { videoViewOf } from '../media/views.ts';
import { notFound } from '../service-error.ts';

export async function getRecipe(ctx: SiteContext, id: RecipeId): Promise<RecipeView> {
  const recipe = await ctx.repositories.recipes.find(id);
  if (!recipe) throw notFound();
  const { content } = recipe;
  const { imageIds, videoIds } = partIdsOf(content);
  const details = await ctx.repositories.findRecipeDetails({
    termIds: termIdsOf(content),
    collectionIds: recipe.collectionIds,
    imageIds,
    videoIds,
  });
  return {
    ...content,
    language: content.language ?? null,
    id: recipe.id,
    version: recipe.version,
    publishedAt: optionalIsoTime(recipe.publishedAt),
    hasUnpublishedChanges: hasUnpublishedChanges(recipe),
    schedule: scheduleOf(recipe),
    createdAt: isoTime(recipe.createdAt),
    updatedAt: isoTime(recipe.updatedAt),
    ingredientUsageCount: content.ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
      .length,
    ...termsOf(content, details.terms),
    collections: details.collections,
    referencedImages: details.images,
    referencedVideos: details.videos.map(videoViewOf),
  };
}

function scheduleOf(recipe: StoredRecipe): ScheduleView | null {
  const { scheduledAt: at, scheduledZone: zone, scheduledWall: wall, scheduleError } = recipe;
  if (at === null || zone === null || wall === null) return null;
  const failure = scheduleError === 'slug_taken' ? scheduleError : 'internal_error';
  return {
    at: isoTime(at),
    zone,
    wall,
    hasLaterChanges: recipe.scheduledVersion !== recipe.version,
    error: scheduleError === null ? null : failure,
  };
}

/** Nothing shows yet of a recipe that was never published, so nothing of it is behind. */
export function hasUnpublishedChanges(recipe: Pick<StoredRecipe, 'version' | 'publishedVersion'>) {
  return recipe.publishedVersion !== null && recipe.publishedVersion !== recipe.version;
}
