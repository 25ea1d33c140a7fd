import { changingMark, comesFrom, goesOn, isNumberLike, readAmount } from './amounts.ts';
import type { ReadAmount } from './amounts.ts';
import { approximations, vagueAmounts } from './cooking-words.ts';
import { sizeAfter } from './counted-sizes.ts';
import { readDescribedUnit } from './described-unit.ts';
import { skipAsides } from './measure-asides.ts';
import { at, isArticle, setRole } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import type { ReadUnit } from './unit-words.ts';
import { wordSet } from './word-set.ts';
import type { WrittenMeasure } from './written-measure.ts';
import { isNameStart, readLength, readMixedLength, readSize, readWeight } from './written-sizes.ts';

const unitsWithoutAmount = wordSet(`
  bag bottle bunch can cup dash drizzle drop envelope glass grind handful jar knob leaf mug package
  packet pat piece pinch slice splash spoonful sprig squeeze strip tablespoon teaspoon tin twist
`);

const lengthUnits = new Set(['inch', 'centimeter']);
const partsOfUnit = new Map([
  ['half', 1 / 2],
  ['quarter', 1 / 4],
]);
/** Between a count and the size of each: "2 x 400 g". */
export const multiplier = /^[x×]$/;

/** Reads the amount and unit a line begins with and marks their tokens. */
export function readLeadingMeasure(tokens: readonly Token[]): WrittenMeasure {
  const start = skipFrom(tokens, skipApproximations(tokens));
  const first = isArticle(at(tokens, start)) ? start + 1 : start;
  const measure =
    readVague(tokens, start) ??
    readLonePackage(tokens, first) ??
    readCounted(tokens, first) ??
    readUncounted(tokens, first);
  if (!measure) return { quantityMin: null, quantityMax: null, unit: null, next: 0 };
  for (const token of tokens.slice(0, first)) {
    const isRemark = token.kind === 'word' && !isArticle(token) && token.lower !== 'from';
    if (token.role === 'name') token.role = isRemark ? 'note' : 'gap';
  }
  return measure;
}

export function skipOf(tokens: readonly Token[], index: number): number {
  if (at(tokens, index).lower !== 'of') return index;
  const next = at(tokens, index + 1).lower === 'the' ? index + 2 : index + 1;
  setRole(tokens, [index, next], 'gap');
  return next;
}

/** The place where the amount would stand: after bullets and "about". */
export function skipApproximations(tokens: readonly Token[]): number {
  let index = 0;
  while (isBullet(at(tokens, index))) index += 1;
  while (approximations.has(at(tokens, index).lower)) index += 1;
  return index;
}

// "From 30 g to 70 g".
function skipFrom(tokens: readonly Token[], index: number): number {
  return at(tokens, index).lower === 'from' && at(tokens, index + 1).kind === 'number'
    ? index + 1
    : index;
}

function isBullet({ kind, text }: Token): boolean {
  return (kind === 'mark' || kind === 'dash') && !changingMark.test(text);
}

/** Reads "several sprigs", "a little oil": no number, though the words tell of one. */
function readVague(tokens: readonly Token[], start: number): WrittenMeasure | null {
  const word = isArticle(at(tokens, start)) ? start + 1 : start;
  if (!vagueAmounts.has(at(tokens, word).lower)) return null;
  const next = word + 1;
  setRole(tokens, [start, next], 'note');
  const unmeasured = { quantityMin: null, quantityMax: null, unit: null };
  return readUncounted(tokens, next) ?? { ...unmeasured, next: skipOf(tokens, next) };
}

/** A size where the count should be: "18-ounce package cream cheese" is one package. */
function readLonePackage(tokens: readonly Token[], start: number): WrittenMeasure | null {
  const length = readLength(tokens, start) ?? readOneLength(tokens, start);
  const next = length ?? readWeight(tokens, start);
  if (next === null || isTwoSizes(tokens, start)) return null;
  const isDashed = tokens.slice(start, next).some((token) => token.kind === 'dash');
  const unit = readUnit(tokens, next);
  const isShape = !unit && length !== null && isDashed;
  const isSized = isDashed || length !== null || unit?.kind === 'container';
  const isPackage = unit && unit.kind !== 'measure' && isSized && isNameStart(tokens, unit.next);
  if (!isShape && !isPackage) return null;
  setRole(tokens, [start, next], 'note');
  return withUnit(tokens, { min: 1, max: 1, next });
}

// "1 1/2-inch piece": one piece, for there is no other count.
function readOneLength(tokens: readonly Token[], start: number): number | null {
  const end = readMixedLength(tokens, start);
  const unit = end === null ? null : readUnit(tokens, end);
  const isOne = unit !== null && !at(tokens, unit.next - 1).lower.endsWith('s');
  return isOne && unit.kind === 'piece' ? end : null;
}

// "2 1/2-ounce cans" may be one size of can or two cans of half an ounce.
function isTwoSizes(tokens: readonly Token[], start: number): boolean {
  const [whole, part, dash] = [0, 1, 2].map((offset) => at(tokens, start + offset));
  if (!Number.isInteger(whole?.value) || part?.kind !== 'number' || dash?.kind !== 'dash') {
    return false;
  }
  const end = readWeight(tokens, start);
  const unit = end === null ? null : readUnit(tokens, end);
  return unit !== null && unit.kind !== 'measure' && at(tokens, unit.next - 1).lower.endsWith('s');
}

