import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertRow } from './convert-row.ts';
import { correctedParts, rowFromLine } from './read-row.ts';
import { aPantry, anIngredient } from './testing/pantry.ts';

const pantry = aPantry();
const converted = (line: string, system: 'metric' | 'imperial') =>
  convertRow(rowFromLine('row', line, pantry), system, pantry);

describe('A row in the other system', () => {
  test.each([
    ['2 cups flour, sifted', 'metric', /^\d+ grams flour, sifted$/],
    ['1 cup milk', 'metric', /^\d+ milliliters milk$/],
    ['1 lb 4 oz beef', 'metric', /^\d+ grams beef$/],
    ['500 g beef', 'imperial', /^1 pound plus \d+ ounces beef$/],
    ['200-250 g beef', 'imperial', /^7–\d+ ounces beef$/],
    ['1 cup (230 ml) cream', 'metric', /^230 milliliters \(1 cup\) cream$/],
    ['1 cup (226g) butter', 'metric', /^226 grams \(1 cup\) butter$/],
    ['1 cup (2 sticks; 226g) butter', 'metric', /^226 grams \(1 cup\).*butter.*2 sticks/],
    ['1 cup (2 sticks/226g) butter', 'metric', /^226 grams \(1 cup\).*butter.*2 sticks/],
    ['2 cups (9 oz; 250g) flour, sifted', 'metric', /^250 grams \(2 cups\).*flour.*9 oz/],
  ] as const)('is “%s” in %s', (line, system, expected) => {
    const row = converted(line, system)!;
    expect(row.writtenAs).toMatch(expected);
    expect(correctedParts(row, pantry)).toEqual([]);
  });

  test('keeps every word behind its amount as the cook wrote it', () => {
    const amount = fc.constantFrom('2', '1 ½', '3/4', '1-2');
    const rest = fc
      .tuple(
        fc.constantFrom('flour', 'whole-wheat flour', 'Milk', 'olive oil'),
        fc.constantFrom('', ', sifted twice', ' (see note)', ' ,at room temperature', ' - cold'),
      )
      .map((words) => words.join(''));
    fc.assert(
      fc.property(amount, rest, (number, words) => {
        const line = `${number} cups ${words}`;
        fc.pre(correctedParts(rowFromLine('row', line, pantry), pantry).length === 0);
        const row = converted(line, 'metric')!;
        expect(row.writtenAs).toMatch(/^[\d.–]+ (?:grams|milliliters|liters?) /);
        expect(row.writtenAs?.split(' ').slice(2).join(' ')).toBe(words);
        expect(correctedParts(row, pantry)).toEqual([]);
      }),
    );
  });

  test.each(['3 eggs', 'salt', '250 g flour', '2 cans tomatoes', 'a pinch of salt'])(
    'is not offered of “%s”',
    (line) => {
      expect(converted(line, 'metric')).toBeNull();
    },
  );

  test('weighs an ingredient as its cook says', () => {
    const rice = { ...anIngredient('rice', 500), id: 'rice' };
    const known = { ...pantry, ingredients: [rice] };
    const row = { ...rowFromLine('row', '1 cup rice', known), ingredientId: 'rice' };
    expect(convertRow(row, 'metric', known)).toMatchObject({
      quantityMin: 120,
      ingredientId: 'rice',
    });
  });
});
