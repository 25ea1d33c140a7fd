import type { Ingredient } from '../../../ingredients/ingredient.ts';
import { builtInUnits } from '../../../measures/built-in-units.ts';
import type { Pantry } from '../pantry.ts';

const units = builtInUnits.map(({ slug, title, pluralTitle, abbreviation }) => ({
  id: `unit-${slug}`,
  slug,
  title,
  pluralTitle,
  abbreviation,
}));

export const anIngredient = (title: string, gramsPerLiter: number | null = null): Ingredient => ({
  id: `ingredient-${title}`,
  title,
  gramsPerLiter,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
});

export const aPantry = (titles: readonly string[] = [], language = 'en'): Pantry => ({
  units,
  ingredients: titles.map((title) => anIngredient(title)),
  language,
});
