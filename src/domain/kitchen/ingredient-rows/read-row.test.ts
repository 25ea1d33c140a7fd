import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paragraphsFromText } from '../../text/rich-text.ts';
import {
  correctedParts,
  editLine,
  isBlankRow,
  linked,
  readAgain,
  rowFromLine,
  rowInLanguage,
  usageFromLine,
} from './read-row.ts';
import { aPantry, anIngredient } from './testing/pantry.ts';

const pantry = aPantry(['flour', 'chicken broth', 'cup', 'tomato']);
const row = (line: string) => rowFromLine('row', line, pantry);
const foods = ['flour', 'chicken broth', 'cup', 'garlic', 'can of beans', 'large eggs'];
const lines = fc
  .tuple(fc.constantFrom('2 cups', '½', '1-2', 'a pinch of', ''), fc.constantFrom(...foods))
  .map((parts) => parts.join(' ').trim());

describe('A line typed by a cook', () => {
  test('comes apart while it is kept as it was typed', () => {
    expect(row('2 ½ cups flour, sifted')).toEqual({
      id: 'row',
      quantityMin: 2.5,
      quantityMax: null,
      unitId: 'unit-cup',
      ingredientId: null,
      ingredientTitleOverride: 'flour',
      preparation: paragraphsFromText('sifted'),
      note: null,
      link: null,
      writtenAs: '2 ½ cups flour, sifted',
    });
  });

  test('is read alike whatever ingredients the cook has', () => {
    fc.assert(
      fc.property(lines, fc.subarray(foods), (line, known) => {
        expect(usageFromLine(line, aPantry(known))).toEqual(usageFromLine(line, aPantry()));
      }),
    );
  });

  test('is read by the words of the recipe’s language', () => {
    expect(usageFromLine('2 EL Zucker', aPantry([], 'de'))).toMatchObject({
      quantityMin: 2,
      unitId: 'unit-tablespoon',
      ingredientTitleOverride: 'Zucker',
    });
  });

  test('is not kept where it is longer than the contract takes, but its words are', () => {
    const long = row(`salt ${'and pepper '.repeat(60)}`);
    expect(long.writtenAs).toBeUndefined();
    expect(`${long.ingredientTitleOverride} ${long.note}`).toHaveLength(664);
  });

  test('of nothing is blank, and of anything is not', () => {
    expect(isBlankRow(row(' '))).toBe(true);
    expect(isBlankRow(row('x'))).toBe(false);
  });
});

describe('Typing a line anew', () => {
  test('is what reading it afresh gives, where nothing was corrected', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        expect(editLine(row(before), { text: after }, pantry)).toEqual(row(after));
      }),
    );
  });

  test('leaves what was corrected by hand, until it is read again', () => {
    const corrected = { ...row('2 cups flour'), preparation: paragraphsFromText('cold') };
    const edited = editLine(corrected, { text: '3 cups flour, sifted' }, pantry);
    expect(edited).toMatchObject({ quantityMin: 3, preparation: corrected.preparation });
    expect(correctedParts(edited, pantry)).toEqual(['preparation']);
    expect(readAgain(edited, pantry)).toEqual(row('3 cups flour, sifted'));
  });

  test('leaves every part that was corrected, any of them', () => {
    const fields = fc.subarray(['quantityMin', 'unitId', 'note'] as const);
    const changes = { quantityMin: 77, unitId: 'unit-pound', note: 'mine' };
    fc.assert(
      fc.property(lines, lines, fields, (before, after, changed) => {
        const own = Object.fromEntries(changed.map((field) => [field, changes[field]]));
        expect(editLine({ ...row(before), ...own }, { text: after }, pantry)).toMatchObject(own);
      }),
    );
  });

  test('keeps the chosen ingredient as long as it is named, and finds it again', () => {
    const tomato = anIngredient('tomato');
    const chosen = linked(row('2 tomatoes'), tomato, pantry);
    expect(chosen).toMatchObject({ ingredientId: tomato.id, ingredientTitleOverride: null });
    const more = editLine(chosen, { text: '3 tomatoes, diced' }, pantry);
    expect(more).toMatchObject({ quantityMin: 3, ingredientId: tomato.id });
    const other = editLine(more, { text: '3 tomat' }, pantry);
    expect(other).toMatchObject({ ingredientId: null, ingredientTitleOverride: 'tomat' });
    expect(
      editLine(other, { text: '3 tomatoes', remembered: tomato.id }, pantry).ingredientId,
    ).toBe(tomato.id);
    expect(editLine(other, { text: '3 tomatoes' }, pantry).ingredientId).toBeNull();
  });
});

describe('A row in another language', () => {
  test('is read by its words', () => {
    const german = rowInLanguage(row('2 EL Zucker'), pantry, 'de');
    expect(german).toMatchObject({ unitId: 'unit-tablespoon', ingredientTitleOverride: 'Zucker' });
    expect(rowInLanguage(german, { ...pantry, language: 'de' }, 'en')).toEqual(row('2 EL Zucker'));
  });

  test('keeps what was corrected by hand, and is left alone without a line', () => {
    const corrected = { ...row('2 EL Zucker'), note: 'mine' };
    expect(rowInLanguage(corrected, pantry, 'de')).toMatchObject({
      unitId: 'unit-tablespoon',
      note: 'mine',
    });
    const { writtenAs: _, ...unwritten } = row('2 EL Zucker');
    expect(rowInLanguage(unwritten, pantry, 'de')).toBe(unwritten);
  });
});
