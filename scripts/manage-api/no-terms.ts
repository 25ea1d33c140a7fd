import type { RecipeTerms } from '#domain/recipe-terms.ts';

/** The lists of a recipe without terms, to be filled. */
export const noTerms = (): RecipeTerms => ({
  tagIds: [],
  methodIds: [],
  foodCategoryIds: [],
  mealIds: [],
  cuisineIds: [],
  dietIds: [],
});
