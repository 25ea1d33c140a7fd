import { understoodForms } from './understood-titles.ts';
import type { Forms } from './understood-titles.ts';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { isEnglish } from '../text/language.ts';
import { sizeSlugs } from '../measures/units.ts';
import type { UnitName } from '../measures/units.ts';

export type IngredientTitles = Forms;

type TitledUsage = Pick<IngredientUsage, 'ingredientTitleOverride'> & {
  unit: UnitName | null;
  ingredient: { title: string; pluralTitle?: string | null } | null;
};

/**
 * Counted things follow the quantity ("2 tomatoes", "1 large egg"); what stands behind any other
 * unit keeps the cook's own form ("1 cup blueberries", "2 cloves garlic"), and so does an override.
 * Of other languages, and of words that are not understood, the plural is what the cook says.
 */
export function ingredientTitles(usage: TitledUsage, language: string): IngredientTitles {
  if (usage.ingredientTitleOverride !== null) return unchanged(usage.ingredientTitleOverride);
  const title = usage.ingredient?.title ?? '';
  const isCounted = usage.unit === null || isSize(usage.unit);
  if (!isCounted) return unchanged(title);
  const plural = usage.ingredient?.pluralTitle ?? null;
  if (plural !== null) return { singular: title, plural };
  return isEnglish(language) ? understoodForms(title) : unchanged(title);
}

function isSize(unit: UnitName): boolean {
  return sizeSlugs.has(unit.slug);
}

function unchanged(title: string): IngredientTitles {
  return { singular: title, plural: title };
}
