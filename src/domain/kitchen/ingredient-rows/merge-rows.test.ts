import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IngredientUsage } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { lineOf } from './line-of.ts';
import { mergeRows } from './merge-rows.ts';
import { rowFromLine } from './read-row.ts';
import { nameOf } from './row-name.ts';
import { aPantry } from './testing/pantry.ts';

const pantry = aPantry();
const row = (id: string, line: string, changes: Partial<IngredientUsage> = {}) => ({
  ...rowFromLine(id, line, pantry),
  ...changes,
});
const merged = (above: IngredientUsage, below: IngredientUsage): IngredientUsage => {
  const group = { id: 'dough', title: 'Dough', note: null, ingredientUsages: [above, below] };
  const after = mergeRows([group], below.id, pantry)!.groups[0]!.ingredientUsages;
  expect(after).toHaveLength(1);
  return after[0]!;
};
/** What a row says to visitors, whatever its line says. */
const said = ({ writtenAs: _line, ...parts }: IngredientUsage): string =>
  [lineOf(parts, pantry), parts.note, parts.link].join(' ');
const wordsOf = (each: IngredientUsage): string[] => {
  const work = each.preparation && toPlainText(each.preparation);
  return [nameOf(each, pantry), work, each.note, each.link].filter((words) => words !== null);
};
const link = 'https://farm.example/';

describe('A row that goes on with the one below it', () => {
  test('takes its note and its link', () => {
    const below = row('b', 'butter', { note: 'from the farm', link });
    expect(merged(row('a', 'flour'), below)).toMatchObject({
      writtenAs: 'flour butter',
      note: 'from the farm',
      link,
    });
  });

  test('keeps its own, and has the others in its note', () => {
    const above = row('a', 'flour', { note: 'sifted', link: 'https://mill.example/' });
    const below = row('b', 'butter (organic)', { link });
    expect(merged(above, below)).toMatchObject({
      note: `sifted; organic; ${link}`,
      link: 'https://mill.example/',
    });
  });

  test('says what was corrected below, which its line does not', () => {
    const below = row('b', '2 sticks buter', { ingredientTitleOverride: 'butter' });
    expect(merged(row('a', 'flour'), below).note).toBe('2 sticks butter');
  });

  test('gets no note where the lines say everything', () => {
    const { writtenAs: _line, ...unwritten } = row('b', 'butter, melted (organic)');
    expect(merged(row('a', 'flour'), row('b', 'butter')).note).toBeNull();
    expect(merged(row('a', ''), unwritten)).toMatchObject({ note: 'organic' });
  });

  const names = ['flour', 'butter', 'quince', 'rye', 'thyme'];
  const asides = ['organic', 'homemade', 'unbleached', 'leftover', 'favourite'];
  const works = ['melted', 'sifted', 'chopped'];
  const one = (words: string[]) => fc.constantFrom(...words);
  const line = fc
    .tuple(one(['', '2 cups ', '500 g ']), one(names), one(['', ', melted', ' (organic)']))
    .map((parts) => parts.join(''));
  const corrections = fc.record(
    {
      note: fc.option(one(asides), { nil: null }),
      link: one([link, 'https://mill.example/']),
      ingredientTitleOverride: one(names),
      preparation: one(works).map(paragraphsFromText),
    },
    { requiredKeys: [] },
  );
  const anyRow = (id: string) =>
    fc.tuple(line, corrections).chain(([text, changes]): fc.Arbitrary<IngredientUsage> => {
      const { writtenAs: _line, ...unwritten } = row(id, text, changes);
      return fc.constantFrom({ ...unwritten, writtenAs: text }, unwritten);
    });

  test('loses no word of either', () => {
    fc.assert(
      fc.property(anyRow('a'), anyRow('b'), (above, below) => {
        const seen = said(merged(above, below));
        for (const each of [above, below]) {
          expect(wordsOf(each).filter((word) => !seen.includes(word))).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
