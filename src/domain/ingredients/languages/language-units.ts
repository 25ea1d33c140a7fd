import { englishEach, englishWords } from '../../measures/measure-words.ts';
import type { MeasureWords } from '../../measures/measure-words.ts';
import { findMeasuredUnit, measuredUnits } from '../../measures/units.ts';
import type { UnitName } from '../../measures/units.ts';
import { decimalMarkOf, isEnglish } from '../../text/language.ts';
import { slugIn } from './british-units.ts';
import { englishSynonym } from './english-synonyms.ts';
import { languageWords } from './language-words.ts';
import { folded, spellingsOf } from './phrases.ts';
import type { UnitForms } from './phrases.ts';

/** What amounts of a recipe are worded with; nothing of English, which every page knows. */
export function measureWordsOf(language: string): MeasureWords | null {
  if (isEnglish(language)) return null;
  const decimal = decimalMarkOf(language);
  const words = languageWords(language);
  if (!words) return { ...englishWords, each: englishEach, decimal };
  const units = measuredUnits.flatMap(({ slug }) => {
    const [forms] = spellingsOf(words, slug);
    return forms?.one ? [[slug, [forms.one, forms.many]] as const] : [];
  });
  const { plus, to, each } = words;
  return { units: Object.fromEntries(units), plus, to, each, decimal };
}

/**
 * A unit in the language of its recipe, in the cook's own spelling where there is one. Of a measure
 * without such a spelling the page knows the words.
 */
export function unitIn(language: string, unit: UnitName, spelling: string | undefined): UnitName {
  if (isEnglish(language)) {
    const forms = spelling === undefined ? null : englishSynonym(unit.slug, spelling);
    return forms ? named(unit, forms) : { ...unit, slug: slugIn(language, unit.slug) };
  }
  const spellings = spellingsOf(languageWords(language), unit.slug);
  const forms = spelling === undefined ? undefined : spelledAs(spelling, spellings);
  if (forms) return named(unit, forms);
  const [first] = spellings;
  const isMeasured = measuredUnits.some(({ slug }) => slug === unit.slug);
  return first?.one && !isMeasured ? named(unit, first) : unit;
}

/** A unit in the words of a language, for those who do not know the words of measures. */
export function spelledUnit(language: string, unit: UnitName): UnitName {
  const isOwn = findMeasuredUnit(unit.slug)?.title !== unit.title;
  const [first] = isOwn ? [] : spellingsOf(languageWords(language), unit.slug);
  return first?.one ? named(unit, first) : unit;
}

/** The spelling of a unit, where it is not the one that the language has first. */
export function ownSpelling(language: string, slug: string, written: string): string | null {
  const [first] = spellingsOf(languageWords(language), slug);
  return first && [first.one, first.many].includes(written) ? null : written;
}

/** A period of the cook's stays: "Msp.". */
function spelledAs(spelling: string, known: readonly UnitForms[]): UnitForms {
  const forms = known.find(({ one, many }) =>
    [one, many].some((form) => plain(form) === plain(spelling)),
  );
  if (!forms) return { one: spelling, many: spelling };
  const end = spelling.endsWith('.') ? '.' : '';
  return { one: ended(forms.one, end), many: ended(forms.many, end) };
}

const plain = (text: string): string => folded(text).replaceAll(/[\s.]+/g, '');

const ended = (form: string, end: string): string => (form.endsWith('.') ? form : form + end);

const named = ({ slug }: UnitName, { one, many }: UnitForms): UnitName => ({
  slug,
  title: one,
  pluralTitle: many,
  abbreviation: null,
});
