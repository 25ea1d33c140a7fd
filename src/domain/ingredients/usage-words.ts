import type { MeasureFigures } from '../measures/quantity.ts';
import type { UnitName } from '../measures/units.ts';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { ingredientTitles } from './ingredient-title.ts';
import type { IngredientTitles } from './ingredient-title.ts';
import { unitIn } from './languages/language-units.ts';

/** The title of a line and its unit, in the words of a recipe's language. */
export type UsageWords = {
  titles: IngredientTitles;
  unit: UnitName | null;
  /** The cook's own, where a page would write them in another way. */
  figures?: MeasureFigures;
};

type Usage = Pick<IngredientUsage, 'ingredientTitleOverride' | 'unitWord'>;
type Named = {
  unit: UnitName | null;
  ingredient: { title: string; pluralTitle?: string | null } | null;
};

export function usageWords(
  usage: Usage,
  { unit, ingredient }: Named,
  language: string,
): UsageWords {
  const { ingredientTitleOverride, unitWord } = usage;
  return {
    titles: ingredientTitles({ ingredientTitleOverride, unit, ingredient }, language),
    unit: unit && nameOf(unitIn(language, unit, unitWord)),
  };
}

const nameOf = ({ slug, title, pluralTitle, abbreviation }: UnitName): UnitName => ({
  slug,
  title,
  pluralTitle,
  abbreviation,
});
