import { describe, expect, it } from 'vitest';
import { readAmount } from './amounts.ts';
import { tokenize } from './tokens.ts';

describe('Amounts of an ingredient line, §3', () => {
  it.each([
    ['1 cup', 1],
    ['1.5 cups', 1.5],
    ['1,5 kg', 1.5],
    ['1,000 g', 1000],
    ['400g', 400],
    ['1/2 cup', 0.5],
    ['1⁄2 cup', 0.5],
    ['¼ cup', 0.25],
    ['⅔ cup', 2 / 3],
    ['1½ cups', 1.5],
    ['1 ½ cups', 1.5],
    ['1 1/2 cups', 1.5],
    ['1-1/2 cups', 1.5],
    ['1 and 1/2 cups', 1.5],
    ['one', 1],
    ['Twelve', 12],
    ['half a lemon', 0.5],
    ['½ a lemon', 0.5],
    ['one and a half cups', 1.5],
    ['one-half cup', 0.5],
    ['two-inch piece', 2],
    ['2 dozen', 24],
    ['a dozen'.slice(2), 12],
    ['couple', 2],
    ['28-ounce can', 28],
  ])('%j is one amount', (line, value) => {
    expect(readAmount(tokenize(line), 0)).toMatchObject({ min: value, max: value });
  });

  it.each([
    ['1-2 cloves', 1, 2],
    ['1 - 2 cloves', 1, 2],
    ['1–2 cloves', 1, 2],
    ['3 to 4 cups', 3, 4],
    ['1 or 2 eggs', 1, 2],
    ['1/2 to 3/4 cup', 0.5, 0.75],
    ['½-¾ cup', 0.5, 0.75],
    ['1 1/2 to 2 pounds', 1.5, 2],
    ['3- to 4-pound', 3, 4],
    ['16-to-18-pound', 16, 18],
    ['one to two cups', 1, 2],
  ])('%j is a range', (line, min, max) => {
    expect(readAmount(tokenize(line), 0)).toMatchObject({ min, max });
  });

  it('leaves a fraction that is the length of a piece', () => {
    expect(readAmount(tokenize('4 1/2-inch pieces'), 0)).toEqual({ min: 4, max: 4, next: 1 });
  });

  it('takes the first of two amounts that fall', () => {
    expect(readAmount(tokenize('4 or 2 eggs'), 0)).toEqual({ min: 4, max: 4, next: 1 });
  });

  it.each(['cups', '1/0 cup', 'half and half', '', '-', `${'9'.repeat(60)} cups`])(
    '%j has no amount',
    (line) => {
      expect(readAmount(tokenize(line), 0)).toBeNull();
    },
  );
});
