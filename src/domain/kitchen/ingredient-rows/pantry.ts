import { ingredientKey } from '../../ingredients/line-reading/title-override.ts';
import type { Id } from '../../ids.ts';
import type { Ingredient } from '../../ingredients/ingredient.ts';
import type { SaidUnit } from '../../measures/units.ts';
import type { IngredientUsage } from '../../recipe/recipe.ts';
import { entryOf } from '../naming/entry-of.ts';

/** An ingredient with the names of what was merged into it. */
export type KnownIngredient = Ingredient & { formerly?: readonly { id: Id; title: string }[] };

/** What lines of a recipe are understood with: units as the site says them, and the cook's ingredients. */
export type Pantry = {
  units: readonly SaidUnit[];
  ingredients: readonly KnownIngredient[];
  /** Of the recipe. */
  language: string;
};

export const unitOfRow = (
  { unitId }: { unitId: string | null },
  { units }: Pantry,
): SaidUnit | null => (unitId === null ? null : (units.find(({ id }) => id === unitId) ?? null));

export const ingredientOfRow = (
  { ingredientId }: Pick<IngredientUsage, 'ingredientId'>,
  { ingredients }: Pantry,
): Ingredient | null => (ingredientId === null ? null : entryOf(ingredients, ingredientId));

/** The cook's ingredient of that name, whether it names one or many; its former names count too. */
export function ingredientNamed(
  name: string,
  { ingredients, language }: Pantry,
): Ingredient | null {
  const key = ingredientKey(name, language);
  const isSo = ({ title }: { title: string }) => ingredientKey(title, language) === key;
  return ingredients.find(isSo) ?? ingredients.find(({ formerly }) => formerly?.some(isSo)) ?? null;
}