function readCounted(tokens: readonly Token[], start: number): WrittenMeasure | null {
  const amount = comesFrom(tokens, start) ? null : readAmount(tokens, start);
  if (!amount) return null;
  const isMultiplied = multiplier.test(at(tokens, amount.next).lower);
  const isSized = isMultiplied || isSizeBehind(tokens, amount);
  if (isTwoSizes(tokens, start)) return null;
  // "2) eggs" is a line of a list.
  const isOfList = at(tokens, amount.next).kind === 'close';
  if (isOfList || (!isSized && goesOn(tokens, amount.next))) return null;
  setRole(tokens, [start, amount.next], 'measure');
  let { next } = amount;
  if (isMultiplied) next += 1;
  if (at(tokens, next).kind === 'dash') next += 1;
  setRole(tokens, [amount.next, next], 'gap');
  const measure = withUnit(tokens, { ...amount, next });
  // "4 ¼ inch thick steaks" may be four.
  const isMixed = at(tokens, start + 1).kind === 'number' && amount.next === start + 2;
  if (isMixed && lengthUnits.has(measure.unit ?? '')) return null;
  // "400 g x 2" is twice as much.
  const isTimes = multiplier.test(at(tokens, measure.next).lower);
  return isTimes && at(tokens, measure.next + 1).kind === 'number' ? null : measure;
}

/** "2 15-oz cans", and "2-15 oz. cans", whose dash stands between a count and the size of each. */
function isSizeBehind(tokens: readonly Token[], { min, next }: ReadAmount): boolean {
  if (at(tokens, next).kind !== 'dash') return readSize(tokens, next) !== null;
  const size = readAmount(tokens, next + 1);
  return size !== null && sizeAfter(tokens, [next - 1, size.next], [min, size.max]) === 'count';
}

/** Reads "pinch of salt" without a number, and "a pinch of salt" or "a large potato" as one. */
function readUncounted(tokens: readonly Token[], start: number): WrittenMeasure | null {
  const isOne = isArticle(at(tokens, start - 1));
  // "2 1/2-ounce cans": a number stands here that nobody could read.
  if (isNumberLike(at(tokens, start))) return null;
  const unit = readDescribedUnit(tokens, start);
  if (!unit || !isNameStart(tokens, unit.next)) return null;
  if (!isOne && !unitsWithoutAmount.has(unit.slug)) return null;
  const measure = withUnit(tokens, { min: 1, max: 1, next: start });
  return isOne ? measure : { ...measure, quantityMin: null, quantityMax: null };
}

function withUnit(tokens: readonly Token[], amount: ReadAmount): WrittenMeasure {
  const start = skipOfA(tokens, skipAsides(tokens, amount.next));
  const unit = readDescribedUnit(tokens, start);
  const end = unit ? markUnit(tokens, start, unit) : skipSize(tokens, start);
  const whole = unit ? goOn(tokens, { ...amount, next: end }, unit) : { ...amount, next: end };
  return {
    quantityMin: whole.min,
    quantityMax: whole.max,
    unit: unit?.slug ?? null,
    next: skipOf(tokens, skipAsides(tokens, whole.next)),
  };
}

/** "30 g to 70 g", "3 ounces and a half": the amount goes on after its unit. */
function goOn(tokens: readonly Token[], amount: ReadAmount, { slug }: ReadUnit): ReadAmount {
  const { min, max, next } = amount;
  if (min !== max) return amount;
  const isRange = at(tokens, next).kind === 'dash' || at(tokens, next).lower === 'to';
  const most = isRange ? readAmount(tokens, next + 1) : null;
  const again = most && readUnit(tokens, most.next);
  if (most && again?.slug === slug && most.min === most.max && most.max > max) {
    setRole(tokens, [next, again.next], 'measure');
    return { min, max: most.max, next: again.next };
  }
  const more = readAndHalf(tokens, next);
  if (more === undefined || !Number.isInteger(min)) return amount;
  setRole(tokens, [next, next + 3], 'measure');
  return { min: min + more, max: max + more, next: next + 3 };
}

/** "A cup of milk and a half", "1 onion and a half": what ends the name is more of the amount. */
export function withHalfBehind(
  tokens: readonly Token[],
  nameEnd: number,
  measure: WrittenMeasure,
): WrittenMeasure {
  const { quantityMin, quantityMax } = measure;
  const start = nameEnd - 3;
  const more = start > measure.next ? readAndHalf(tokens, start) : undefined;
  if (more === undefined || quantityMin !== quantityMax || !Number.isInteger(quantityMin)) {
    return measure;
  }
  setRole(tokens, [start, nameEnd], 'measure');
  const whole = (quantityMin ?? 0) + more;
  return { ...measure, quantityMin: whole, quantityMax: whole };
}

function readAndHalf(tokens: readonly Token[], index: number): number | undefined {
  const [and, article, part] = [0, 1, 2].map((offset) => at(tokens, index + offset).lower);
  return and === 'and' && article === 'a' ? partsOfUnit.get(part ?? '') : undefined;
}

// "3/4 of a pound".
function skipOfA(tokens: readonly Token[], index: number): number {
  if (at(tokens, index).lower !== 'of' || !isArticle(at(tokens, index + 1))) return index;
  setRole(tokens, [index, index + 2], 'gap');
  return index + 2;
}

function markUnit(tokens: readonly Token[], start: number, unit: ReadUnit): number {
  setRole(tokens, [start, unit.start], 'note');
  setRole(tokens, [unit.start, unit.next], 'measure');
  return unit.next;
}

// "1 3-pound chicken": the size is not the amount.
function skipSize(tokens: readonly Token[], start: number): number {
  const isMultiplied = multiplier.test(at(tokens, start - 1).lower);
  const end = readSize(tokens, start) ?? (isMultiplied ? readWeight(tokens, start) : null);
  if (end === null || !isNameStart(tokens, end)) return start;
  setRole(tokens, [start, end], 'note');
  return end;
}
