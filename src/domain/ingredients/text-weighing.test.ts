import { describe, expect, it } from 'vitest';
import { packWork, unpackWork } from '../cooking/packed-work.ts';
import { readPlainText } from '../cooking/read-cook-text.ts';
import type { CookView } from '../cooking/read-cook-text.ts';
import {
  anIngredientUsage,
  asWritten,
  namesWith,
  workOf,
} from '../cooking/testing/written-recipes.ts';
import { ingredientDefaults } from './ingredient-defaults.ts';
import { findBuiltInUnit } from '../measures/built-in-units.ts';
import { readUsageTexts } from './usage-texts.ts';

const metric: CookView = { ...asWritten, system: 'metric' };
const us: CookView = { ...asWritten, system: 'imperial' };
const tripled: CookView = { ...asWritten, scale: { wanted: 3, written: 1 } };

/** The note of a line as its reader sees it, packed into a page and unpacked. */
const noted = (
  ...[title, note, view, unitId = null]: [string, string, CookView, (string | null)?]
) => {
  const ingredient = { id: title, ...ingredientDefaults(title) };
  const known = namesWith({
    ingredient: () => ingredient,
    texts: (usage) =>
      readUsageTexts(usage, { unit: findBuiltInUnit(unitId ?? ''), ingredient }, 'en'),
  });
  const work = unpackWork(
    packWork(workOf({ usages: [anIngredientUsage({ note, unitId })], known })),
  );
  const shown = work.ingredientGroups[0]!.lines[0]!.note!;
  return readPlainText(shown, { view, lines: new Map() });
};

describe('Amounts in the remarks of a line', () => {
  it.each([
    ['flour', 'plus 1 cup for dusting', 'plus 125 g for dusting'],
    ['flour', 'about 1 cup', 'about 125 g'],
    ['almonds', 'about 1 cup, chopped', 'about 145 g, chopped'],
    ['butter', 'mixed with 1 cup sugar', 'mixed with 200 g sugar'],
    ['butter', 'mixed with 1 cup of the sugar', 'mixed with 200 g of the sugar'],
    ['flour', 'mixed with 1 cup water', 'mixed with 235 ml water'],
    ['milk', 'plus 1 cup', 'plus 235 ml'],
    ['gizmos', 'about 1 cup', 'about 1 cup'],
    ['gizmos', 'plus 2 tablespoons', 'plus 2 tablespoons'],
    ['flour', 'plus 2 cups gizmos', 'plus 2 cups gizmos'],
    ['flour', 'plus 8 ounces', 'plus 225 g'],
    ['flour', 'plus 250 g', 'plus 250 g'],
  ])('of %s: %j is %j in metric', (title, note, text) => {
    expect(noted(title, note, metric)).toBe(text);
  });

  it.each([
    ['flour', 'plus 250 g', 'plus 2 cups'],
    ['chocolate', 'plus 200 g', 'plus 7 ounces'],
    ['gizmos', 'plus 250 g', 'plus 9 ounces'],
  ])('of %s: %j is %j in US measures', (title, note, text) => {
    expect(noted(title, note, us)).toBe(text);
  });

  it.each([
    ['8.8 oz / 2 cups', '8.8 ounces / 2 cups'],
    ['or 8.8 ounces', 'or 8.8 ounces'],
    ['1 lb 4 oz', '1 pound 4 ounces'],
  ])('that tell the same as their line are not converted: %j', (note, text) => {
    expect(noted('flour', note, metric, 'gram')).toBe(text);
    expect(noted('flour', note, us, 'gram')).toBe(text);
  });

  it('scale where they keep their unit', () => {
    expect(noted('gizmos', 'about 1 cup', tripled)).toBe('about 3 cups');
  });

  it.each(['about 3/4 l', 'plus 0.5 cup', 'from 1/2 to 3/4 l'])(
    'keep the figure of %j as written',
    (note) => {
      const written = noted('milk', note, asWritten);
      expect(written.replace('¾', '3/4').replace('½', '1/2').replace('L', 'l')).toBe(
        note.replace(' to ', '–'),
      );
    },
  );
});
