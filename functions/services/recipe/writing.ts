import { isShownAlike } from '#domain/recipe/shown-recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { RecipeDraft } from '#functions/repositories/recipe/recipe.ts';
import type { WritableRecipe } from '#functions/repositories/recipe/working-copies.ts';
import { wholeContent } from './content.ts';
import { recipeImageIds } from './references.ts';

/** A new working copy of a recipe, and which of what is shown of it says the same. */
export function draftOf(recipe: WritableRecipe, content: RecipeContent): RecipeDraft {
  const { id, version, publishedVersion, scheduledVersion, shown } = recipe;
  const isShown = version === publishedVersion || version === scheduledVersion;
  const revisions = [...shown, ...(isShown ? [{ version, content: recipe.content }] : [])];
  return {
    id,
    content,
    imageIds: recipeImageIds(content),
    expectedVersion: version,
    sameAs: revisions.flatMap((each) =>
      isShownAlike(wholeContent(each.content), content) ? [each.version] : [],
    ),
  };
}
