import { ones, tens } from './number-words.ts';
import { at } from './tokens.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './unit-words.ts';

export type ReadNumber = { value: number; next: number };

/** A word of a line; "twenty-five" is two of one token. `next` is the place after that token. */
type Word = { text: string; token: string; isLast: boolean; next: number };

/** A number and the place of the word after it. */
type Spelled = { value: number; after: number };

const multiples = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
]);
const lone = new Map([
  ['couple', 2],
  ['dozen', 12],
  ['hundred', 100],
]);
const parts = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
  ['fourth', 1 / 4],
  ['fifth', 1 / 5],
  ['sixth', 1 / 6],
  ['eighth', 1 / 8],
]);
const manyParts = new Map([
  ['halves', 1 / 2],
  ...[...parts].map(([word, value]): [string, number] => [`${word}s`, value]),
]);
const mostWords = 8;

const numberWords = new Set(
  [ones, tens, multiples, lone, parts, manyParts].flatMap((words) => [...words.keys()]),
);

/** True of a word that is part of some number, whether or not it makes sense where it stands. */
export function isNumberWord(word: string): boolean {
  const plain = word.replace(/-and-an?-/, '-');
  return plain.split('-').every((each) => numberWords.has(each));
}

/** Reads "one and a half", "two dozen", "twenty-five", "three quarters of a", "half a". */
export function readSpelledNumber(tokens: readonly Token[], index: number): ReadNumber | null {
  if (!startsNumber(at(tokens, index))) return null;
  const words = wordsFrom(tokens, index);
  const isAfterArticle = /^an?$/.test(at(tokens, index - 1).lower);
  const count = readCount(words, 0);
  return ending(words, count ? withParts(words, count) : readLone(words, isAfterArticle));
}

/** Reads what makes a number of digits another one: "2 dozen", "1 and a half", "3 hundred". */
export function readNumberWords(
  tokens: readonly Token[],
  { value, next }: ReadNumber,
): ReadNumber | null {
  const following = at(tokens, next);
  if (!startsNumber(following) && !/^(?:and|&)$/.test(following.lower)) return { value, next };
  const words = wordsFrom(tokens, next);
  const read = ending(words, withParts(words, { value, after: 0 }));
  return read && { value: read.value, next: Math.max(read.next, next) };
}

function startsNumber({ kind, lower }: Token): boolean {
  if (kind !== 'word') return false;
  const dash = lower.indexOf('-');
  return numberWords.has(dash === -1 ? lower : lower.slice(0, dash));
}

function wordsFrom(tokens: readonly Token[], index: number): Word[] {
  return tokens.slice(index, index + mostWords).flatMap(({ kind, lower }, offset) => {
    const texts = kind === 'word' ? lower.split('-') : [lower === '&' ? lower : ''];
    const [next, token] = [index + offset + 1, kind === 'word' ? lower : ''];
    return texts.map((text, place) => ({ text, token, next, isLast: place === texts.length - 1 }));
  });
}

const textAt = (words: readonly Word[], place: number): string => words[place]?.text ?? '';

/** Nothing where the number ends within a word ("two-inch") or goes on in a way nobody can read. */
function ending(words: readonly Word[], read: Spelled | null): ReadNumber | null {
  if (!read) return null;
  const last = words[read.after - 1];
  if (last && !last.isLast) return null;
  const following = words[read.after]?.token ?? '';
  return isNumberWord(following) ? null : { value: read.value, next: last?.next ?? 0 };
}

function readCount(words: readonly Word[], start: number): Spelled | null {
  const ten = tens.get(textAt(words, start));
  const one = ones.get(textAt(words, ten === undefined ? start : start + 1));
  if (ten === undefined) return one === undefined ? null : { value: one, after: start + 1 };
  return one !== undefined && one < 10
    ? { value: ten + one, after: start + 2 }
    : { value: ten, after: start + 1 };
}

function readLone(words: readonly Word[], isAfterArticle: boolean): Spelled | null {
  const word = textAt(words, 0);
  const value = lone.get(word);
  if (value !== undefined) {
    const few = { value, after: 1 };
    return readAndParts(words, few, multiples.get(word) ?? 1) ?? withParts(words, few);
  }
  const part = word === 'fifth' ? undefined : parts.get(word);
  const isCommon = word === 'half' || word === 'quarter';
  if (part === undefined || (!isCommon && !isAfterArticle)) return null;
  if (textAt(words, 1) === 'and') return null;
  const after = skipArticle(words, 1);
  if (textAt(words, after) === 'dozen') return { value: part * 12, after: after + 1 };
  return { value: part, after };
}

function withParts(words: readonly Word[], count: Spelled): Spelled {
  const multiple = multiples.get(textAt(words, count.after));
  const whole =
    multiple === undefined ? count : { value: count.value * multiple, after: count.after + 1 };
  const more = readAndParts(words, whole, multiple ?? 1);
  if (more) return more;
  const part = readParts(words, whole);
  // "1 half-gallon" is one.
  return part && words[part.after - 1]?.isLast === true ? part : whole;
}

/** "And a half", "and one third"; of a dozen it is half of a dozen. */
function readAndParts(words: readonly Word[], { value, after }: Spelled, unit: number) {
  if (!/^(?:and|&)$/.test(textAt(words, after))) return null;
  const count = readCount(words, after + 1);
  const start = count?.after ?? skipArticle(words, after + 1);
  const isNamed = start > after + 1;
  const part = partAt(words, start, count?.value ?? 1);
  if (part === undefined || !isNamed || !Number.isInteger(value)) return null;
  return { value: value + (count?.value ?? 1) * part * unit, after: start + 1 };
}

/** "One third", and "three quarters" where a measure follows: four quarters of lemon are counted. */
function readParts(words: readonly Word[], { value, after }: Spelled): Spelled | null {
  const part = partAt(words, after, value);
  if (part === undefined || !Number.isInteger(value)) return null;
  const isOfA = textAt(words, after + 1) === 'of' && /^an?$/.test(textAt(words, after + 2));
  const isMeasured = unitOf(textAt(words, after + 1))?.kind === 'measure';
  const isJoined = words[after - 1]?.isLast === false;
  return value === 1 || isOfA || isMeasured || isJoined
    ? { value: value * part, after: skipArticle(words, after + 1) }
    : null;
}

/** "Three quarters", and "three-quarter" of one token. */
function partAt(words: readonly Word[], place: number, count: number): number | undefined {
  const word = textAt(words, place);
  const isJoined = words[place - 1]?.isLast === false;
  return (count === 1 ? parts : manyParts).get(word) ?? (isJoined ? parts.get(word) : undefined);
}

function skipArticle(words: readonly Word[], place: number): number {
  return /^an?$/.test(textAt(words, place)) ? place + 1 : place;
}
