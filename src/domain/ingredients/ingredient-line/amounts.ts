import { isNumberWord, readNumberWords, readSpelledNumber } from './spelled-number.ts';
import type { ReadNumber } from './spelled-number.ts';
import { sizeAfter } from './counted-sizes.ts';
import { at, isArticle } from './tokens.ts';
import type { Range, Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import { holdsNumber } from './written-number.ts';

export type ReadAmount = { min: number; max: number; next: number };

const rangeWords = new Set(['to', 'or']);
const lengthWord = /^(?:inch|inches|cm|mm)(?:-|$)/;
/** Whose amounts are written in thousands; of all others nobody uses a thousand. */
const smallUnits = new Set(['gram', 'milligram', 'milliliter']);
const jointWords = /^(?:to|or|and|&|\+|of)$/;
/** Before a number these make it another one: a price, a number of a list, a power, below zero. */
export const changingMark = /^[#$€£¥№§^%°=\\<>@/_−]$/;
const unitDistance = 8;
const mostCups = 24;
const mostJoints = 4;
export const ordinal = /^(?:nd|rd|th)s?$/;
const namingLetters = /^(?:st|nd|rd|th|up|d|s)$/;

/** Reads one number or a range: "1-2", "3 to 4", "1 or 2". "2-1/2" is two and a half. */
export function readAmount(tokens: readonly Token[], index: number): ReadAmount | null {
  const first = readMixed(tokens, index);
  if (!first) return null;
  const single = { min: first.value, max: first.value, next: first.next };
  const target = rangeTarget(tokens, first.next) ?? endOfBetween(tokens, [index, first.next]);
  const second = target === null ? null : readMixed(tokens, skipArticle(tokens, target));
  if (!second || second.value <= first.value) return single;
  if (sizeAfter(tokens, [index, second.next], [first.value, second.value])) return single;
  if (isOfMany(tokens, [first.next, second.next]) && !isOfMany(tokens, [index, first.next])) {
    return null;
  }
  return { min: first.value, max: second.value, next: second.next };
}

/** "1-2 dozen" may be twelve or one: no other number is as far away. */
function isOfMany(tokens: readonly Token[], [start, end]: Range): boolean {
  return tokens.slice(start, end).some(({ lower }) => /^(?:dozen|hundred|thousand)$/.test(lower));
}

/** The same, or null where the words after it may make it another amount: "4-2", "50 %", "2, 3 or 4". */
export function readWholeAmount(tokens: readonly Token[], index: number): ReadAmount | null {
  const amount = comesFrom(tokens, index) ? null : readAmount(tokens, index);
  return amount && !goesOn(tokens, amount.next) ? amount : null;
}

/** A number, or two joined by a dash that are one: "1-1/2". */
function readMixed(tokens: readonly Token[], index: number): ReadNumber | null {
  const first = readNumber(tokens, index);
  if (!first || !Number.isInteger(first.value)) return first;
  const dash = at(tokens, first.next);
  const part = at(tokens, first.next + 1);
  const isMixed = dash.kind === 'dash' && isFraction(part) && !isOfLength(tokens, first.next + 1);
  if (!isMixed || first.next !== index + 1) return first;
  return { value: first.value + part.value, next: first.next + 2 };
}

/** Reads digits, fractions, mixed numbers and number words: "1 1/2", "1½", "half a", "two dozen". */
function readNumber(tokens: readonly Token[], index: number): ReadNumber | null {
  return at(tokens, index).kind === 'number'
    ? readDigits(tokens, index)
    : readSpelledNumber(tokens, index);
}

function readDigits(tokens: readonly Token[], index: number): ReadNumber | null {
  const { value } = at(tokens, index);
  if (isDoubtfulGroup(tokens, index)) return null;
  const link = at(tokens, index + 1).lower;
  const next = link === 'and' || link === '&' || link === '+' ? index + 2 : index + 1;
  const isMixed =
    Number.isInteger(value) && isFraction(at(tokens, next)) && !isOfLength(tokens, next);
  if (isMixed) {
    const whole = { value: value + at(tokens, next).value, next: skipOrdinal(tokens, next) };
    return readNumberWords(tokens, whole);
  }
  const end = skipOrdinal(tokens, index);
  const isHalfA = isFraction(at(tokens, index)) && isArticle(at(tokens, end));
  return readNumberWords(tokens, { value, next: isHalfA ? end + 1 : end });
}

/** The place after a number, and after the ending of "1/8th" and "3/4ths". */
function skipOrdinal(tokens: readonly Token[], index: number): number {
  const isEnding = isFraction(at(tokens, index)) && ordinal.test(at(tokens, index + 1).lower);
  return isEnding ? index + 2 : index + 1;
}

/** "1,000" may be one and "1.000" a thousand: the unit tells. */
function isDoubtfulGroup(tokens: readonly Token[], index: number): boolean {
  const { grouping } = at(tokens, index);
  if (grouping === null) return false;
  const unit = unitAhead(tokens, index + 1);
  const isSmall = unit === null ? null : smallUnits.has(unit);
  if (grouping === 'slash') return unit === null;
  return grouping === 'comma' ? isSmall === false : isSmall !== false;
}

function unitAhead(tokens: readonly Token[], start: number): string | null {
  for (let index = start; index < start + unitDistance; index += 1) {
    const unit = readUnit(tokens, index);
    if (unit) return unit.kind === 'measure' ? unit.slug : null;
    const token = at(tokens, index);
    const isOfAmount = isNumberLike(token) || isArticle(token) || isJoining(token);
    if (!isOfAmount) return null;
  }
  return null;
}

/** The place of the second number of a range that goes on here, or null. */
function rangeTarget(tokens: readonly Token[], index: number): number | null {
  const afterDash = at(tokens, index).kind === 'dash' ? index + 1 : index;
  if (!rangeWords.has(at(tokens, afterDash).lower)) return afterDash > index ? afterDash : null;
  return at(tokens, afterDash + 1).kind === 'dash' ? afterDash + 2 : afterDash + 1;
}

/** "Between 2 and 3". */
function endOfBetween(tokens: readonly Token[], [start, next]: Range): number | null {
  const isBetween = at(tokens, start - 1).lower === 'between' && at(tokens, next).lower === 'and';
  return isBetween ? next + 1 : null;
}

/** True where the words before an amount may make it another one: "$5", "−5", "2:1", "4-2". */
export function comesFrom(tokens: readonly Token[], index: number): boolean {
  const before = at(tokens, index - 1);
  if (changingMark.test(before.text) && !at(tokens, index).isSpaced) return true;
  if (isNumberLike(before)) return true;
  let last = index - 1;
  while (isLinking(at(tokens, last)) && index - last < mostJoints) last -= 1;
  return last < index - 1 && isNumberLike(at(tokens, last));
}

/** True of a word that takes the number after it away: "less 1 tbsp". */
export function isSubtraction(tokens: readonly Token[], index: number): boolean {
  const isTaking = /^(?:less|minus|without)$/.test(at(tokens, index).lower);
  return isTaking && isNumberAt(tokens, index + 1);
}

/** True where the words after an amount may make it another one. */
export function goesOn(tokens: readonly Token[], index: number): boolean {
  const { text, lower, isSpaced } = at(tokens, index);
  if (/^(?:[%‰°º˚:=^_'’′"”″]|percent|degrees?|[mb]illions?)$/.test(lower)) return true;
  // "1. Flour": the number of a line in a list.
  if (!isSpaced && text === '.') return true;
  if (lower === 'up' && isSpaced) return isNumberAt(tokens, index + 2);
  if (isOfName(tokens, index - 1) || isTornFraction(tokens, index)) return true;
  return isJoining(at(tokens, index))
    ? isNumberAt(tokens, afterJoint(tokens, index))
    : isNumberLike(at(tokens, index));
}

/** "1 l/2 cups" may be one and a half, whose 1 was typed or scanned as a letter. */
function isTornFraction(tokens: readonly Token[], index: number): boolean {
  const [letter, slash, number] = [0, 1, 2].map((offset) => at(tokens, index + offset));
  const isTight = slash?.isSpaced === false && number?.isSpaced === false;
  return isTight && /^[li|]$/.test(letter?.lower ?? '') && slash.kind === 'slash';
}

/** True of a number that is part of a word or a heat: "2nd", "7up", "5-spice powder", "5 spice powder", "350F". */
export function isOfName(tokens: readonly Token[], index: number): boolean {
  if (isGlued(tokens, index + 1) || isCompound(tokens, index + 1)) return true;
  return isHeat(tokens, index) || isSort(tokens, index);
}

/** "5 spice powder", "7 grain bread": of so many spices, as "5-spice". */
const isSort = (tokens: readonly Token[], index: number): boolean =>
  /^(?:grain|spice)$/.test(at(tokens, index + 1).lower) && at(tokens, index + 2).kind === 'word';

/** "5-spice", not "5-ounce", "5- to 6-ounce" or "5-inch". */
export function isCompound(tokens: readonly Token[], index: number): boolean {
  const [dash, word] = [at(tokens, index), at(tokens, index + 1)];
  if (dash.kind !== 'dash' || dash.isSpaced || word.isSpaced || word.kind !== 'word') return false;
  const isOther = rangeWords.has(word.lower) || lengthWord.test(word.lower) || word.lower === 'by';
  return !isOther && !isNumberLike(word) && readUnit(tokens, index + 1) === null;
}

/** "180C", "350 F": of cups there are few. */
function isHeat(tokens: readonly Token[], index: number): boolean {
  const { text, isSpaced } = at(tokens, index + 1);
  return at(tokens, index).value > mostCups && (isSpaced ? /^F$/ : /^[cCfF]$/).test(text);
}

function isGlued(tokens: readonly Token[], index: number): boolean {
  const { kind, lower, isSpaced } = at(tokens, index);
  if (isSpaced || kind !== 'word') return false;
  const following = at(tokens, index + 1);
  return namingLetters.test(lower) || (!following.isSpaced && holdsNumber(following.text));
}

function isLinking(token: Token): boolean {
  return isJoining(token) || isArticle(token) || token.text === '.' || token.text === ':';
}

function isJoining({ kind, lower }: Token): boolean {
  return kind === 'dash' || kind === 'slash' || kind === 'comma' || jointWords.test(lower);
}

function afterJoint(tokens: readonly Token[], index: number): number {
  let next = index;
  while (isJoining(at(tokens, next)) && next - index < mostJoints) next += 1;
  return next;
}

const isNumberAt = (tokens: readonly Token[], index: number): boolean =>
  isNumberLike(at(tokens, skipArticle(tokens, index)));

/** "1/2 to a dozen". */
function skipArticle(tokens: readonly Token[], index: number): number {
  const isOfNumber = isArticle(at(tokens, index)) && isNumberLike(at(tokens, index + 1));
  return isOfNumber ? index + 1 : index;
}

/** True of a number, a word that is part of one, and what looks like a number but is none. */
export function isNumberLike({ text, lower }: Token): boolean {
  return holdsNumber(text) || isNumberWord(lower);
}

function isFraction({ value, text }: Token): boolean {
  return value > 0 && value < 1 && !/[.,]/.test(text);
}

// In "4 1/2-inch pieces" the fraction is the length of a piece.
function isOfLength(tokens: readonly Token[], index: number): boolean {
  return at(tokens, index + 1).kind === 'dash' && lengthWord.test(at(tokens, index + 2).lower);
}
