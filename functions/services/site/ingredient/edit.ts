import type {
  IngredientInput,
  IngredientView,
  NewIngredientInput,
} from '#contract/site/globals.ts';
import type { IngredientId } from '#domain/ids.ts';
import { formerNamesAfter } from '#domain/ingredients/former-names.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { conflict, notFound } from '../../service-error.ts';
import { withFormerNames } from '../former-names.ts';
import { isChange } from '../is-change.ts';

export async function createIngredient(
  ctx: SiteContext,
  input: NewIngredientInput,
): Promise<Ingredient> {
  const ingredient = { id: ctx.newId(), ...input };
  await ctx.commit([ctx.repositories.ingredients.create(ingredient)]);
  return ingredient;
}

export async function updateIngredient(
  ctx: SiteContext,
  { id, input }: { id: IngredientId; input: IngredientInput },
): Promise<IngredientView> {
  const { ingredients, changes, searchIndex } = ctx.repositories;
  const [known, former] = await Promise.all([ingredients.find(id), ingredients.listMergedInto(id)]);
  if (!known) throw notFound();
  const formerNames = formerNamesAfter(known, input);
  const change = { ...input, ...(formerNames && { formerNames }) };
  const ingredient = { ...known, ...change };
  if (isChange(input)) {
    await ctx.commit([
      searchIndex.queueRecipesWith(ingredient),
      ingredients.update(id, change),
      changes.record([`ingredient:${id}`], ctx.now),
    ]);
    ctx.wakePublisher(ctx.site.id);
  }
  return withFormerNames(ingredient, former);
}

export async function deleteIngredient(ctx: SiteContext, id: IngredientId): Promise<void> {
  const { ingredients } = ctx.repositories;
  if (!(await ingredients.find(id))) throw notFound();
  const [deleted] = await ctx.commit([ingredients.deleteUnused(id)]);
  if (deleted === 0) throw conflict('in_use');
}
