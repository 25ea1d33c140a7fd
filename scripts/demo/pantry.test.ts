import { describe, expect, test } from 'vitest';
import { demoSites } from './index.ts';
import { parseIngredientLine } from './ingredient-line.ts';
import { pantryItem, pantryTitles } from './pantry.ts';

const used = demoSites
  .flatMap((site) => site.recipes)
  .flatMap((recipe) => recipe.ingredients.flatMap((group) => group.lines))
  .map(parseIngredientLine)
  .flatMap((parsed) => (parsed.ok ? [parsed.line] : []));

describe('The pantry', () => {
  test('knows the density of everything measured in cups and spoons', () => {
    const poured = used.filter(({ unitSlug }) =>
      ['cup', 'tablespoon', 'teaspoon'].includes(unitSlug ?? ''),
    );
    const unknown = poured.filter(
      ({ ingredient }) => pantryItem(ingredient).gramsPerLiter === null,
    );
    expect(unknown.map(({ ingredient }) => ingredient)).toEqual([]);
  });

  test('keeps nothing that no recipe uses', () => {
    const titles = used.map(({ ingredient }) => ingredient);
    expect(pantryTitles().filter((title) => !titles.includes(title))).toEqual([]);
  });

  test('weighs flour in grams and measures it in cups', () => {
    expect(pantryItem('bread flour')).toEqual({
      title: 'bread flour',
      pluralTitle: null,
      gramsPerLiter: 550,
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    });
  });
});
