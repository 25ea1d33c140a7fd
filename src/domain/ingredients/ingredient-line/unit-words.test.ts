import { describe, expect, it } from 'vitest';
import { builtInUnits } from '../../measures/built-in-units.ts';
import { parseIngredientLine } from './parse-ingredient-line.ts';
import { tokenize } from './tokens.ts';
import { namedUnitSlugs, readUnit, unitOf } from './unit-words.ts';

describe('Unit words, §3', () => {
  it('names only units of the platform', () => {
    const known = new Set(builtInUnits.map(({ slug }) => slug));
    expect(namedUnitSlugs.filter((slug) => !known.has(slug))).toEqual([]);
  });

  it.each([
    ['cups', 'cup'],
    ['Tbsp', 'tablespoon'],
    ['TABLESPOONS', 'tablespoon'],
    ['T', 'tablespoon'],
    ['t', 'teaspoon'],
    ['c', 'cup'],
    ['lbs', 'pound'],
    ['gr', 'gram'],
    ['mL', 'milliliter'],
    ['litres', 'liter'],
    ['pc', 'piece'],
    ['leaves', 'leaf'],
    ['medium-size', 'medium'],
    ['rashers', 'slice'],
    ['tin', 'tin'],
  ])('%s is %s', (word, slug) => {
    expect(unitOf(word)?.slug).toBe(slug);
  });

  it.each(['flour', 'C°', 'constructor', ''])('%j is no unit', (word) => {
    expect(unitOf(word)).toBeNull();
  });

  it.each([
    ['tbsp. sugar', 'tablespoon', 2],
    ['fl oz milk', 'fluid-ounce', 2],
    ['fl. oz. milk', 'fluid-ounce', 4],
    ['cc water', 'milliliter', 1],
    ['fluid ounces milk', 'fluid-ounce', 2],
  ])('reads the unit of %j', (line, slug, next) => {
    expect(readUnit(tokenize(line), 0)).toMatchObject({ slug, next });
  });

  it.each(['8 fl. oz. cream', '8 fl.oz. cream', '8 fl. oz cream'])(
    'keeps no part of %j',
    (line) => {
      expect(parseIngredientLine(line)).toMatchObject({ unit: 'fluid-ounce', note: null });
    },
  );
});
