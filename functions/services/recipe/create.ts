import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { commitReferring } from '../check-references.ts';
import { contentFrom } from './content.ts';
import { deedOf } from './deed.ts';
import { checkOwnIds } from './own-ids.ts';
import { recipeImageIds, recipeReferences } from './references.ts';
import { getRecipe } from './get.ts';

export async function createRecipe(ctx: SiteContext, input: RecipeInput): Promise<RecipeView> {
  const content = contentFrom(input, null);
  checkOwnIds(content);
  const id = ctx.newId();
  const draft = { id, content, imageIds: recipeImageIds(content), expectedVersion: null };
  await commitReferring(
    ctx,
    { references: recipeReferences(content) },
    ctx.repositories.recipes.create([draft], deedOf(ctx)),
  );
  return getRecipe(ctx, id);
}
