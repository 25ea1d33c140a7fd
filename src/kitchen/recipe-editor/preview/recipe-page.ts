import type { AskedPreview } from '#contract/publishing/preview.ts';
import { writtenRecipe } from '#domain/kitchen/draft/written-recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';

/** The page of a recipe as it stands in its editor. */
export const recipePage =
  (recipeId: string) =>
  (recipe: RecipeContent): AskedPreview => ({
    page: { kind: 'recipe', id: recipeId },
    unsaved: writtenRecipe(recipe),
  });
