import { describe, expect, test } from 'vitest';
import { withAmount } from './correct-row.ts';
import { rowFromLine } from './read-row.ts';
import { suggestionsFor } from './suggest.ts';
import { aPantry } from './testing/pantry.ts';

const pantry = aPantry(['plum tomato', 'tomatoes', 'tomato paste', 'flour', 'rye flour']);
const labels = (line: string, cursor = line.length) =>
  suggestionsFor(line, cursor, pantry).map(({ kind, label }) => `${kind} ${label}`);

describe('Suggestions for a line', () => {
  test.each([
    [
      '2 tomato',
      ['ingredient tomatoes', 'ingredient tomato paste', 'ingredient plum tomato', 'new tomato'],
    ],
    ['2 cups flour', ['ingredient flour', 'ingredient rye flour', 'new flour']],
    ['2 tables', ['unit tablespoons', 'new tables']],
    ['1 tables', ['unit tablespoon', 'new tables']],
    ['1-2 tables', ['unit tablespoons', 'new tables']],
    ['2', []],
    ['2 cups flour, sif', []],
  ])('of “%s” are %j', (line, expected) => {
    expect(labels(line)).toEqual(expected);
  });

  test('are for the words before the cursor', () => {
    expect(suggestionsFor('2 cups flou, sifted', 11, pantry)[0]).toMatchObject({
      label: 'flour',
      range: { start: 7, end: 11 },
    });
  });
});

describe('An amount corrected by hand', () => {
  test.each([
    ['2 ½', 2.5, null],
    ['1-2', 1, 2],
    ['1 1/2 to 2', 1.5, 2],
    ['', null, null],
  ])('“%s”', (text, quantityMin, quantityMax) => {
    const row = rowFromLine('row', '3 cups flour', pantry);
    expect(withAmount(row, text)).toEqual({ ...row, quantityMin, quantityMax });
  });

  test.each(['some', '1-2-3', '-'])('“%s” is none', (text) => {
    expect(withAmount(rowFromLine('row', '3 cups flour', pantry), text)).toBeNull();
  });
});
