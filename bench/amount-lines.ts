import { existsSync, readFileSync } from 'node:fs';
import { weighingOf } from '#domain/cooking/weighing.ts';
import type { MeasuredIngredient } from '#domain/measures/conversion.ts';
import { quantityFrom, type Quantity } from '#domain/measures/quantity.ts';
import { type BuiltInUnit, findBuiltInUnit } from '#domain/measures/built-in-units.ts';
import { demoSites } from '#scripts/demo/index.ts';
import { pantryItem } from '#scripts/demo/pantry.ts';
import { linesOf } from '#scripts/demo/read-demo.ts';
import { ingredientDefaults } from '#domain/ingredients/ingredient-defaults.ts';
import { type ImportedLine, readLine } from '#scripts/import/ingredients/read-line.ts';
import { readRows } from '#scripts/import/recipe-row.ts';

/** A measured line of a recipe, as an import or the demo holds it. */
export type AmountLine = {
  quantity: Quantity;
  unit: BuiltInUnit | null;
  ingredient: MeasuredIngredient | null;
};

const recipes = new URL('../../shared/data/recipes/recipes.jsonl', import.meta.url);

/** Every ingredient line of the shared recipes, as an import reads it; none where they are absent. */
export function sharedReadings(): ImportedLine[] {
  if (!existsSync(recipes)) return [];
  const { rows } = readRows(readFileSync(recipes, 'utf8'));
  return rows
    .flatMap(({ row }) => row.ingredientGroups?.flatMap(({ items }) => items) ?? row.ingredients)
    .map((line) => readLine(line, 'en'));
}

export function sharedLines(): AmountLine[] {
  return sharedReadings().flatMap(({ quantityMin, quantityMax, unitSlug, name }) => {
    const quantity = quantityFrom(quantityMin, quantityMax);
    if (!quantity) return [];
    const unit = findBuiltInUnit(unitSlug ?? '');
    const ingredient =
      name === null ? null : weighingOf({ id: name, ...ingredientDefaults(name) }, unit);
    return [{ quantity, unit, ingredient }];
  });
}

export function demoLines(): AmountLine[] {
  return demoSites
    .flatMap(({ recipes: own }) => own.flatMap(linesOf))
    .flatMap(({ quantityMin, quantityMax, unitSlug, ingredient }) => {
      const quantity = quantityFrom(quantityMin, quantityMax);
      const unit = findBuiltInUnit(unitSlug ?? '');
      const item = { id: ingredient, ...pantryItem(ingredient) };
      return quantity ? [{ quantity, unit, ingredient: weighingOf(item, unit) }] : [];
    });
}
