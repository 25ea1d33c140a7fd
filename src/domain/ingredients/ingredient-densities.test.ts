import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { densityRows, findDensity, findIngredientDensity } from './ingredient-densities.ts';
import { longTextOf } from '#domain/testing/long-text.ts';

describe('Ingredient densities, §3', () => {
  it.each([
    ['flour', 528],
    ['All-purpose flour', 528],
    ['unbleached all-purpose flour', 528],
    ['water', 1002],
    ['warm water', 1002],
    ['Unsalted butter, softened', 959],
    ['extra-virgin olive oil', 913],
    ['almonds, sliced', 389],
    ['sliced almonds', 389],
    ['finely chopped onions', 676],
    ['crème fraîche', 972],
    ['brown sugar (packed)', 900],
    ['half-and-half', 1023],
    ['walnuts, chopped', 495],
    ['freshly grated sharp cheddar cheese', 478],
    ['brown sugar, packed', 900],
    ['long-grain white rice', 782],
    ['white or brown rice, cooked', 824],
    ['chicken or beef broth', 1014],
    ['un-cooked grits', 659],
    ['Unsweetened cocoa powder, plus more for dusting', 364],
  ])('%s weighs %d grams a liter', (name, gramsPerLiter) => {
    expect(findDensity(name)).toBe(gramsPerLiter);
  });

  it.each([
    ['granulated white sugar', 'granulated sugar'],
    ['white granulated sugar', 'granulated sugar'],
    ['old-fashioned rolled oats', 'rolled oats'],
    ['strong white bread flour', 'bread flour'],
    ['Dutch-process cocoa powder', 'cocoa'],
    ['ricotta cheese', 'ricotta'],
    ['fresh mint leaves', 'mint'],
    ['fresh basil leaves', 'basil'],
    ['mini marshmallows', 'marshmallows'],
    ['pineapple chunks', 'pineapple'],
    ['besan', 'chickpea flour'],
    ['rice krispies', 'rice cereal'],
  ])('%s weighs what %s weighs', (name, usual) => {
    expect(findDensity(name)).not.toBeNull();
    expect(findDensity(name)).toBe(findDensity(usual));
  });

  it.each([
    '',
    'unicorn',
    'almond flour cookie',
    'salt and pepper',
    'buckwheat honey flour',
    'fresh',
    'constructor',
    '味噌',
  ])('of %j are not known', (name) => {
    expect(findDensity(name)).toBeNull();
  });

  it('are known by each of their names, and each name stands once', () => {
    const names = densityRows().flatMap(([text]) => text.split(', '));
    expect(names.filter((name) => findDensity(name) === null)).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(900);
  });

  it('lie between fluff and syrup, over more than 500 of them', () => {
    const rows = densityRows();
    const grams = rows.map(([, gramsPerCup]) => gramsPerCup);
    expect(Math.min(...grams)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...grams)).toBeLessThan(350);
    expect(rows.length).toBeGreaterThan(500);
    expect(
      rows.filter(([, , source]) => !/^(?:USDA \d{5}|King Arthur|package)$/.test(source)),
    ).toEqual([]);
  });

  it.each([
    ['flour', 'volume'],
    ['potatoes', 'weight'],
    ['cheddar', 'weight'],
    ['walnuts', 'volume'],
  ] as const)('%s in grams is shown to US cooks by %s', (name, imperial) => {
    expect(findIngredientDensity(name)?.imperial).toBe(imperial);
  });

  it('take no part of any text for more than it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(findDensity(`unicorn ${name}`)).toBeNull();
      }),
    );
  });

  it.each(['(', '((', '()', ' ', 'a', 'flour ', ')', ', '])(
    'come to the end of a name that repeats %j',
    (part) => {
      expect(() => findDensity(longTextOf(part))).not.toThrow();
    },
  );
});

type MeasuredDensity = { ingredient: string; gramsPerLiter: number };

const measuredFile = new URL('../../../../shared/data/densities/densities.json', import.meta.url);

describe('Ingredient densities beside measured ones, §3', () => {
  it('agree within 15 % for at least 80 % of the shared names', ({ skip }) => {
    skip(!existsSync(measuredFile), 'the development data folder is absent');
    const measured = JSON.parse(readFileSync(measuredFile, 'utf8')) as MeasuredDensity[];
    const ratios = measured
      .filter(({ ingredient }) => findDensity(ingredient) !== null)
      .map(({ ingredient, gramsPerLiter }) => Number(findDensity(ingredient)) / gramsPerLiter);
    const agreeing = ratios.filter((ratio) => Math.abs(ratio - 1) <= 0.15);
    expect(ratios.length).toBeGreaterThanOrEqual(100);
    expect(agreeing.length / ratios.length).toBeGreaterThanOrEqual(0.8);
  });
});
