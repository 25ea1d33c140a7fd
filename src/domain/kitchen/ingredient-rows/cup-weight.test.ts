import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cupWeight, densityFrom, type EnteredDensity } from './cup-weight.ts';

const shownAgain = (read: EnteredDensity) =>
  read === 'unreadable' ? read : cupWeight(read.gramsPerLiter);

describe('The weight of a cup', () => {
  it.each([
    [507, '120'],
    [1000, '237'],
    [30, '7.1'],
    [52.83, '12.5'],
    [509.75, '120.6'],
    [null, ''],
  ])('of %s grams a liter is %j', (gramsPerLiter, text) => {
    expect(cupWeight(gramsPerLiter)).toBe(text);
  });

  it.each([
    ['120', 507.21],
    ['120 g', 507.21],
    ['7,5', 31.7],
    ['  ', null],
  ])('%j is a density', (text, gramsPerLiter) => {
    expect(densityFrom(text, 800)).toEqual({ gramsPerLiter });
  });

  it.each(['much', '0', '-3', '99999', '12 g 3'])('is refused as %j', (text) => {
    expect(densityFrom(text, null)).toBe('unreadable');
  });

  it('that nobody changed leaves the density as it is, and any other is read as it is shown', () => {
    const densities = fc.double({ min: 0.5, max: 90_000, noNaN: true });
    fc.assert(
      fc.property(densities, (before) => {
        const text = cupWeight(before);
        expect(densityFrom(text, before)).toEqual({ gramsPerLiter: before });
        expect(shownAgain(densityFrom(text, null))).toBe(text);
      }),
    );
  });
});
