import type { Ingredient } from '../../ingredients/ingredient.ts';
import type { IngredientUsageGroup } from '../../recipe/recipe.ts';
import type { StepIngredient } from './ingredient-mentions.ts';

/** The ingredients of a recipe as its steps name them; a line without a name is none. */
export function stepIngredients(
  groups: readonly IngredientUsageGroup[],
  known: readonly Pick<Ingredient, 'id' | 'title'>[],
): StepIngredient[] {
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  return groups.flatMap(({ ingredientUsages }) =>
    ingredientUsages.flatMap(({ id, ingredientId, ingredientTitleOverride }) => {
      const own = ingredientId === null ? null : (titles.get(ingredientId) ?? null);
      const title = ingredientTitleOverride ?? own;
      return title === null || title.trim() === '' ? [] : [{ id, title }];
    }),
  );
}
