import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitOf } from '#domain/ingredients/ingredient-line/unit-words.ts';
import { inlineMarkup } from '../../markdown/markdown-inline.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { wordsOf } from '#domain/ingredients/line-reading/line-words.ts';
import { type ImportedLine, readLine } from './read-line.ts';
import { readRows } from '../recipe-row.ts';

const joining = new Set(['of', 'a', 'an', 'to', 'from', 'or', 'and']);
const furtherWords = new Set(['plus', 'x', 'each']);
const fluidOunce = new Set(['fl', 'fluid', 'oz', 'ounce', 'ounces']);
const spelledNumbers = new Set(
  'half quarter one two three four five six seven eight nine ten eleven twelve couple dozen'.split(
    ' ',
  ),
);

/** The words of a line that no text of its reading has and its measure does not explain. */
function lostWords(line: string): string[] {
  const reading = readLine(line, 'en');
  const { name, text, preparation, note, link } = reading;
  const kept = [name, text, preparation, note, link].flatMap((field) => wordsOf(field ?? ''));
  const left = kept.map((word) => word.toLowerCase());
  return plainWords(line).filter((word) => {
    const at = left.indexOf(word.toLowerCase());
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !isMeasure(word, reading);
  });
}

const plainWords = (line: string): string[] =>
  wordsOf(toPlainText({ type: 'paragraph', children: inlineMarkup(line) }));

function isMeasure(word: string, reading: ImportedLine): boolean {
  const { quantityMin, unitSlug, furtherAmount, alternativeMeasure, packageSize } = reading;
  const further = [furtherAmount, alternativeMeasure, packageSize].filter((each) => each);
  const lower = word.toLowerCase();
  const isNumber = /^[\d¼-¾⅐-⅞]/u.test(word) || spelledNumbers.has(lower);
  if (isNumber) return quantityMin !== null;
  // "Several slices of bacon": the note keeps the rest of the measure.
  const isVague = /^(?:a )?(?:few|several) /i.test(reading.note ?? '');
  if (joining.has(lower)) return quantityMin !== null || unitSlug !== null || isVague;
  if (further.length > 0 && furtherWords.has(lower)) return true;
  const units = [unitSlug, ...further.map((each) => each?.unitSlug)];
  if (units.includes('fluid-ounce') && fluidOunce.has(lower)) return true;
  if (/^sized?$/.test(lower)) return units.includes('medium') || units.includes('large');
  return units.includes(unitOf(word)?.slug);
}

