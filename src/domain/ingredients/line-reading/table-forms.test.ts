import { describe, expect, it } from 'vitest';
import { languagesWithWords, languageWords } from '../languages/language-words.ts';
import { englishUnits } from '../languages/english-units.ts';
import { formsOf, spellingsOf } from '../languages/phrases.ts';
import { thingOf } from '../languages/testing/thing-of.ts';
import type { LanguageWords } from '../languages/word-table.ts';
import { namedUnitSlugs, unitWords } from '../ingredient-line/unit-words.ts';
import { spelledNumbers } from '../ingredient-line/number-words.ts';
import { readLine } from './read-line.ts';

type Form = [language: string, form: string];

const wordsOf = (language: string): LanguageWords => languageWords(language)!;
const listOf = (text: string): string[] => [...new Set(text.split(';').map((each) => each.trim()))];
const formsIn = (forms: (words: LanguageWords) => string[]): Form[] =>
  languagesWithWords.flatMap((language) =>
    forms(wordsOf(language)).map((form): Form => [language, form]),
  );

/** "un'" stands before its word without a blank. */
const spaced = (form: string): string => (form.endsWith("'") ? form : `${form} `);

const units = languagesWithWords.flatMap((language) =>
  Object.entries({ ...englishUnits, ...wordsOf(language).units }).flatMap(([slug]) =>
    spellingsOf(wordsOf(language), slug).flatMap(({ one, many }) =>
      [...new Set([one, many])].map((form) => [language, form, slug] as const),
    ),
  ),
);
const numbers = languagesWithWords.flatMap((language) =>
  Object.entries(wordsOf(language).numbers).map(
    ([form, value]) => [language, form, value] as const,
  ),
);
const multiples = languagesWithWords.flatMap((language) =>
  Object.entries(wordsOf(language).multiples).map(
    ([form, value]) => [language, form, value] as const,
  ),
);

const descriptions = formsIn((words) => listOf(words.descriptions)).map(([language, form]) => {
  const [tablespoon] = formsOf(wordsOf(language).units['tablespoon'] ?? '');
  return [language, form, tablespoon?.one ?? ''] as const;
});
/** "Cucharada pequeña" is a unit of its own. */
const isUnit = (words: string): boolean => units.some(([, form]) => form === words);

describe('Every form of the language tables is read in a line', () => {
  it.each(units)('unit of %s: %j', (language, form, slug) => {
    const name = thingOf(language, form);
    const read = { quantityMin: 3, unitSlug: slug, name, text: null };
    expect(readLine(`3 ${form} ${name}`, language)).toMatchObject(read);
    expect(readLine(`3 ${form.toUpperCase()} ${name}`, language)).toMatchObject(read);
  });

  it.each(numbers)('number of %s: %j', (language, form, value) => {
    const ounce = { quantityMin: value, unitSlug: 'ounce', name: 'Xyz' };
    expect(readLine(`${spaced(form)}oz Xyz`, language)).toMatchObject(ounce);
    expect(readLine(`${spaced(form)}abc`, language)).toMatchObject({
      quantityMin: value,
      name: 'abc',
    });
  });

  it.each(multiples)('multiple of %s: %j', (language, form, value) => {
    const read = { quantityMin: 2 * value, name: 'Xyz' };
    expect(readLine(`2 ${form} Xyz`, language)).toMatchObject(read);
  });

  it.each(formsIn(({ halves }) => listOf(halves)))('half of %s: %j', (language, form) => {
    expect(readLine(`2 ${form} g Xyz`, language)).toMatchObject({ quantityMin: 2.5 });
    expect(readLine(`2 g ${form} Xyz`, language)).toMatchObject({ quantityMin: 2.5 });
    expect(readLine(`2 Xyz ${form}`, language)).toMatchObject({ quantityMin: 2.5 });
  });

  it.each(formsIn(({ ranges }) => listOf(ranges)))('range of %s: %j', (language, form) => {
    const read = { quantityMin: 2, quantityMax: 3, unitSlug: 'gram', name: 'Xyz' };
    expect(readLine(`2 ${form} 3 g Xyz`, language)).toMatchObject(read);
  });

  it.each(formsIn(({ from }) => listOf(from)))('start of a range of %s: %j', (language, form) => {
    const read = { quantityMin: 2, quantityMax: 3, unitSlug: 'gram', name: 'Xyz', note: null };
    for (const range of listOf(wordsOf(language).ranges)) {
      expect(readLine(`${form} 2 ${range} 3 g Xyz`, language)).toMatchObject(read);
    }
    expect(readLine(`${form} 2 g Xyz`, language)).toMatchObject({ quantityMin: null });
  });

  it.each(formsIn(({ links }) => listOf(links)))('link of %s: %j', (language, form) => {
    const linked = `${spaced(form)}abc`;
    const read = { quantityMin: 2, unitSlug: 'gram', name: 'abc', linkedName: linked };
    expect(readLine(`2 g ${linked}`, language)).toMatchObject(read);
  });

  it.each(formsIn(({ approximations }) => listOf(approximations)))(
    'approximation of %s: %j',
    (language, form) => {
      const read = { quantityMin: 2, unitSlug: 'gram', name: 'Xyz', note: form };
      expect(readLine(`${form} 2 g Xyz`, language)).toMatchObject(read);
    },
  );

  it.each(descriptions)('description of %s: %j', (language, form, tablespoon) => {
    const read = { quantityMin: 2, unitSlug: 'tablespoon', name: 'Xyz', note: form };
    expect(readLine(`2 ${form} ${tablespoon} Xyz`, language)).toMatchObject(read);
  });

  it.each(descriptions.filter(([, form, spoon]) => !isUnit(`${spoon} ${form}`)))(
    'description of %s: %j, behind the unit',
    (language, form, tablespoon) => {
      const read = { quantityMin: 2, unitSlug: 'tablespoon', name: 'Xyz', note: form };
      expect(readLine(`2 ${tablespoon} ${form} Xyz`, language)).toMatchObject(read);
    },
  );

  it.each(formsIn(({ remarks }) => listOf(remarks)))('remark of %s: %j', (language, form) => {
    const read = { quantityMin: null, name: 'Xyz', note: form };
    expect(readLine(`Xyz ${form}`, language)).toMatchObject(read);
    expect(readLine(`${form} Xyz`, language)).toMatchObject(read);
  });

  it.each(formsIn(({ conjunctions }) => listOf(conjunctions)))(
    'conjunction of %s: %j, before another amount',
    (language, form) => {
      const line = `2 g Xyz ${form} 3 g Abc`;
      expect(readLine(line, language)).toMatchObject({ quantityMin: null, text: line });
    },
  );
});

describe('Every form of the English tables is read in a line', () => {
  it.each(unitWords)('unit %j', (form, { slug }) => {
    expect(readLine(`3 ${form} xyz`, 'en')).toMatchObject({ quantityMin: 3, unitSlug: slug });
  });

  it.each(namedUnitSlugs)('each unit has words: %s', (slug) => {
    expect(unitWords.map(([, unit]) => unit.slug)).toContain(slug);
  });

  it.each(Object.entries(spelledNumbers))('number %j', (form, value) => {
    const read = { quantityMin: value, unitSlug: 'cup', name: 'xyz' };
    expect(readLine(`${form} cups xyz`, 'en')).toMatchObject(read);
  });
});
