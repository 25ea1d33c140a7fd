import type { RecipeView } from '#contract/recipe-view.ts';
import type { RecipeId, TermId } from '#domain/ids.ts';
import type { Recipe } from '#domain/recipe.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Term } from '#functions/repositories/recipe-details.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { imageViewOf, videoViewOf } from '../media/views.ts';
import { notFound } from '../service-error.ts';
import { contentOf } from './content.ts';
import { recipeReferences } from './references.ts';

export async function getRecipe(ctx: SiteContext, id: RecipeId): Promise<RecipeView> {
  const recipe = await ctx.repositories.recipes.find(id);
  if (!recipe) throw notFound();
  const content = contentOf(recipe);
  const references = recipeReferences(content);
  const idsOf = (wanted: string) =>
    references.flatMap((reference) => (reference.kind === wanted ? [reference.id] : []));
  const details = await ctx.repositories.findRecipeDetails({
    termIds: termIdsOf(recipe),
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
    ingredientUsageCount: recipe.ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
      .length,
    categories: pick(terms, recipe.foodCategoryIds),
    cuisines: pick(terms, recipe.cuisineIds),
    meals: pick(terms, recipe.mealIds),
    methods: pick(terms, recipe.methodIds),
    diets: pick(terms, recipe.dietIds),
    tags: pick(terms, recipe.tagIds),
    collections: details.collections,
    referencedImages: details.images.map(imageViewOf),
    referencedVideos: details.videos.map(videoViewOf),
  };
}

/** Nothing shows yet of a recipe that was never published, so nothing of it is behind. */
export function hasUnpublishedChanges(recipe: Pick<Recipe, 'version' | 'publishedVersion'>) {
  return recipe.publishedVersion !== null && recipe.publishedVersion !== recipe.version;
}

function termIdsOf(recipe: Recipe): TermId[] {
  return [
    ...recipe.foodCategoryIds,
    ...recipe.cuisineIds,
    ...recipe.mealIds,
    ...recipe.methodIds,
    ...recipe.dietIds,
    ...recipe.tagIds,
  ];
}

function pick(terms: Map<TermId, Term>, ids: TermId[]): Term[] {
  return ids.flatMap((id) => terms.get(id) ?? []);
}
