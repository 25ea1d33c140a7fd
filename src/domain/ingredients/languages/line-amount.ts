import { at } from '../ingredient-line/tokens.ts';
import type { Token } from '../ingredient-line/tokens.ts';
import { holdsNumber } from '../ingredient-line/written-number.ts';
import { isOtherSpoon, readHalf } from './line-halves.ts';
import { readPhrase, readUnit, skipDescriptions } from './phrases.ts';
import type { SpelledUnit, Vocabulary } from './phrases.ts';

/** An amount with its unit, from `start` to `next`; the words before and behind a unit tell how full it is. */
export type Measured = {
  min: number | null;
  max: number | null;
  unit: SpelledUnit | null;
  start: number;
  amountNext: number;
  unitStart: number;
  unitNext: number;
  /** Of "un litre et demi": where the half ends that is behind the unit. */
  halfNext: number;
  next: number;
};

type ReadNumber = { value: number; next: number };

const smallUnits = new Set(['gram', 'milligram', 'milliliter']);
const changingMark = /^[%‰°º+/x×*=:^'’"”#$€£]$/;

/** Reads an amount and its unit where no word makes another amount of it; null otherwise. */
export function readMeasured(
  tokens: readonly Token[],
  start: number,
  words: Vocabulary,
): Measured | null {
  const measured = readOpenMeasure(tokens, start, words);
  return measured && !goesOn(tokens, measured.next, words) ? measured : null;
}

/** The same where another amount may follow that belongs to it: "1 kg 200 g", "2 Tassen / 250 g". */
export function readOpenMeasure(
  tokens: readonly Token[],
  start: number,
  words: Vocabulary,
): Measured | null {
  const amount = readRange(tokens, start, words);
  if (!amount) return readUnitAndHalf(tokens, start, words);
  const unitStart = unitPlace(tokens, amount.next, words);
  const read = readUnit(tokens, unitStart, words);
  const unit = read?.value ?? null;
  const written = endsOf(amount.numbers, unit);
  if (!written || goesOn(tokens, amount.next, words)) return null;
  const ends = { start, amountNext: amount.next, ...written };
  if (!read) {
    const { next } = amount;
    return { ...ends, unit: null, unitStart: next, unitNext: next, halfNext: next, next };
  }
  const half = readHalf(tokens, read.next, { ...written, words });
  const halfNext = half?.next ?? read.next;
  const next = skipDescriptions(tokens, behindComma(tokens, halfNext, words), words);
  if (isOtherSpoon(tokens, next, unit)) return null;
  return { ...ends, ...half, unit, unitStart, unitNext: read.next, halfNext, next };
}

/** "Taza y media de arroz": a unit without its one. */
function readUnitAndHalf(
  tokens: readonly Token[],
  start: number,
  words: Vocabulary,
): Measured | null {
  const unit = readUnit(tokens, start, words);
  const half = unit && readHalf(tokens, unit.next, { min: 1, max: 1, words });
  if (!half || !readPhrase(tokens, half.next, words.links)) return null;
  const places = { start, amountNext: start, unitStart: start, unitNext: unit.next };
  return { ...half, ...places, unit: unit.value, halfNext: half.next };
}

/** "Petite cuillère" is a unit, though "petite" describes. */
function unitPlace(tokens: readonly Token[], index: number, words: Vocabulary): number {
  const isDirect = readUnit(tokens, index, words) !== null;
  return isDirect ? index : skipDescriptions(tokens, index, words);
}

/** Null of what is no amount, and of a range that does not rise. */
function endsOf(
  numbers: readonly Written[],
  unit: SpelledUnit | null,
): { min: number; max: number } | null {
  const [min = null, max = min] = numbers.map((number) => valueOf(number, unit?.slug ?? null));
  if (min === null || max === null || min <= 0) return null;
  if (numbers.length > 1 && (max <= min || isShortened(max / min, unit))) return null;
  return { min, max };
}

/** "3-400 g" are 300 to 400 g. */
const isShortened = (ratio: number, unit: SpelledUnit | null): boolean =>
  ratio >= 10 && unit !== null && smallUnits.has(unit.slug);

/** True of a number or its words, and of what looks like a number but is none. */
export function isNumberAt(tokens: readonly Token[], index: number, words: Vocabulary): boolean {
  return holdsNumber(at(tokens, index).text) || readPhrase(tokens, index, words.numbers) !== null;
}

type Written = { value: number; grouping: Token['grouping'] };

function readRange(
  tokens: readonly Token[],
  start: number,
  words: Vocabulary,
): { numbers: Written[]; next: number } | null {
  const first = readNumber(tokens, start, words);
  if (!first) return null;
  const single = { numbers: [writtenAt(tokens, start, first)], next: first.next };
  const isDash = at(tokens, first.next).kind === 'dash';
  const target = isDash ? first.next + 1 : readPhrase(tokens, first.next, words.ranges)?.next;
  const second = target === undefined ? null : readNumber(tokens, target, words);
  if (target === undefined || !second) return single;
  return {
    numbers: [...single.numbers, writtenAt(tokens, target, second)],
    next: second.next,
  };
}

const writtenAt = (tokens: readonly Token[], start: number, { value, next }: ReadNumber) => ({
  value,
  grouping: next === start + 1 ? at(tokens, start).grouping : null,
});

/** "1.000 g" are a thousand and "1,500 kg" one and a half; the rest can be meant in two ways. */
function valueOf({ value, grouping }: Written, unit: string | null): number | null {
  if (grouping === null) return value;
  const isSmall = unit !== null && smallUnits.has(unit);
  if (grouping === 'point') return isSmall ? Math.round(value * 1000) : null;
  const isLarge = unit === 'kilogram' || unit === 'liter';
  return grouping === 'comma' && isLarge ? value / 1000 : null;
}

function readNumber(tokens: readonly Token[], index: number, words: Vocabulary): ReadNumber | null {
  const first = at(tokens, index);
  const spelled = readPhrase(tokens, index, words.numbers);
  if (first.kind !== 'number') {
    if (spelled && isVague(tokens, spelled.next)) return null;
    return spelled && withMore(tokens, { value: spelled.value, next: spelled.next }, words);
  }
  return withMore(tokens, { value: first.value, next: index + 1 }, words);
}

const vague = /^(?:peu|poco|poquito|po|wenig|bisschen|bißchen|paar|beetje)$/;

/** "Un peu de sel", "ein paar Tropfen": no number is meant. */
export const isVague = (tokens: readonly Token[], index: number): boolean =>
  vague.test(at(tokens, index).lower);

/** "1 1/2", "2 und 1/2", "ein und eine halbe", "2 Dutzend". */
function withMore(tokens: readonly Token[], number: ReadNumber, words: Vocabulary): ReadNumber {
  const { value, next } = number;
  const multiple = readPhrase(tokens, next, words.multiples);
  if (multiple) {
    const total = { value: value * multiple.value, next: multiple.next };
    return withHalf(tokens, total, { of: multiple.value, words }) ?? total;
  }
  if (!Number.isInteger(value)) return number;
  const isDozen = value === dozen && at(tokens, next - 1).kind !== 'number';
  const half = withHalf(tokens, number, { of: isDozen ? dozen : 1, words });
  if (half) return half;
  const joint = readPhrase(tokens, next, words.conjunctions)?.next ?? next;
  const isAnd = joint === next || /^(?:und|et|y|e|en)$/.test(at(tokens, next).lower);
  const part = at(tokens, joint);
  return isAnd && isFraction(part) ? { value: value + part.value, next: joint + 1 } : number;
}

const dozen = 12;

/** "Une douzaine et demie" is half a dozen more, "deux et demi" half of one. */
function withHalf(
  tokens: readonly Token[],
  { value, next }: ReadNumber,
  { of, words }: { of: number; words: Vocabulary },
): ReadNumber | null {
  const half = readPhrase(tokens, next, words.halves);
  return half && { value: value + of / 2, next: half.next };
}

const isFraction = ({ kind, value, text }: Token): boolean =>
  kind === 'number' && value > 0 && value < 1 && !/[.,]/.test(text);

/** "1 EL, gehäuft Mehl" */
function behindComma(tokens: readonly Token[], index: number, words: Vocabulary): number {
  const isDescribed = readPhrase(tokens, index + 1, words.descriptions) !== null;
  return at(tokens, index).kind === 'comma' && isDescribed ? index + 1 : index;
}

/** True where what follows may make another amount: "50 %", "2 3", "20 g + 1 EL", "1. Mehl", "2 Eier". */
export function goesOn(tokens: readonly Token[], index: number, words: Vocabulary): boolean {
  const { text, kind, isSpaced } = at(tokens, index);
  if (changingMark.test(text) || (text === '.' && !isSpaced)) return true;
  if (kind === 'close' || kind === 'dash' || isNumberAt(tokens, index, words)) return true;
  const joint = readPhrase(tokens, index, words.conjunctions);
  return joint !== null && isNumberAt(tokens, joint.next, words);
}
