import { issueMessages } from '#contract/error-messages.ts';
import type { RecipeView } from '#contract/recipe-view.ts';
import type { RecipeId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt, notFound } from '../service-error.ts';
import { getRecipe } from './get.ts';

/** Shows the working copy to visitors; what shows it already stays as it is. */
export async function publishRecipe(
  ctx: SiteContext,
  { id, publishedAt }: { id: RecipeId; publishedAt: number | null },
): Promise<RecipeView> {
  if (publishedAt !== null && publishedAt > ctx.now) {
    throw invalidAt('publishedAt', issueMessages.futureDate);
  }
  const { publications } = ctx.repositories;
  const [changes = 0] = await ctx.commit(
    publications.publish({ recipeIds: [id], now: ctx.now, publishedAt }),
  );
  if (changes > 0) ctx.wakePublisher(ctx.site.id);
  return getRecipe(ctx, id);
}

export async function unpublishRecipe(ctx: SiteContext, id: RecipeId): Promise<RecipeView> {
  const [changes = 0] = await ctx.commit(ctx.repositories.publications.unpublish([id], ctx.now));
  if (changes > 0) ctx.wakePublisher(ctx.site.id);
  return getRecipe(ctx, id);
}

/** Pages vanish in the same batch that deletes what they were about. */
export async function deleteRecipe(ctx: SiteContext, id: RecipeId): Promise<void> {
  const { publications, recipes, site } = ctx.repositories;
  const counts = await ctx.commit([
    ...publications.retract(id, ctx.now),
    ...site.unfeature(id, ctx.now),
    recipes.delete(id),
  ]);
  if (counts.at(-1) === 0) throw notFound();
  ctx.wakePublisher(ctx.site.id);
}
