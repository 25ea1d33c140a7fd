import type { AskedPreview } from '#contract/publishing/preview.ts';
import type { WrittenRecipe } from '#contract/recipe/recipe.ts';

/** The page of a recipe as it stands in its editor. */
export const recipePage =
  (recipeId: string) =>
  (unsaved: WrittenRecipe): AskedPreview => ({ page: { kind: 'recipe', id: recipeId }, unsaved });
