import { describe, expect, test } from 'vitest';
import { parseIngredientLine, parseQuantity } from './ingredient-line.ts';

describe('An ingredient line', () => {
  test('is read with its key, amount, unit, preparation and note', () => {
    expect(parseIngredientLine('flour = 1 1/2-2 | cup | flour | sifted | optional')).toEqual({
      ok: true,
      line: {
        key: 'flour',
        quantityMin: 1.5,
        quantityMax: 2,
        unitSlug: 'cup',
        ingredient: 'flour',
        preparation: 'sifted',
        note: 'optional',
      },
    });
  });

  test('needs no more than its ingredient', () => {
    expect(parseIngredientLine(' | | flaky salt')).toMatchObject({
      ok: true,
      line: { key: null, quantityMin: null, unitSlug: null, ingredient: 'flaky salt' },
    });
  });

  test.each([
    ['1 | cupful | flour', 'unknown unit'],
    ['some | cup | flour', 'no readable amount'],
    ['1 | cup | ', 'names no ingredient'],
    ['1 | cup | a | b | c | d', 'more than five fields'],
    ['3-2 | | egg', 'no readable amount'],
  ])('is refused when it reads %s', (source, reason) => {
    const parsed = parseIngredientLine(source);
    expect(parsed.ok).toBe(false);
    expect(JSON.stringify(parsed)).toContain(reason);
  });
});

test.each([
  ['2', { min: 2, max: null }],
  ['0.5', { min: 0.5, max: null }],
  ['3/4', { min: 0.75, max: null }],
  ['1 1/4', { min: 1.25, max: null }],
  ['2-4', { min: 2, max: 4 }],
  ['', null],
  ['1/0', 'invalid'],
  ['1-2-3', 'invalid'],
])('the amount "%s" is %j', (text, expected) => {
  expect(parseQuantity(text)).toEqual(expected);
});
