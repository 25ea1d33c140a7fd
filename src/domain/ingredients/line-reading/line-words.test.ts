import { describe, expect, test } from 'vitest';
import type { ParsedIngredientLine } from '../ingredient-line/parse-ingredient-line.ts';
import { keepsEveryWord, wordsOf } from './line-words.ts';

const aLine = (line: Partial<ParsedIngredientLine>): ParsedIngredientLine => ({
  quantityMin: null,
  quantityMax: null,
  unit: null,
  name: 'flour',
  preparation: null,
  note: null,
  ...line,
});

const of = (quantityMin: number, unit: string | null, quantityMax = quantityMin) =>
  aLine({ quantityMin, quantityMax, unit });

describe('Words of a line', () => {
  test('are letters, numbers and fractions', () => {
    const words = wordsOf('1½ cups crème fraîche (3/4 l)');
    expect(words.join(' ')).toBe('1½ cups crème fraîche 3/4 l');
  });

  test.each([
    ['2 cups of flour', of(2, 'cup')],
    ['a cup of flour', of(1, 'cup')],
    ['1 1/2 cups flour', of(1.5, 'cup')],
    ['1 and 1/2 cups flour', of(1.5, 'cup')],
    ['1½ cups flour', of(1.5, 'cup')],
    ['1-2 cups flour', of(1, 'cup', 2)],
    ['1 1/2 to 2 1/2 cups flour', of(1.5, 'cup', 2.5)],
    ['two dozen flour', of(24, null)],
    ['half a cup flour', of(0.5, 'cup')],
    ['8 fl. oz. flour', of(8, 'fluid-ounce')],
    ['2 T flour', of(2, 'tablespoon')],
    ['2 cups flour, sifted (fine)', { ...of(2, 'cup'), preparation: 'sifted', note: 'fine' }],
  ])('are all kept of "%s"', (line, parsed) => {
    expect(keepsEveryWord(line, parsed)).toBe(true);
  });

  test.each([
    ['a word is gone', '2 cups fine flour', of(2, 'cup')],
    ['a word was never there', '2 cups flour', { ...of(2, 'cup'), name: 'rye flour' }],
    ['a number is gone', '2 x 400 g flour', of(400, 'gram')],
    ['the amount is another', '2 cups flour', of(3, 'cup')],
    ['the unit is another', '2 cups flour', of(2, 'gram')],
    ['an amount was never there', 'flour', of(2, null)],
    ['half of a range is gone', '1 to 2 cups flour', of(1, 'cup')],
    ['a word stands once and is kept twice', '1 flour', { ...of(1, null), note: 'flour' }],
  ])('are not all kept when %s', (_, line, parsed) => {
    expect(keepsEveryWord(line, parsed)).toBe(false);
  });
});
