import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleAmount } from './quantity.ts';
import { yieldOf } from './recipe-yield.ts';
import {
  makesQuantity,
  multiplierScale,
  nextServings,
  parseServings,
  servingsLabel,
  servingsScale,
} from './servings.ts';

const yielding = (yieldServings: number, servingDescription: string | null = null) =>
  yieldOf(yieldServings, servingDescription, 'en');
const four = yielding(4);
const once = multiplierScale(1);

describe('Servings, §9', () => {
  it.each([
    [1, yielding(4), '1 serving'],
    [0.5, yielding(4), '½ serving'],
    [1.5, yielding(1), '1½ servings'],
    [12, yielding(24, 'cookies'), '12 cookies'],
    [1, yielding(2, ' loaves '), '1 loaf'],
    [1, yielding(1, 'ring of 8 buns'), '1 ring of 8 buns'],
    [2, yielding(1, 'ring of 8 buns'), '2 rings of 8 buns'],
    [6, yielding(4, 'people'), '6 people'],
    [3, yielding(4, ' '), '3 servings'],
  ])('%d of %j are labelled %j', (servings, recipe, label) => {
    expect(servingsLabel(servings, recipe)).toBe(label);
  });

  it.each([
    [yielding(1), once, 'one serving'],
    [yielding(4), once, '4 servings'],
    [yielding(2, 'loaves'), multiplierScale(0.5), 'one loaf'],
    [yielding(1), multiplierScale(0.5), '½ serving'],
    [yielding(1, 'cake'), multiplierScale(2), '2 cakes'],
    [yielding(12), { wanted: 23, written: 12 }, '23 servings'],
  ])('%j at %j makes %j', (recipe, scale, text) => {
    expect(makesQuantity(recipe, scale)).toBe(text);
  });
});

describe('Exact servings, §9', () => {
  it('scale by wanted over written', () => {
    expect(servingsScale({ ...four, yieldServings: 12 }, 23)).toEqual({ wanted: 23, written: 12 });
  });

  it('give back exactly what was asked for', () => {
    const counts = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(counts, counts, (yieldServings, wanted) => {
        const scale = servingsScale({ ...four, yieldServings }, wanted);
        expect(scaleAmount(yieldServings, scale!)).toBe(wanted);
      }),
    );
  });

  it.each([0, -1, Number.NaN, Infinity, 10_001])('%d are no number of servings', (servings) => {
    expect(servingsScale(four, servings)).toBeNull();
    expect(servingsScale({ ...four, yieldServings: servings }, 4)).toBeNull();
  });

  it.each([
    ['23', 23],
    ['2½', 2.5],
    ['2,5', 2.5],
    ['0', null],
    ['-1', null],
    ['many', null],
    ['10001', null],
  ])('typed as %j are %j', (text, servings) => {
    expect(parseServings(text)).toBe(servings);
  });
});

describe('The next number of servings', () => {
  it.each([
    [4, 'more', 5],
    [4, 'fewer', 3],
    [2.5, 'more', 3],
    [2.5, 'fewer', 2],
    [1, 'fewer', 0.5],
    [0.5, 'fewer', 0.5],
    [0.25, 'fewer', 0.25],
    [0.5, 'more', 1],
    [10_000, 'more', 10_000],
  ] as const)('from %d on, one step to %s, is %d', (servings, direction, next) => {
    expect(nextServings(servings, direction)).toBe(next);
  });
});
