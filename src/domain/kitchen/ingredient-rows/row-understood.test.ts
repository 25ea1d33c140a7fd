import { describe, expect, test } from 'vitest';
import type { IngredientUsage } from '../../recipe/recipe.ts';
import { rowsInLanguage } from './change-rows.ts';
import { rowFromLine } from './read-row.ts';
import { aPantry } from './testing/pantry.ts';

const english = aPantry();
const lineIn = (line: string, language = 'en') => rowFromLine(line, line, aPantry([], language));
const groupOf = (...rows: IngredientUsage[]) => [
  { id: 'group', title: 'Dough', note: null, ingredientUsages: rows },
];
const rowsOf = (groups: ReturnType<typeof rowsInLanguage>) => groups[0]?.ingredientUsages;

describe('A list whose language is chosen by hand', () => {
  test.each(['ru', 'de', 'ja', 'fi'])('loses nothing that was understood to “%s”', (language) => {
    const rows = [
      lineIn('2 cups flour, sifted'),
      lineIn('1 can (14 oz) chopped tomatoes'),
      lineIn('2 chopped onions'),
      lineIn('1-2 tablespoons olive oil'),
    ];
    const read = rowsOf(rowsInLanguage(groupOf(...rows), english, { language }));
    const unitsOf = (all: readonly IngredientUsage[] | undefined) =>
      all?.map(({ unitId }) => unitId);
    expect(unitsOf(read)).toEqual(unitsOf(rows));
    expect(read?.[0]?.preparation).toEqual(rows[0]?.preparation);
    expect(read?.[3]?.quantityMax).toBe(2);
  });

  test('is read anew where that understands more, line by line', () => {
    const rows = [
      lineIn('2 sticks butter, cold'),
      lineIn('1 Prise Muskat'),
      lineIn('1.500 g Mehl'),
    ];
    const read = rowsOf(rowsInLanguage(groupOf(...rows), english, { language: 'de' }));
    expect(read).toEqual([rows[0], lineIn('1 Prise Muskat', 'de'), lineIn('1.500 g Mehl', 'de')]);
    expect(read?.[2]?.quantityMin).toBe(1500);
  });

  test('keeps what its cook corrected', () => {
    const corrected = { ...lineIn('2 cps flour'), unitId: 'unit-cup' };
    const read = rowsOf(rowsInLanguage(groupOf(corrected), english, { language: 'ru' }));
    expect(read).toEqual([expect.objectContaining({ quantityMin: 2, unitId: 'unit-cup' })]);
  });

  test('is read anew as a whole where a guess is taken back', () => {
    const rows = [lineIn('1 Prise Muskat', 'de')];
    const german = aPantry([], 'de');
    const how = { language: 'en', isOfAll: true };
    expect(rowsOf(rowsInLanguage(groupOf(...rows), german, how))).toEqual([
      lineIn('1 Prise Muskat'),
    ]);
  });
});
