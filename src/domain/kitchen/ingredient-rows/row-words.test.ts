import { describe, expect, test } from 'vitest';
import type { IngredientUsage } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichText } from '../../text/rich-text.ts';
import { correctedParts, rowFromLine } from './read-row.ts';
import { reassign, wordsOfRow, type WordRole } from './row-words.ts';
import { nameOf, unitNameOf } from './row-name.ts';
import { aPantry } from './testing/pantry.ts';

const pantry = aPantry();

type Choice = [words: string, role: WordRole];

function reassigned(line: string, [words, role]: Choice, language = 'en') {
  const start = line.indexOf(words);
  const own = aPantry([], language);
  const row = rowFromLine('row', line, own);
  return reassign(row, { start, end: start + words.length, role }, own);
}

function partsOf(row: IngredientUsage): (string | null)[] {
  const work = paragraphsOf(row.preparation);
  return [unitNameOf(row, pantry), nameOf(row, pantry), work, row.note];
}

const paragraphsOf = (text: RichText | null): string | null => text && toPlainText(text);

describe('A word understood wrongly', () => {
  test.each([
    ['2 cups minced parsley', ['minced', 'ingredient'], ['cups', 'minced parsley', null, null]],
    ['2 cups rye flour', ['rye', 'preparation'], ['cups', 'flour', 'rye', null]],
    ['2 cups flour, sifted', ['sifted', 'note'], ['cups', 'flour', null, 'sifted']],
    ['1 can opener', ['can', 'ingredient'], ['', 'can opener', null, null]],
    ['3 bread slices', ['bread', 'preparation'], ['slices', '', 'bread', null]],
  ] as [string, Choice, (string | null)[]][])('of “%s”: %o', (line, choice, expected) => {
    expect(partsOf(reassigned(line, choice)!)).toEqual(expected);
  });

  test('becomes a unit where it names one, in the language of the recipe', () => {
    const plain = rowFromLine('row', 'salt, pinch', pantry);
    expect(reassign(plain, { start: 6, end: 11, role: 'unit' }, pantry)).toMatchObject({
      unitId: 'unit-pinch',
      ingredientTitleOverride: 'salt',
    });
    expect(reassigned('2 cups flour', ['flour', 'unit'])).toBeNull();
    expect(reassigned('Mehl EL', ['EL', 'unit'], 'de')).toMatchObject({
      unitId: 'unit-tablespoon',
    });
  });

  test('leaves the line as it was typed, and the part is corrected', () => {
    const row = reassigned('2 cups rye flour', ['rye', 'preparation'])!;
    expect(row.writtenAs).toBe('2 cups rye flour');
    expect(correctedParts(row, pantry)).toEqual(['ingredient', 'preparation']);
  });
});

describe('The words of a row', () => {
  test('are told by what they were understood as', () => {
    const row = rowFromLine('row', '2 cups brown sugar, packed (optional)', pantry);
    const roles = wordsOfRow(row, pantry).map(({ text, role }) => [text, role]);
    expect(roles).toEqual([
      ['2', null],
      ['cups', 'unit'],
      ['brown', 'ingredient'],
      ['sugar', 'ingredient'],
      ['packed', 'preparation'],
      ['optional', 'note'],
    ]);
  });
});
