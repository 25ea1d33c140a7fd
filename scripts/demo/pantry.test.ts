import { describe, expect, test } from 'vitest';
import { demoSites } from './index.ts';
import { pantryItem, pantryTitles } from './pantry.ts';
import { linesOf } from './read-demo.ts';

const used = demoSites.flatMap((site) => site.recipes).flatMap(linesOf);
const spoons: (string | null)[] = ['cup', 'tablespoon', 'teaspoon'];

describe('The pantry', () => {
  test('knows the density of everything measured in cups and spoons', () => {
    const poured = used.filter(({ unitSlug }) => spoons.includes(unitSlug));
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
