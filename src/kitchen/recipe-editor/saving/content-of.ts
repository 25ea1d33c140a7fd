import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';

/**
 * What a cook writes of a recipe, out of all that is answered of it. A field that is newer than
 * this page is left out, and so stays as it is when the recipe is saved.
 */
export const contentOf = (view: RecipeView): Required<RecipeContent> => ({
  title: view.title,
  slug: view.slug,
  language: view.language,
  description: view.description,
  images: view.images,
  videoId: view.videoId,
  youtubeVideoId: view.youtubeVideoId,
  storyExcerpt: view.storyExcerpt,
  storyMore: view.storyMore,
  note: view.note,
  legacyRecipeData: view.legacyRecipeData,
  privacySetting: view.privacySetting,
  prepTimeMinutes: view.prepTimeMinutes,
  cookTimeMinutes: view.cookTimeMinutes,
  customTimeLabel: view.customTimeLabel,
  customTimeMinutes: view.customTimeMinutes,
  yieldServings: view.yieldServings,
  servingDescription: view.servingDescription,
  difficultyLevel: view.difficultyLevel,
  tagIds: view.tagIds,
  methodIds: view.methodIds,
  foodCategoryIds: view.foodCategoryIds,
  mealIds: view.mealIds,
  cuisineIds: view.cuisineIds,
  dietIds: view.dietIds,
  keywords: view.keywords,
  ingredientUsageGroups: view.ingredientUsageGroups,
  instructionGroups: view.instructionGroups,
  equipmentUsages: view.equipmentUsages,
  contributorIds: view.contributorIds,
});
