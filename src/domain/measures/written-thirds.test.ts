import { describe, expect, it } from 'vitest';
import { withThirds } from './written-thirds.ts';

describe('Decimal numbers that mean thirds', () => {
  it.each([
    [0.33, 1 / 3],
    [0.333, 1 / 3],
    [0.66, 2 / 3],
    [0.67, 2 / 3],
    [1.33, 4 / 3],
    [2.667, 8 / 3],
    [0.125, 0.125],
    [0.35, 0.35],
    [0.65, 0.65],
    [3, 3],
  ])('%d cups are %d', (written, meant) => {
    expect(withThirds({ min: written, max: null }, { slug: 'cup' }).min).toBeCloseTo(meant, 12);
    expect(withThirds({ min: 0.1, max: written }, null).max).toBeCloseTo(meant, 12);
  });

  it('stay decimal where the unit is metric', () => {
    expect(withThirds({ min: 0.33, max: 0.66 }, { slug: 'liter' })).toEqual({
      min: 0.33,
      max: 0.66,
    });
  });
});
