import type { IngredientUsageGroup } from '../../recipe/recipe.ts';
import type { StepIngredient } from '../../recipe/mentions/ingredient-mentions.ts';
import type { KnownIngredient } from '../ingredient-rows/pantry.ts';
import { idsOf } from '../naming/entry-of.ts';

/** The ingredients of a recipe as its steps name them; a line without a name is none. */
export function stepIngredients(
  groups: readonly IngredientUsageGroup[],
  known: readonly Pick<KnownIngredient, 'id' | 'title' | 'formerly'>[],
): StepIngredient[] {
  const titles = new Map(
    known.flatMap(({ title, ...named }) => idsOf(named).map((id) => [id, title] as const)),
  );
  return groups.flatMap(({ ingredientUsages }) =>
    ingredientUsages.flatMap(({ id, ingredientId, ingredientTitleOverride }) => {
      const own = ingredientId === null ? null : (titles.get(ingredientId) ?? null);
      const title = ingredientTitleOverride ?? own;
      return title === null || title.trim() === '' ? [] : [{ id, title }];
    }),
  );
}
