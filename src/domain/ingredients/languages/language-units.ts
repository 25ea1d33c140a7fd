import { englishEach, englishWords } from '../../measures/measure-words.ts';
import type { MeasureWords } from '../../measures/measure-words.ts';
import { findMeasuredUnit, measuredUnits, unitLabel } from '../../measures/units.ts';
import type { Said, UnitName } from '../../measures/units.ts';
import { decimalMarkOf, isEnglish } from '../../text/language.ts';
import { slugIn } from './british-units.ts';
import { englishSynonym } from './english-synonyms.ts';
import { languagesWithWords, languageWords } from './language-words.ts';
import { folded, spellingsOf } from './phrases.ts';
import type { UnitForms } from './phrases.ts';

/**
 * What amounts of a recipe are worded with, with the measures that its site says in words of its
 * own; nothing of English, which every page knows.
 */
export function measureWordsOf(
  language: string,
  own: readonly UnitName[] = [],
): MeasureWords | null {
  const words = usualWordsOf(language);
  const units = own.flatMap((unit) => {
    const slug = slugIn(language, unit.slug);
    const [one, many] = labelsOf(unit);
    const known = words?.units[slug] ?? labelsOf(findMeasuredUnit(slug) ?? unit);
    return one === known[0] && many === known[1] ? [] : [[slug, [one, many]] as const];
  });
  if (units.length === 0) return words;
  const usual = words ?? { ...englishWords, each: englishEach };
  return { ...usual, units: { ...usual.units, ...Object.fromEntries(units) } };
}

const labelsOf = (unit: UnitName) => [unitLabel(unit, 1), unitLabel(unit, 2)] as const;

function usualWordsOf(language: string): MeasureWords | null {
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
 * A unit in the language of its recipe: as the line spells it, else as its site says it. Of a measure
 * that nobody spelled the page knows the words.
 */
export function unitIn(
  language: string,
  { said, ...unit }: UnitName & { said?: Said },
  spelling: string | undefined,
): UnitName {
  const forms = spelling === undefined ? null : formsSpelled(language, unit, spelling);
  if (forms) return named(unit, forms);
  if (said && !said.isOwn) return unitIn(language, said.unit, undefined);
  const shown = said?.unit ?? unit;
  if (said || isEnglish(language)) return { ...shown, slug: slugIn(language, shown.slug) };
  const [first] = spellingsOf(languageWords(language), unit.slug);
  const isMeasured = measuredUnits.some(({ slug }) => slug === unit.slug);
  return first?.one && !isMeasured ? named(unit, first) : unit;
}

function formsSpelled(language: string, { slug }: UnitName, spelling: string): UnitForms | null {
  return isEnglish(language)
    ? (englishSynonym(slug, spelling) ?? foreignForms(slug, spelling))
    : spelledAs(spelling, spellingsOf(languageWords(language), slug));
}

/** Of a word that another language has for a unit, or that its cook has: "Prise", "jigger". */
function foreignForms(slug: string, spelling: string): UnitForms {
  const known = languagesWithWords.flatMap((each) => spellingsOf(languageWords(each), slug));
  return spelledAs(spelling, known);
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
