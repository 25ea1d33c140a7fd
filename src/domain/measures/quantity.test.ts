import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnscaled, quantityFrom, scaleAmount, unscaled } from './quantity.ts';

const amounts = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const counts = fc.integer({ min: 1, max: 1000 });

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
