import { describe, expect, it } from 'vitest';
import { builtInUnits, findBuiltInUnit, notationOf, unitLabel } from './units.ts';

const unit = (slug: string) => findBuiltInUnit(slug)!;
const amount = (min: number, max: number | null = null) => ({ min, max });

describe('Units, §9', () => {
  it.each([
    ['cup', 236.588],
    ['pound', 453.592],
    ['ounce', 28.3495],
    ['fluid-ounce', 29.574],
    ['quart', 946.353],
    ['gallon', 3785.41],
    ['tablespoon', 14.787],
    ['teaspoon', 4.929],
    ['pint', 473.176],
    ['milliliter', 1],
    ['centiliter', 10],
    ['deciliter', 100],
    ['liter', 1000],
    ['milligram', 0.001],
    ['gram', 1],
    ['kilogram', 1000],
  ])('a %s is %d grams or millilitres', (slug, perUnit) => {
    expect(unit(slug).perUnit).toBe(perUnit);
  });

  it('a kilogram is 2.2046 pounds', () => {
    expect(1000 / unit('pound').perUnit!).toBeCloseTo(2.2046, 4);
  });

  it('a liter is 4.22675 cups', () => {
    expect(1000 / unit('cup').perUnit!).toBeCloseTo(4.22675, 4);
  });

  it('are named once each', () => {
    expect(new Set(builtInUnits.map(({ slug }) => slug)).size).toBe(builtInUnits.length);
  });

  it('have a slug and both titles', () => {
    const written = builtInUnits.flatMap(({ slug, title, pluralTitle }) => [
      slug,
      title,
      pluralTitle,
    ]);
    expect(written.filter((text) => text.trim() === '')).toEqual([]);
    expect(builtInUnits.filter(({ slug }) => !/^[a-z]+(?:-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  it('that are unknown are not found', () => {
    expect(findBuiltInUnit('hogshead')).toBeNull();
    expect(findBuiltInUnit('constructor')).toBeNull();
  });
});

describe('Unit titles, §9', () => {
  it.each([
    ['cup', amount(1), 'cup'],
    ['cup', amount(0.5), 'cup'],
    ['cup', amount(1.5), 'cups'],
    ['cup', amount(1, 2), 'cups'],
    ['cup', amount(1.02), 'cup'],
    ['leaf', amount(2), 'leaves'],
    ['pinch', amount(2), 'pinches'],
    ['loaf', amount(2), 'loaves'],
    ['clove', amount(3), 'cloves'],
    ['handful', amount(2), 'handfuls'],
    ['large', amount(2), 'large'],
    ['dozen', amount(2), 'dozen'],
    ['gram', amount(200), 'g'],
    ['milliliter', amount(200), 'ml'],
    ['liter', amount(2), 'L'],
    ['fluid-ounce', amount(8), 'fluid ounces'],
  ])('of %s for %j is %s', (slug, quantity, label) => {
    expect(unitLabel(unit(slug), quantity)).toBe(label);
  });

  it('are singular without a quantity', () => {
    expect(unitLabel(unit('pinch'), null)).toBe('pinch');
  });

  it('of a unit only the table knows follow the quantity', () => {
    const punnet = { slug: 'punnet', title: 'punnet', pluralTitle: 'punnets', abbreviation: null };
    expect(unitLabel(punnet, amount(2))).toBe('punnets');
    expect(notationOf(punnet)).toBe('fraction');
    expect(notationOf(null)).toBe('fraction');
  });
});
