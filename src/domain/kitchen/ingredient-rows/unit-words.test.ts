import { describe, expect, test } from 'vitest';
import { languagesWithWords } from '../../ingredients/languages/language-words.ts';
import { thingOf } from '../../ingredients/languages/testing/thing-of.ts';
import { usageText } from '../history/usage-text.ts';
import { lineOf } from './line-of.ts';
import { rowFromLine } from './read-row.ts';
import { unitInWords, unitNameOf } from './row-name.ts';
import { suggestionsFor } from './suggest.ts';
import { aPantry } from './testing/pantry.ts';

describe.each(languagesWithWords)('Units of a recipe in “%s”', (language) => {
  const pantry = aPantry([], language);
  const spelled = pantry.units.flatMap((unit) => {
    const { title } = unitInWords(unit, language);
    return title === unit.title ? [] : [{ ...unit, word: title }];
  });

  test('are said in its words, measures too, in parts, lines and the history', () => {
    const told = spelled.flatMap(({ id, word }) => {
      const row = { ...rowFromLine('row', '1 Salz', pantry), unitId: id };
      return [unitNameOf(row, pantry), lineOf(row, pantry), usageText(row, pantry)].filter(
        (text) => !text.includes(word),
      );
    });
    expect(spelled.length).toBeGreaterThan(20);
    expect(told).toEqual([]);
  });

  test('are the same where a line that the kitchen wrote is read again', () => {
    const others = spelled.filter(({ id, word }) => {
      const thing = `2 ${thingOf(language, word)}`;
      const row = { ...rowFromLine('row', thing, pantry), unitId: id };
      return rowFromLine('row', lineOf(row, pantry), pantry).unitId !== id;
    });
    expect(others.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('Suggested units', () => {
  const unitsFor = (line: string) =>
    suggestionsFor(line, line.length, aPantry([], 'de'))
      .filter(({ kind }) => kind === 'unit')
      .map(({ label }) => label);

  test.each([
    ['2 Dos', ['Dosen']],
    ['1 tables', ['EL']],
  ])('of “%s” in a German recipe are %j', (line, labels) => {
    expect(unitsFor(line)).toEqual(labels);
  });
});
