import { pluralTitle, singularTitle } from './english-plurals.ts';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { sizeSlugs } from '../measures/units.ts';
import type { UnitName } from '../measures/units.ts';

/** The two forms of a title; equal where the amount does not change it. */
export type IngredientTitles = { singular: string; plural: string };

type TitledUsage = Pick<IngredientUsage, 'ingredientTitleOverride'> & {
  unit: UnitName | null;
  ingredient: { title: string } | null;
};

/**
 * Counted things follow the quantity ("2 tomatoes", "1 large egg"); what stands behind any other
 * unit keeps the cook's own form ("1 cup blueberries", "2 cloves garlic"), and so does an override.
 */
export function ingredientTitles(usage: TitledUsage): IngredientTitles {
  if (usage.ingredientTitleOverride !== null) return unchanged(usage.ingredientTitleOverride);
  const title = usage.ingredient?.title ?? '';
  return usage.unit === null || isSize(usage.unit)
    ? { singular: singularTitle(title), plural: pluralTitle(title) }
    : unchanged(title);
}

function isSize(unit: UnitName): boolean {
  return sizeSlugs.has(unit.slug);
}

function unchanged(title: string): IngredientTitles {
  return { singular: title, plural: title };
}
