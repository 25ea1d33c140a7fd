import { isDeepStrictEqual } from 'node:util';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { commitReferring } from '../check-references.ts';
import { checkVersion, retryStale } from '../retry-stale.ts';
import { notFound } from '../service-error.ts';
import { contentFrom } from './content.ts';
import { deedOf } from './deed.ts';
import { getRecipe } from './get.ts';
import { checkOwnIds } from './own-ids.ts';
import { recipeReferences } from './references.ts';
import { draftOf } from './writing.ts';

export type RecipeUpdate = {
  id: RecipeId;
  input: RecipeInput;
  /** Versions the caller may replace; null for any. */
  ifMatch: readonly number[] | null;
};

/** Changes the working copy only: visitors see it once it is published. */
export async function updateRecipe(ctx: SiteContext, update: RecipeUpdate): Promise<RecipeView> {
  await retryStale(() => replaceContent(ctx, update));
  return getRecipe(ctx, update.id);
}

async function replaceContent(ctx: SiteContext, { id, input, ifMatch }: RecipeUpdate) {
  const [recipe] = await ctx.repositories.recipes.listToWrite([id]);
  if (!recipe) throw notFound();
  checkVersion(ifMatch, recipe.version);
  const before = recipe.content;
  const content = contentFrom(input, before);
  if (isDeepStrictEqual(content, before)) return;
  checkOwnIds(content);
  const references = recipeReferences(content);
  await commitReferring(
    ctx,
    { references, before: recipeReferences(before) },
    ctx.repositories.recipes.update([draftOf(recipe, content)], deedOf(ctx)),
  );
}
