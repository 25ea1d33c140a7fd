import type { IngredientView, MergeInput } from '#contract/site/globals.ts';
import type { IngredientId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';
import { withFormerNames } from '../former-names.ts';
import { mergeEntries, separateEntry } from '../merge-entries.ts';

/** Answers what stands for both. */
export async function mergeIngredient(
  ctx: SiteContext,
  merge: { id: IngredientId } & MergeInput,
): Promise<IngredientView> {
  await mergeEntries(ctx, { kind: 'ingredient', ...merge });
  return ingredientView(ctx, merge.intoId);
}

export async function separateIngredient(ctx: SiteContext, id: IngredientId) {
  const shownId = await separateEntry(ctx, { kind: 'ingredient', id });
  const [ingredient, separated] = await Promise.all([
    ingredientView(ctx, shownId),
    ingredientView(ctx, id),
  ]);
  return { ingredient, separated };
}

async function ingredientView(ctx: SiteContext, id: IngredientId): Promise<IngredientView> {
  const { ingredients } = ctx.repositories;
  const [ingredient, former] = await Promise.all([
    ingredients.find(id),
    ingredients.listMergedInto(id),
  ]);
  // Another request took it away in between.
  if (!ingredient) throw notFound();
  return withFormerNames(ingredient, former);
}
