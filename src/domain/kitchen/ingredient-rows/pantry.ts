import type { Ingredient } from '../../ingredients/ingredient.ts';
import type { Unit } from '../../measures/units.ts';
import type { IngredientUsage } from '../../recipe/recipe.ts';

/** What lines of a recipe are understood with: the platform's units and the cook's ingredients. */
export type Pantry = {
  units: readonly Unit[];
  ingredients: readonly Ingredient[];
  /** Of the recipe. */
  language: string;
};

export const unitOfRow = ({ unitId }: { unitId: string | null }, { units }: Pantry): Unit | null =>
  unitId === null ? null : (units.find(({ id }) => id === unitId) ?? null);

export const ingredientOfRow = (
  { ingredientId }: Pick<IngredientUsage, 'ingredientId'>,
  { ingredients }: Pantry,
): Ingredient | null =>
  ingredientId === null ? null : (ingredients.find(({ id }) => id === ingredientId) ?? null);
