import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidUnits } from '../../ingredients/own-units/said-units.ts';
import {
  anOwnUnit,
  aSiteSaying,
  everyUnit,
} from '../../ingredients/own-units/testing/own-units.ts';
import { readLine } from '../../ingredients/line-reading/read-line.ts';
import { lineOf } from './line-of.ts';
import type { Pantry } from './pantry.ts';
import { correctedParts, editLine, rowFromLine } from './read-row.ts';
import { readOwnLine } from './read-own-line.ts';
import { suggestionsFor } from './suggest.ts';

const pantrySaying = (...own: Parameters<typeof aSiteSaying>): Pantry => ({
  units: [...saidUnits(aSiteSaying(...own), 'en').values()],
  ingredients: [],
  language: 'en',
});
const tasse = anOwnUnit('mug', { title: 'Tasse', pluralTitle: 'Tassen' });
const spoon = anOwnUnit('tablespoon', { title: 'big spoon', pluralTitle: 'big spoons' });
const pantry = pantrySaying(tasse, spoon);
const before = pantrySaying();

describe('A line with the word of a cook for a unit', () => {
  it.each([
    ['2 Tassen flour', { unitSlug: 'mug', quantityMin: 2, name: 'flour' }],
    ['1 tasse milk', { unitSlug: 'mug', quantityMin: 1, name: 'milk' }],
    ['½ big spoon sugar', { unitSlug: 'tablespoon', quantityMin: 0.5, name: 'sugar' }],
    ['about 2 big spoons of sugar', { unitSlug: 'tablespoon', quantityMin: 2, name: 'sugar' }],
  ])('is read: %s', (line, read) => {
    expect(readOwnLine(line, pantry)).toMatchObject(read);
  });

  it.each(['2 cups Tassen', 'Tassen', '2 Untertassen', '2 tablespoons sugar', 'sugar'])(
    'is read as ever where the word is none: %s',
    (line) => expect(readOwnLine(line, pantry)).toEqual(readLine(line, 'en')),
  );

  it('is read like a line with the platform’s word, of every unit', () => {
    const amount = fc.constantFrom('2', '1/2', '1 ½', '3-4', '250');
    const aCase = fc
      .tuple(fc.constantFrom(...everyUnit.keys()), amount)
      .map(([unit, written]) => ({
        unit,
        written,
        usual: readLine(`${written} ${everyUnit.get(unit)!.title} zucchini`, 'en'),
      }))
      .filter(({ unit, usual }) => usual.unitSlug === unit)
      .filter(({ usual }) => usual.name === 'zucchini');
    fc.assert(
      fc.property(aCase, ({ unit, written, usual }) => {
        const own = pantrySaying(anOwnUnit(unit, { title: 'Qoom', pluralTitle: 'Qooms' }));
        expect(readOwnLine(`${written} Qooms zucchini`, own)).toEqual(usual);
      }),
    );
  });

  it('changes nothing of how a line stands that was read before', () => {
    const mugs = pantrySaying(anOwnUnit('mug', { title: 'Humpen', pluralTitle: 'Humpen' }));
    const row = rowFromLine('row', '2 Humpen flour', before);
    expect(row).toMatchObject({ unitId: null, ingredientTitleOverride: 'Humpen flour' });
    expect(correctedParts(row, mugs)).toEqual([]);
    expect(editLine(row, { text: '3 Humpen flour' }, mugs)).toMatchObject({
      quantityMin: 3,
      unitId: 'mug',
      ingredientTitleOverride: 'flour',
    });
  });

  it('keeps what it was read as when the cook has another word', () => {
    const row = rowFromLine('row', '2 Tassen flour', pantry);
    const edited = editLine(row, { text: '3 Tassen flour' }, before);
    expect(edited).toMatchObject({ quantityMin: 3, unitId: 'mug' });
    expect(edited.ingredientTitleOverride).toBe('flour');
  });

  it('is what a row is written as, and the platform’s word where that would be read otherwise', () => {
    const { writtenAs: _typed, ...row } = rowFromLine('row', '2 tablespoons sugar', before);
    expect(lineOf(row, pantry)).toBe('2 big spoons sugar');
    const odd = pantrySaying(
      anOwnUnit('tablespoon', { title: 'cup half', pluralTitle: 'cup cup' }),
    );
    expect(lineOf(row, odd)).toMatch(/^2 (?:tablespoons|cup cup) sugar$/);
    expect(rowFromLine('row', lineOf(row, odd), odd).unitId).toBe('tablespoon');
  });

  it('is suggested in that word, once', () => {
    const merged = pantrySaying(tasse, anOwnUnit('glass', { intoId: 'mug' }));
    const labels = suggestionsFor('2 Tas', 5, merged)
      .filter(({ kind }) => kind === 'unit')
      .map(({ label }) => label);
    expect(labels).toEqual(['Tassen']);
  });
});
