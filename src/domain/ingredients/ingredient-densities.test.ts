import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramsPerCup } from '../measures/grams-per-cup.ts';
import { findDensity } from './ingredient-densities.ts';
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
    ['crème fraîche', 981],
    ['brown sugar (packed)', 900],
    ['half-and-half', 1023],
  ])('%s weighs %d grams a liter', (name, gramsPerLiter) => {
    expect(findDensity(name)).toBe(gramsPerLiter);
  });

  it.each(['', 'unicorn', 'apple butter', 'buckwheat honey flour', 'fresh', 'constructor', '味噌'])(
    'of %j are not known',
    (name) => {
      expect(findDensity(name)).toBeNull();
    },
  );

  it('lie between fluff and syrup', () => {
    const found = gramsPerCup.map(([name]) => Number(findDensity(name)));
    expect(Math.min(...found)).toBeGreaterThan(80);
    expect(Math.max(...found)).toBeLessThan(1500);
    expect(found.length).toBeGreaterThanOrEqual(120);
  });

  it('name each ingredient once', () => {
    expect(new Set(gramsPerCup.map(([name]) => name)).size).toBe(gramsPerCup.length);
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
