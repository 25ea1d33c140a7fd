import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatDecimal, parseAmount } from './fractions.ts';
import { longTextOf } from '#domain/testing/long-text.ts';

describe('Amounts as they are, §9', () => {
  it.each([
    [0.5, '½'],
    [1.25, '1¼'],
    [0.6, '⅗'],
    [3.4, '3.4'],
    [2 / 3, '⅔'],
    [0.33, '⅓'],
    [0.67, '⅔'],
    [1 / 6, '⅙'],
    [0.375, '⅜'],
    [1 / 16, '1/16'],
    [1.0625, '1 1/16'],
    [1 / 12, '1/12'],
    [0.1, '1/10'],
    [0.05, '0.05'],
    [1.02, '1.02'],
    [0.22, '0.22'],
    [12, '12'],
    [0, '0'],
    [-1, ''],
    [Number.NaN, ''],
  ])('%d is written %s', (amount, text) => {
    expect(formatAmount(amount, 'fraction')).toBe(text);
  });

  it.each([
    [3.4, '3.4'],
    [0.4, '0.4'],
    [14.5, '14½'],
    [2.125, '2⅛'],
    [1 / 3, '⅓'],
    [1 / 16, '0.063'],
  ])('%d ounces are written %s', (amount, text) => {
    expect(formatAmount(amount, 'tenths')).toBe(text);
  });

  it.each([
    [27.25, '27.25'],
    [1.125, '1.125'],
    [125, '125'],
    [0.0004, '<0.001'],
  ])('%d in metric is written %s', (amount, text) => {
    expect(formatAmount(amount, 'decimal')).toBe(text);
  });
});

describe('Decimals, §9', () => {
  it.each([
    [1.5, 2, '1.5'],
    [2, 2, '2'],
    [1.239, 2, '1.24'],
    [41.6666, 1, '41.7'],
    [0.96, 1, '1'],
    [0.004, 2, '0.004'],
    [0.0049, 1, '0.0049'],
    [0, 2, '0'],
    [1e21, 2, '1000000000000000000000'],
    [-2, 2, ''],
    [Number.NaN, 2, ''],
  ])('%d with %d decimals is %j', (amount, decimals, text) => {
    expect(formatDecimal(amount, decimals)).toBe(text);
  });
});

describe('Written amounts, §9', () => {
  it.each([
    ['2', 2],
    [' 12 ', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0,125', 0.125],
    ['.5', 0.5],
    [',5', 0.5],
    ['1,000', 1000],
    ['1,250,000.5', 1_250_000.5],
    ['12,50', 12.5],
    ['3/4', 0.75],
    ['3 / 4', 0.75],
    ['1 1/2', 1.5],
    ['1  1/2', 1.5],
    ['1\u00a01/2', 1.5],
    ['1-1/2', 1.5],
    ['1⁄2', 0.5],
    ['1 1⁄2', 1.5],
    ['5/4', 1.25],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['1-½', 1.5],
    ['⅞', 0.875],
    ['2⅖', 2.4],
    ['0', 0],
  ])('%j is %d', (text, amount) => {
    expect(parseAmount(text)).toBeCloseTo(amount, 12);
  });

  it.each(['', ' ', 'a', '-1', '-½', '1/0', '1 3/2', '1.2.3', '1/2/3', '½½', '1e3', '1 2', '2x'])(
    '%j is none',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  it.each(['1', ' ', '1 ', '1/', ',', '1,000', '½', '-'])(
    'is read to its end when it repeats %j',
    (part) => {
      expect(() => parseAmount(longTextOf(part))).not.toThrow();
    },
  );

  it('is a finite number or none for any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9,./½⅓ ⁄a-]{0,12}$/u), (text) => {
        const amount = Number(parseAmount(text));
        expect(Number.isFinite(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
