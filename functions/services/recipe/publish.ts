import { issueMessages } from '#contract/issue-messages.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt, notFound } from '../service-error.ts';
import { deedOf } from './deed.ts';
import { getRecipe } from './get.ts';

/** A recipe in one of the versions that the caller has seen; null for any. */
type Seen = { id: RecipeId; ifMatch: readonly number[] | null };

type Statements = Parameters<SiteContext['commit']>[0];

/** Shows the working copy to visitors; what shows it already stays as it is. */
export async function publishRecipe(
  ctx: SiteContext,
  { publishedAt, ...seen }: Seen & { publishedAt: number | null },
): Promise<RecipeView> {
  if (publishedAt !== null && publishedAt > ctx.now) {
    throw invalidAt('publishedAt', issueMessages.futureDate);
  }
  const { publications } = ctx.repositories;
  const publication = { recipeIds: [seen.id], ...deedOf(ctx), publishedAt };
  return commitSeen(ctx, seen, publications.publish(publication));
}

export async function unpublishRecipe(ctx: SiteContext, seen: Seen): Promise<RecipeView> {
  return commitSeen(ctx, seen, ctx.repositories.publications.unpublish([seen.id], ctx.now));
}

async function commitSeen(ctx: SiteContext, { id, ifMatch }: Seen, statements: Statements) {
  const { recipes } = ctx.repositories;
  const [changes = 0] = await ctx.commit([
    ...statements,
    ...(ifMatch ? [recipes.expectVersion(id, ifMatch)] : []),
  ]);
  if (changes > 0) ctx.wakePublisher(ctx.site.id);
  return getRecipe(ctx, id);
}

/** Visitors and lists lose it at once; for a while it can be restored. */
export async function deleteRecipe(ctx: SiteContext, id: RecipeId): Promise<void> {
  const { deletedRecipes, site } = ctx.repositories;
  const [deleted] = await ctx.commit([
    ...deletedRecipes.delete([id], ctx.now),
    ...site.unfeature([id], ctx.now),
  ]);
  if (deleted === 0) throw notFound();
  ctx.wakePublisher(ctx.site.id);
}
