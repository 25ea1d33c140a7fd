import type { IngredientInput } from '#contract/site/globals.ts';
import type { IngredientId } from '#domain/ids.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { conflict, notFound } from '../../service-error.ts';

export async function createIngredient(
  ctx: SiteContext,
  input: IngredientInput,
): Promise<Ingredient> {
  const ingredient = { id: ctx.newId(), ...input };
  await ctx.commit([ctx.repositories.ingredients.create(ingredient)]);
  return ingredient;
}

export async function updateIngredient(
  ctx: SiteContext,
  ingredient: Ingredient,
): Promise<Ingredient> {
  const { id } = ingredient;
  await checkIsThere(ctx, id);
  const { ingredients, changes, searchIndex } = ctx.repositories;
  await ctx.commit([
    searchIndex.queueRecipesWith(ingredient),
    ingredients.update(ingredient),
    changes.record([`ingredient:${id}`], ctx.now),
  ]);
  ctx.wakePublisher(ctx.site.id);
  return ingredient;
}

export async function deleteIngredient(ctx: SiteContext, id: IngredientId): Promise<void> {
  await checkIsThere(ctx, id);
  const [deleted] = await ctx.commit([ctx.repositories.ingredients.deleteUnused(id)]);
  if (deleted === 0) throw conflict('in_use');
}

async function checkIsThere(ctx: SiteContext, id: IngredientId): Promise<void> {
  const found = await ctx.repositories.findReferences({ ingredient: [id] });
  if (found.size === 0) throw notFound();
}
