import type { RecipeId } from '#domain/ids.ts';
import type { PrivacySetting } from '#domain/recipe/recipe.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { commentsDisabled, notFound } from '../service-error.ts';

/** The recipe as far as its comments are concerned; refused where visitors find none. */
export async function getCommentable(
  ctx: VisitContext,
  recipeId: RecipeId,
): Promise<{ privacySetting: PrivacySetting }> {
  checkCommentsEnabled(ctx);
  const recipe = await ctx.repositories.comments.findRecipe(recipeId);
  if (!recipe) throw notFound();
  return recipe;
}

export function checkCommentsEnabled({ site }: VisitContext): void {
  if (!site.settings.commentsEnabled) throw commentsDisabled();
}
