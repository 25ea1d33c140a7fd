import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enteredPrice, writtenPrice } from './entered-price.ts';
import { amountMaxCents, amountMinCents } from './price-limits.ts';

const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,$ -')), maxLength: 9 });

describe('A price as it is entered, §9', () => {
  it('is read as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: amountMinCents, max: amountMaxCents }), (cents) => {
        expect(enteredPrice(writtenPrice(cents))).toEqual({ cents, issue: null });
      }),
    );
  });

  it.each([
    ['5', 500],
    [' $4.99 ', 499],
    ['4,99', 499],
    ['4.5', 450],
    ['1,250', 125_000],
    ['1,250.50', 125_050],
    ['$ 10', 1000],
    ['', null],
    ['   ', null],
  ])('%j is %s cents', (text, cents) => {
    expect(enteredPrice(text)).toEqual({ cents, issue: null });
  });

  it.each([
    ['abc', 'unclear'],
    ['4.999', 'unclear'],
    ['-5', 'unclear'],
    ['5 a month', 'unclear'],
    ['1e3', 'unclear'],
    ['1.250.000', 'unclear'],
    ['9'.repeat(400), 'unclear'],
    ['0.99', 'too-low'],
    ['0', 'too-low'],
    ['10,000.01', 'too-high'],
  ] as const)('%j is refused as %s', (text, issue) => {
    expect(enteredPrice(text)).toEqual({ cents: null, issue });
  });

  it('never becomes an amount out of bounds, whatever is typed', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { cents } = enteredPrice(text);
        fc.pre(cents !== null);
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(amountMinCents);
        expect(cents).toBeLessThanOrEqual(amountMaxCents);
      }),
    );
  });
});
