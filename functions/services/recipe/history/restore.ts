import { isDeepStrictEqual } from 'node:util';
import type { RestoredAnswer } from '#contract/recipe/recipe-history.ts';
import type { Id, RecipeId } from '#domain/ids.ts';
import { withoutMissing } from '#domain/recipe/history/without-missing.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { WritableRecipe } from '#functions/repositories/recipe/working-copies.ts';
import { expectationsOf, missingReferences } from '../../check-references.ts';
import { checkVersion, retryStale } from '../../retry-stale.ts';
import { notFound, ServiceError } from '../../service-error.ts';
import { wholeContent } from '../content.ts';
import { deedOf } from '../deed.ts';
import { getRecipe } from '../get.ts';
import { checkOwnIds } from '../own-ids.ts';
import { recipeReferences } from '../references.ts';
import { draftOf } from '../writing.ts';

type Restoring = { recipeId: RecipeId; id: Id; ifMatch: readonly number[] | null };

/** Writes the revision as a new version; the copy that stood becomes a revision itself. */
export async function restoreRevision(
  ctx: SiteContext,
  restoring: Restoring,
): Promise<RestoredAnswer> {
  const leftOut = await retryStale(() => replace(ctx, restoring));
  return { recipe: await getRecipe(ctx, restoring.recipeId), leftOut };
}

async function replace(ctx: SiteContext, { recipeId, id, ifMatch }: Restoring) {
  const { recipeHistory, recipes } = ctx.repositories;
  const [[recipe], revision] = await Promise.all([
    recipes.listToWrite([recipeId]),
    recipeHistory.find({ recipeId, id }),
  ]);
  if (!recipe || !revision) throw notFound();
  checkVersion(ifMatch, recipe.version);
  const kept = wholeContent(revision.content);
  // Who wrote it has written it, even if they work here no longer.
  const asked = recipeReferences(kept).filter(({ kind }) => kind !== 'contributor');
  const missing = await missingReferences(ctx, asked);
  const content = withoutMissing(kept, new Set(missing.map((each) => `${each.kind}:${each.id}`)));
  checkOwnIds(content);
  if (!isDeepStrictEqual(content, recipe.content)) await write(ctx, recipe, content);
  return missing.map(({ path }) => path);
}

/** An address that another recipe has taken since stays with it. */
async function write(ctx: SiteContext, recipe: WritableRecipe, content: RecipeContent) {
  try {
    await commitCopy(ctx, recipe, content);
  } catch (error) {
    const isTaken = error instanceof ServiceError && error.code === 'slug_taken';
    if (!isTaken) throw error;
    await commitCopy(ctx, recipe, { ...content, slug: recipe.content.slug });
  }
}

async function commitCopy(ctx: SiteContext, recipe: WritableRecipe, content: RecipeContent) {
  const { recipeHistory, recipes } = ctx.repositories;
  const deed = deedOf(ctx);
  await ctx.commit([
    ...expectationsOf(ctx, recipeReferences(content)),
    recipeHistory.keepBeforeRestore({ recipeId: recipe.id, id: ctx.newId(), ...deed }),
    ...recipes.update([draftOf(recipe, content)], deed),
  ]);
}
