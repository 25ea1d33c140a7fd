import { webAddress } from '#contract/fields.ts';
import {
  type ParsedIngredientLine,
  parseIngredientLine,
} from '#domain/ingredients/ingredient-line/parse-ingredient-line.ts';
import type { FurtherMeasures } from '#domain/ingredients/ingredient-line/written-measure.ts';
import { unitOf } from '#domain/ingredients/ingredient-line/unit-words.ts';
import { plainLine } from '#domain/ingredients/ingredient-line/clean-line.ts';
import { ownSpelling } from '#domain/ingredients/languages/language-units.ts';
import { type LineInLanguage, parseLineIn } from '#domain/ingredients/languages/parse-line.ts';
import { vocabularyOf } from '#domain/ingredients/languages/phrases.ts';
import { isEnglish } from '#domain/text/language.ts';
import { inlineMarkup } from '../../markdown/markdown-inline.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { isTextLeaf } from '#domain/text/rich-text.ts';
import { decodeEntities } from '../decode-entities.ts';
import { keepsEveryWord, keepsEveryWordIn, wordsOf } from './line-words.ts';

/** What the server takes as a title. */
const lineMaxLength = 255;
const sentenceMinWords = 9;

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
  link: string | null;
};

/**
 * Reads a line of any source in a language; whatever no field can hold leaves the line as it was
 * written, and so does a language whose words nobody entered.
 */
export function readLine(line: string, language: string): LineReading {
  const { text: written, addresses } = withoutMarkup(line);
  const text = plainLine(written).trim();
  const [link = null, ...further] = addresses;
  const parsed = parsedIn(text, language);
  if (!parsed) return wholeLine(text, link, further);
  const { name, preparation } = parsed;
  const isRead =
    name !== '' &&
    name.length <= lineMaxLength &&
    !isSentence(text, parsed) &&
    !isUnreadAmount(parsed) &&
    (isEnglish(language) || !isUnreadList(parsed));
  if (!isRead || !keepsWords(text, parsed, language)) return wholeLine(text, link, further);
  const vague = isEnglish(language) ? vagueMeasure(text, parsed) : null;
  return {
    ...measureReading(parsed),
    ...spellingOf(parsed, language),
    ...furtherReadings(parsed),
    ...(vague && { unitSlug: null }),
    name,
    text: null,
    preparation,
    note: joined([vague ? vague.note : parsed.note, ...further]),
    link,
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

function wholeLine(text: string, link: string | null, further: string[]): LineReading {
  const cut = cutAt(text, lineMaxLength);
  return {
    quantityMin: null,
    quantityMax: null,
    unitSlug: null,
    name: null,
    text: cut.head,
    preparation: null,
    note: joined([cut.tail, ...further]),
    link,
  };
}

const autolink = /<(https?:\/\/[^\s<>]+)>/g;

/** Text without emphasis, entities and links, and the web addresses it linked to. */
function withoutMarkup(line: string): { text: string; addresses: string[] } {
  const decoded = decodeEntities(line);
  const bare = [...decoded.matchAll(autolink)].flatMap(([, address]) => address ?? []);
  const children = inlineMarkup(decoded.replaceAll(autolink, ''));
  const addresses = children.flatMap((node) =>
    !isTextLeaf(node) && node.type === 'link' && webAddress.safeParse(node.href).success
      ? [node.href]
      : [],
  );
  const text = toPlainText({ type: 'paragraph', children }).trim();
  return { text, addresses: [...addresses, ...bare] };
}

/** Between words, where the first one leaves room for it. */
function cutAt(text: string, length: number): { head: string; tail: string | null } {
  if (text.length <= length) return { head: text, tail: null };
  const space = text.lastIndexOf(' ', length);
  const end = space > 0 ? space : length;
  return { head: text.slice(0, end), tail: text.slice(end).trim() };
}

function joined(texts: (string | null)[]): string | null {
  return texts.filter((text) => text !== null && text !== '').join(', ') || null;
}