describe('A line of a file', () => {
  test('comes apart into its fields', () => {
    expect(readLine('1 (14 oz) can of chickpeas, drained', 'en')).toEqual({
      quantityMin: 1,
      quantityMax: null,
      unitSlug: 'can',
      packageSize: { quantityMin: 14, quantityMax: null, unitSlug: 'ounce' },
      name: 'chickpeas',
      text: null,
      preparation: 'drained',
      writtenAs: '1 (14 oz) can of chickpeas, drained',
      note: null,
      link: null,
    });
  });

  test('has a second amount only when it tells a range', () => {
    expect(readLine('1-2 cloves garlic', 'en')).toMatchObject({ quantityMin: 1, quantityMax: 2 });
    expect(readLine('2 cloves garlic', 'en')).toMatchObject({ quantityMin: 2, quantityMax: null });
  });

  test.each([
    ['a few drops Tabasco', 'Tabasco', 'a few drops'],
    ['Several sprigs thyme, for garnish', 'thyme', 'Several sprigs, for garnish'],
  ])('keeps the words of a vague amount together: %s', (line, name, note) => {
    expect(readLine(line, 'en')).toMatchObject({ quantityMin: null, unitSlug: null, name, note });
  });

  test.each([
    ['.25 tsp ground clove', 0.25, 'teaspoon'],
    ['.5 TB allspice', 0.5, 'tablespoon'],
    ['1,5 kg Mehl', 1.5, 'kilogram'],
    ['1¹⁄₂ cups flour', 1.5, 'cup'],
    ['a dozen and a half eggs', 18, null],
  ])('has the amount that is written: %s', (line, quantityMin, unitSlug) => {
    expect(readLine(line, 'en')).toMatchObject({ quantityMin, unitSlug });
  });

  test.each(['1.000 g Mehl', '1 .5 cups flour', '16/20 shrimp', '1. Flour'])(
    'has no amount that may be another one: %s',
    (line) => {
      expect(readLine(line, 'en')).toMatchObject({ quantityMin: null, text: line });
    },
  );

  test.each([
    ['&#189; cup cr&egrave;me fra&icirc;che', 0.5, 'crème fraîche'],
    ['&amp;frac12; cup milk', 0.5, 'milk'],
    ['1 cup caf&eacute; &amp; milk', 1, 'café & milk'],
  ])('has its entities decoded: %s', (line, quantityMin, name) => {
    expect(readLine(line, 'en')).toMatchObject({ quantityMin, name });
  });

  test('has the address of an autolink as its link', () => {
    const reading = readLine('1 cup flour <https://mill.example/flour>', 'en');
    expect(reading).toMatchObject({
      name: 'flour',
      note: null,
      link: 'https://mill.example/flour',
    });
  });

  test.each([
    ['2 packed cups sugar', 2, 'cup', 'sugar'],
    ['2 dessertspoons honey', 2, 'dessertspoon', 'honey'],
    ['1 mug rice', 1, 'mug', 'rice'],
    ['1 can whole or diced tomatoes', 1, 'can', 'whole or diced tomatoes'],
    ['2 medium-sized onions', 2, 'medium', 'onions'],
    ['1 medium sized onion', 1, 'medium', 'onion'],
    ['juice from 2 limes', 2, null, 'limes'],
    ['1 lb loaf sugar', 1, 'pound', 'loaf sugar'],
    ['finely grated rind of 1 orange', 1, null, 'orange'],
    ['225 g 50-70% dark chocolate', 225, 'gram', 'dark chocolate'],
  ])('reads %s', (line, ...row) => {
    const { quantityMin, unitSlug, name } = readLine(line, 'en');
    expect([quantityMin, unitSlug, name]).toEqual(row);
  });

  test('keeps the address of its link, and further ones in the note', () => {
    const line = '1 box [pasta](https://pasta.example/) or [rice](https://rice.example/)';
    expect(readLine(line, 'en')).toMatchObject({
      name: 'pasta or rice',
      link: 'https://pasta.example/',
      note: 'https://rice.example/',
    });
  });

  test('loses the marks of emphasis and links within the other site, never their words', () => {
    expect(readLine('**2 kg** of [pork loin](/pork-loin)', 'en')).toMatchObject({
      quantityMin: 2,
      unitSlug: 'kilogram',
      name: 'pork loin',
      link: null,
    });
  });

  test.each([
    '2 x 3 sheets of paper',
    'Ample amounts of coarsely ground black pepper to taste when served',
  ])('stays as it is written where it cannot be read: %s', (line) => {
    expect(readLine(line, 'en')).toMatchObject({ name: null, text: line, quantityMin: null });
  });

  test('goes on in the note when it is longer than a title may be', () => {
    const line = `2 x ${'very '.repeat(60)}long`;
    const { text, note } = readLine(line, 'en');
    expect(text?.length).toBeLessThanOrEqual(255);
    expect(`${text} ${note}`).toBe(line);
  });
});

describe('The optional ending of a unit', () => {
  test.each([
    ['1 Prise(n) Salz', 1, 'pinch', 'Salz'],
    ['2 Zehe(n) Knoblauch', 2, 'clove', 'Knoblauch'],
    ['1 Tasse/n Mehl', 1, 'mug', 'Mehl'],
  ])('is no word of its own in %j', (line, ...[quantityMin, unitSlug, name]) => {
    expect(readLine(line, 'de')).toMatchObject({ quantityMin, unitSlug, name });
  });
});

describe('Every word of a line is kept', () => {
  const words =
    '1 2 1/2 ½ 400 g cup cups oz fl tbsp T clove can small of a an or to and half dozen x about ' +
    'flour garlic olive oil fresh chopped finely peeled optional taste for the , ; : ( ) - – . *';
  const line = fc
    .array(fc.constantFrom(...words.split(' ')), { maxLength: 16 })
    .map((parts) => parts.join(' '));

  test('whatever it is made of', () => {
    fc.assert(
      fc.property(line, (written) => {
        expect(lostWords(written)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  const file = join(import.meta.dirname, '../../../../shared/data/recipes/recipes.jsonl');
  test.skipIf(!existsSync(file))('in the development data, where that is at hand', () => {
    const { rows } = readRows(readFileSync(file, 'utf8'));
    const lines = rows.flatMap(({ row }) => row.ingredients);
    const lost = lines.map((each) => [each, ...lostWords(each)]).filter((each) => each.length > 1);
    expect(lines.length).toBeGreaterThan(2000);
    expect(lost).toEqual([]);
  });
});
