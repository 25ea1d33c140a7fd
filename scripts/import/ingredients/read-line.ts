import { webAddress } from '#contract/fields.ts';
import {
  type ParsedIngredientLine,
  parseIngredientLine,
} from '#domain/ingredients/ingredient-line/parse-ingredient-line.ts';
import type { FurtherMeasures } from '#domain/ingredients/ingredient-line/written-measure.ts';
import { unitOf } from '#domain/ingredients/ingredient-line/unit-words.ts';
import { plainLine } from '#domain/ingredients/ingredient-line/clean-line.ts';
import { inlineMarkup } from '../../markdown/markdown-inline.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { isTextLeaf } from '#domain/text/rich-text.ts';
import { decodeEntities } from '../decode-entities.ts';
import { keepsEveryWord, wordsOf } from './line-words.ts';

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
  name: string | null;
  text: string | null;
  preparation: string | null;
  note: string | null;
  link: string | null;
};

/** Reads a line of any source; whatever no field can hold leaves the line as it was written. */
export function readLine(line: string): LineReading {
  const { text: written, addresses } = withoutMarkup(line);
  const text = plainLine(written).trim();
  const [link = null, ...further] = addresses;
  const parsed = parseIngredientLine(text);
  const { name, preparation } = parsed;
  const isRead =
    name !== '' &&
    name.length <= lineMaxLength &&
    !isSentence(text, parsed) &&
    !isUnreadAmount(parsed);
  if (!isRead || !keepsEveryWord(text, parsed)) return wholeLine(text, link, further);
  const vague = vagueMeasure(text, parsed);
  return {
    ...measureReading(parsed),
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
