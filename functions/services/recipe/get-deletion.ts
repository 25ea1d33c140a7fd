import type { DeletionView } from '#contract/recipe/deleted-recipe.ts';
import type { RecipeId } from '#domain/ids.ts';
import { deletedRecipesKeptMs } from '#domain/recipe/deleted-recipe.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';
import { notFound } from '../service-error.ts';

/** What became of a recipe that somebody still has open. */
export async function getDeletion(ctx: SiteContext, id: RecipeId): Promise<DeletionView> {
  const deletion = await ctx.repositories.deletedRecipes.findDeletion(id);
  if (!deletion) throw notFound();
  const { deletedAt, by } = deletion;
  return { deletedAt: isoTime(deletedAt), endsAt: isoTime(deletedAt + deletedRecipesKeptMs), by };
}
