import {
  type ParsedIngredientLine,
  parseIngredientLine,
} from '../ingredient-line/parse-ingredient-line.ts';
import type { FurtherMeasures } from '../ingredient-line/written-measure.ts';
import { unitOf } from '../ingredient-line/unit-words.ts';
import { plainLine, withoutListNumber } from '../ingredient-line/clean-line.ts';
import { englishSynonym } from '../languages/english-synonyms.ts';
import { ownSpelling } from '../languages/language-units.ts';
import { type LineInLanguage, parseLineIn } from '../languages/parse-line.ts';
import { vocabularyOf } from '../languages/phrases.ts';
import { isEnglish } from '../../text/language.ts';
import { keepsEveryWord, keepsEveryWordIn, wordsOf } from './line-words.ts';

/** What the contract takes as a title. */
const lineMaxLength = 255;
const sentenceMinWords = 9;
/** Nobody writes one ingredient in so many characters: what is longer is a text, and costs too much to read. */
const longestLine = 2000;

/** An amount beside the quantity of a line. */
export type MeasureReading = {
  quantityMin: number;
  quantityMax: number | null;
  unitSlug: string | null;
};

/** An ingredient line by its fields; one that could not be read has its whole text and no name. */
export type LineReading = {
  quantityMin: number | null;
  quantityMax: number | null;
  unitSlug: string | null;
  /** What does not stand in the line is absent. */
  furtherAmount?: MeasureReading;
  alternativeMeasure?: MeasureReading & { excludesFurther?: true };
  packageSize?: MeasureReading;
  /** The unit as its cook spells it. */
  unitWord?: string;
  /** The name with the word that links it to the unit: "d'ail". */
  linkedName?: string;
  name: string | null;
  text: string | null;
  preparation: string | null;
  note: string | null;
};

/**
 * Reads a line in a language; whatever no field can hold leaves the line as it was written, and so
 * does a language whose words nobody entered.
 */
export function readLine(line: string, language: string): LineReading {
  if (line.length > longestLine) return wholeLine(line.trim());
  const text = withoutListNumber(plainLine(line).trim());
  const parsed = parsedIn(text, language);
  if (!parsed) return wholeLine(text);
  const { name, preparation } = parsed;
  const isRead =
    name !== '' &&
    name.length <= lineMaxLength &&
    !isSentence(text, parsed) &&
    !isUnreadAmount(parsed) &&
    (isEnglish(language) || !isUnreadList(parsed));
  if (!isRead || !keepsWords(text, parsed, language)) return wholeLine(text);
  const vague = isEnglish(language) ? vagueMeasure(text, parsed) : null;
  return {
    ...measureReading(parsed),
    ...(isEnglish(language)
      ? !vague && englishSpelling(text, parsed)
      : spellingOf(parsed, language)),
    ...furtherReadings(parsed),
    ...(vague && { unitSlug: null }),
    name,
    text: null,
    preparation,
    note: vague ? vague.note : parsed.note,
  };
}

/** "A few drops Tabasco" is no drop of it: the words stay together. */
function vagueMeasure(text: string, { quantityMin, unit, note }: ParsedIngredientLine) {
  const [words, vague = '', written = ''] = /^((?:a )?(?:few|several)) (\p{L}+)/iu.exec(text) ?? [];
  const isUnit = quantityMin === null && unit !== null && unitOf(written)?.slug === unit;
  return words && isUnit && note?.startsWith(vague)
    ? { note: words + note.slice(vague.length) }
    : null;
}

type Parsed = ParsedIngredientLine & Partial<LineInLanguage>;

/** Null where nobody entered the words of the language. */
function parsedIn(text: string, language: string): Parsed | null {
  if (isEnglish(language)) return parseIngredientLine(text);
  const words = vocabularyOf(language);
  return words && parseLineIn(words, text);
}

function keepsWords(text: string, parsed: Parsed, language: string): boolean {
  const words = isEnglish(language) ? null : vocabularyOf(language);
  return words ? keepsEveryWordIn(words, text, parsed) : keepsEveryWord(text, parsed);
}

function spellingOf({ unit, unitWord, linkedName }: Parsed, language: string) {
  const spelling = unit && unitWord ? ownSpelling(language, unit, unitWord) : null;
  return { ...(spelling && { unitWord: spelling }), ...(linkedName && { linkedName }) };
}

/** The cook's other word for the unit: "8 rashers bacon" are no slices. */
function englishSpelling(text: string, { unit }: ParsedIngredientLine) {
  const word =
    unit === null ? undefined : wordsOf(text).find((each) => unitOf(each)?.slug === unit);
  const isOwn = unit !== null && word !== undefined && englishSynonym(unit, word) !== null;
  return isOwn && { unitWord: word.toLowerCase() };
}

/** A remark of the cook among the ingredients, which has no parts that could be told apart. */
function isSentence(text: string, { quantityMin, unit }: ParsedIngredientLine): boolean {
  const isMeasured = quantityMin !== null || unit !== null;
  return !isMeasured && !/[,;:()]/.test(text) && wordsOf(text).length >= sentenceMinWords;
}

function measureReading<Amount extends number | null>(measure: {
  quantityMin: Amount;
  quantityMax: Amount;
  unit: string | null;
}) {
  const { quantityMin, quantityMax, unit } = measure;
  const isRange = quantityMax !== quantityMin;
  return { quantityMin, quantityMax: isRange ? quantityMax : null, unitSlug: unit };
}

function alternativeReading(measure: NonNullable<FurtherMeasures['alternative']>) {
  return {
    ...measureReading(measure),
    ...(measure.excludesFurther && { excludesFurther: true as const }),
  };
}

function furtherReadings({ further, alternative, packageSize }: ParsedIngredientLine) {
  return {
    ...(further && { furtherAmount: measureReading(further) }),
    ...(alternative && { alternativeMeasure: alternativeReading(alternative) }),
    ...(packageSize && { packageSize: measureReading(packageSize) }),
  };
}

/** "1.000 g flour" may be a gram or a thousand: it is no ingredient of that name. */
function isUnreadAmount({ quantityMin, unit, name }: ParsedIngredientLine): boolean {
  return quantityMin === null && unit === null && /^\P{L}*\p{N}/u.test(name);
}

/** "Le jus d'1/2 citron", "Salz, Pfeffer": the words of other languages part no such line. */
function isUnreadList({ quantityMin, unit, name }: ParsedIngredientLine): boolean {
  return quantityMin === null && unit === null && /[\p{N},;]/u.test(name);
}

function wholeLine(text: string): LineReading {
  const cut = cutAt(text, lineMaxLength);
  return {
    quantityMin: null,
    quantityMax: null,
    unitSlug: null,
    name: null,
    text: cut.head,
    preparation: null,
    note: cut.tail,
  };
}

/** Between words, where the first one leaves room for it. */
function cutAt(text: string, length: number): { head: string; tail: string | null } {
  if (text.length <= length) return { head: text, tail: null };
  const space = text.lastIndexOf(' ', length);
  const end = space > 0 ? space : length;
  return { head: text.slice(0, end), tail: text.slice(end).trim() };
}
