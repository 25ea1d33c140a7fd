import { describe, expect, it } from 'vitest';
import { builtInUnits, findBuiltInUnit } from './built-in-units.ts';
import { notationOf, unitLabel } from './units.ts';

const unit = (slug: string) => findBuiltInUnit(slug)!;

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
    ['cup', 1, 'cup'],
    ['cup', 0.5, 'cup'],
    ['cup', 1.5, 'cups'],
    ['cup', 2, 'cups'],
    ['cup', 1.02, 'cups'],
    ['leaf', 2, 'leaves'],
    ['pinch', 2, 'pinches'],
    ['loaf', 2, 'loaves'],
    ['clove', 3, 'cloves'],
    ['handful', 2, 'handfuls'],
    ['large', 2, 'large'],
    ['dozen', 2, 'dozen'],
    ['gram', 200, 'g'],
    ['milliliter', 200, 'ml'],
    ['liter', 2, 'L'],
    ['fluid-ounce', 8, 'fluid ounces'],
  ])('of %s for %j is %s', (slug, quantity, label) => {
    expect(unitLabel(unit(slug), quantity)).toBe(label);
  });

  it('of a unit only the table knows follow the quantity', () => {
    const punnet = { slug: 'punnet', title: 'punnet', pluralTitle: 'punnets', abbreviation: null };
    expect(unitLabel(punnet, 2)).toBe('punnets');
    expect(notationOf(punnet)).toBe('fraction');
    expect(notationOf(null)).toBe('fraction');
  });
});
