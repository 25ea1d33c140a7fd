import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatQuantity,
  isAboveOne,
  isUnscaled,
  quantityFrom,
  scaleAmount,
  scaleQuantity,
  unscaled,
} from './quantity.ts';

const amounts = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const counts = fc.integer({ min: 1, max: 1000 });
const scales = fc.record({ wanted: counts, written: counts });

describe('Quantities, §3', () => {
  it.each([
    [1, 2, { min: 1, max: 2 }],
    [2, 1, { min: 1, max: 2 }],
    [2, 2, { min: 2, max: null }],
    [2, null, { min: 2, max: null }],
    [null, 3, { min: 3, max: null }],
    [null, null, null],
  ])('from %j and %j', (min, max, quantity) => {
    expect(quantityFrom(min, max)).toEqual(quantity);
  });
});

describe('Scaling, §9', () => {
  it('makes exactly 23 servings of 12', () => {
    expect(scaleAmount(12, { wanted: 23, written: 12 })).toBe(23);
  });

  it.each([
    [3, { wanted: 1, written: 3 }, 1],
    [0.1, { wanted: 3, written: 1 }, 0.3],
    [2, { wanted: 0.5, written: 1 }, 1],
    [7, unscaled, 7],
  ])('of %d by %j is %d', (amount, scale, expected) => {
    expect(scaleAmount(amount, scale)).toBeCloseTo(expected, 12);
  });

  it('takes both ends of a range along', () => {
    expect(scaleQuantity({ min: 1, max: 2 }, { wanted: 3, written: 2 })).toEqual({
      min: 1.5,
      max: 3,
    });
  });

  it('and back again gives the amount', () => {
    fc.assert(
      fc.property(amounts, counts, counts, (amount, wanted, written) => {
        const there = scaleAmount(amount, { wanted, written });
        const back = scaleAmount(there, { wanted: written, written: wanted });
        expect(Math.abs(back / amount - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  it('of whole servings to any whole number is exact', () => {
    fc.assert(
      fc.property(counts, counts, (wanted, written) => {
        expect(scaleAmount(written, { wanted, written })).toBe(wanted);
      }),
    );
  });

  it('by equal numbers is none', () => {
    expect(isUnscaled({ wanted: 4, written: 4 })).toBe(true);
    expect(isUnscaled({ wanted: 4, written: 2 })).toBe(false);
  });
});

describe('Quantity texts, §9', () => {
  it.each([
    [1.5, null, '1½'],
    [1, 2, '1–2'],
    [1.5, 2.25, '1½–2¼'],
    [1, 1.01, '1'],
    [0.01, 0.5, '0.01–½'],
  ])('%d and %j are written %s', (min, max, text) => {
    expect(formatQuantity({ min, max })).toBe(text);
  });

  it.each([
    [27.25, '27.25'],
    [1.125, '1.125'],
    [125, '125'],
    [239.58333, '239.6'],
    [6.66667, '6.67'],
    [0.0004, '<0.001'],
  ])('%d is written %s as a decimal', (amount, text) => {
    expect(formatQuantity({ min: amount, max: null }, 'decimal')).toBe(text);
  });

  it.each([
    [1, null, false],
    [0.5, null, false],
    [1.04, null, false],
    [1.07, null, true],
    [1, 2, true],
    [0.5, 1, false],
  ])('%d and %j are above one as shown: %j', (min, max, expected) => {
    expect(isAboveOne({ min, max })).toBe(expected);
  });

  it('counts a decimal above one as soon as it is shown so', () => {
    expect(isAboveOne({ min: 1.04, max: null }, 'decimal')).toBe(true);
    expect(isAboveOne({ min: 1.0001, max: null }, 'decimal')).toBe(false);
  });

  it('are never empty, nothing or no number for a positive amount', () => {
    const notations = fc.constantFrom('fraction' as const, 'decimal' as const);
    fc.assert(
      fc.property(amounts, scales, notations, (min, scale, notation) => {
        const text = formatQuantity(scaleQuantity({ min, max: null }, scale), notation);
        expect(text).not.toMatch(/NaN|Infinity|e/);
        expect(text).not.toMatch(/^[0.]*$/);
      }),
    );
  });
});
