import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { perFilter } from '#domain/search/filters.ts';
import type { RecipeId, TermId } from '#domain/ids.ts';
import { termIdsFor, termIdsOf } from '#domain/recipe/recipe-terms.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { StoredRecipe } from '#functions/repositories/recipe/recipe.ts';
import type { Term } from '#functions/repositories/site/term.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { imageViewOf, videoViewOf } from '../media/views.ts';
import { notFound } from '../service-error.ts';
import { recipeReferences } from './references.ts';

export async function getRecipe(ctx: SiteContext, id: RecipeId): Promise<RecipeView> {
  const recipe = await ctx.repositories.recipes.find(id);
  if (!recipe) throw notFound();
  const { content } = recipe;
  const references = recipeReferences(content);
  const idsOf = (wanted: string) =>
    references.flatMap((reference) => (reference.kind === wanted ? [reference.id] : []));
  const details = await ctx.repositories.findRecipeDetails({
    termIds: termIdsOf(content),
    collectionIds: recipe.collectionIds,
    imageIds: idsOf('image'),
    videoIds: idsOf('video'),
  });
  const terms = new Map(details.terms.map((term) => [term.id, term]));
  return {
    ...content,
    id: recipe.id,
    version: recipe.version,
    publishedAt: optionalIsoTime(recipe.publishedAt),
    hasUnpublishedChanges: hasUnpublishedChanges(recipe),
    createdAt: isoTime(recipe.createdAt),
    updatedAt: isoTime(recipe.updatedAt),
    ingredientUsageCount: content.ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
      .length,
    ...perFilter((filter) => pick(terms, termIdsFor(content, filter))),
    collections: details.collections,
    referencedImages: details.images.map(imageViewOf),
    referencedVideos: details.videos.map(videoViewOf),
  };
}

/** Nothing shows yet of a recipe that was never published, so nothing of it is behind. */
export function hasUnpublishedChanges(recipe: Pick<StoredRecipe, 'version' | 'publishedVersion'>) {
  return recipe.publishedVersion !== null && recipe.publishedVersion !== recipe.version;
}

function pick(terms: Map<TermId, Term>, ids: TermId[]): Term[] {
  return ids.flatMap((id) => terms.get(id) ?? []);
}
