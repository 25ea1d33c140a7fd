import { changingMark, comesFrom, goesOn, isNumberLike, readAmount } from './amounts.ts';
import type { ReadAmount } from './amounts.ts';
import { approximations, traces, vagueAmounts } from './cooking-words.ts';
import { sizeAfter } from './counted-sizes.ts';
import { readDescribedUnit } from './described-unit.ts';
import { goOn, isLeftOpen } from './amount-ends.ts';
import { skipAsides } from './measure-asides.ts';
import { isLaterWork } from './preparations.ts';
import { skipContents } from './package-contents.ts';
import { at, isArticle, setRole, skipPeriod } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import type { ReadUnit } from './unit-words.ts';
import { wordSet } from './word-set.ts';
import type { WrittenMeasure } from './written-measure.ts';
import { isNameStart, readLength, readMixedLength, readSize, readWeight } from './written-sizes.ts';

const unitsWithoutAmount = wordSet(`
  bag bottle bunch can cup dash dollop drizzle drop envelope glass glug grating grind handful jar knob
  leaf mug package packet pat piece pinch slice splash spoonful sprig squeeze strip tablespoon
  teaspoon tin twist
`);

const lengthUnits = new Set(['inch', 'centimeter']);
const cutShapes =
  /^(?:chunks|cubes|pieces|rings|rounds|shavings|slices|squares|sticks|strips|wedges)$/;
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
    const isOfRange = /^(?:between|from)$/.test(token.lower);
    const isRemark = token.kind === 'word' && !isArticle(token) && !isOfRange;
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
  while (isApproximate(tokens, index)) index = skipPeriod(tokens, index + 1);
  return index;
}

/** "About", "up to", "no more than". */
function isApproximate(tokens: readonly Token[], index: number): boolean {
  const { lower } = at(tokens, index);
  const [before, behind] = [at(tokens, index - 1).lower, at(tokens, index + 1).lower];
  if (lower === 'to') return before === 'up';
  if (lower === 'most') return before === 'at';
  return /^not?$/.test(lower) ? /^(?:less|more)$/.test(behind) : approximations.has(lower);
}

// "From 30 g to 70 g", "between 2 and 3".
function skipFrom(tokens: readonly Token[], index: number): number {
  return /^(?:between|from)$/.test(at(tokens, index).lower) && isNumberLike(at(tokens, index + 1))
    ? index + 1
    : index;
}

function isBullet({ kind, text }: Token): boolean {
  return (kind === 'mark' || kind === 'dash') && !changingMark.test(text);
}

/** Reads "several sprigs", "a little oil", "a hint of mint": no number, though the words tell of one. */
function readVague(tokens: readonly Token[], start: number): WrittenMeasure | null {
  const word = isArticle(at(tokens, start)) ? start + 1 : start;
  const trace = vagueAmounts.has(at(tokens, word).lower) ? word + 1 : word;
  const next = isTrace(tokens, trace) ? trace + 1 : trace;
  if (next === word) return null;
  setRole(tokens, [start, next], 'note');
  const unmeasured = { quantityMin: null, quantityMax: null, unit: null };
  return readUncounted(tokens, next) ?? { ...unmeasured, next: skipOf(tokens, next) };
}

const isTrace = (tokens: readonly Token[], index: number): boolean =>
  traces.has(at(tokens, index).lower) && at(tokens, index + 1).lower === 'of';

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
  if (!unit || !(isNameStart(tokens, unit.next) || isLeftOpen(tokens, unit.next))) return null;
  if (!isOne && !unitsWithoutAmount.has(unit.slug)) return null;
  const measure = withUnit(tokens, { min: 1, max: 1, next: start });
  if (isOne) return measure;
  // "Dash or 2 of bitters": of a dash nobody counted the first.
  for (const token of tokens.slice(unit.next, measure.next)) {
    if (token.role === 'measure') token.role = 'note';
  }
  return { ...measure, quantityMin: null, quantityMax: null };
}

function withUnit(tokens: readonly Token[], amount: ReadAmount): WrittenMeasure {
  const start = skipOfMany(tokens, skipOfA(tokens, skipAsides(tokens, amount.next)));
  const unit = readDescribedUnit(tokens, start);
  const end = unit ? markUnit(tokens, start, unit) : skipSize(tokens, start);
  const whole = unit ? goOn(tokens, { ...amount, next: end }, unit) : { ...amount, next: end };
  const behind = skipAsides(tokens, whole.next);
  const piece = unit?.kind === 'size' && behind > whole.next ? readPiece(tokens, behind) : null;
  if (piece) setRole(tokens, [start, end], 'note');
  const next = piece ? markUnit(tokens, behind, piece) : skipShape(tokens, behind, unit);
  return {
    quantityMin: whole.min,
    quantityMax: whole.max,
    unit: (piece ?? unit)?.slug ?? null,
    next: skipOf(tokens, skipContents(tokens, next, piece ?? unit)),
  };
}

/** Behind a choice of sizes: "1 large or 2 small heads of lettuce" are heads. */
function readPiece(tokens: readonly Token[], index: number): ReadUnit | null {
  const unit = readUnit(tokens, index);
  return unit?.kind === 'piece' && isNameStart(tokens, unit.next) ? unit : null;
}

/** "2 cups thin strips of cabbage", "1 cup slices bread": what is measured is cut so. */
function skipShape(tokens: readonly Token[], index: number, unit: ReadUnit | null): number {
  const shape = unit?.kind === 'measure' ? readDescribedUnit(tokens, index) : null;
  if (shape?.kind !== 'piece') return index;
  const isOf = at(tokens, shape.next).lower === 'of';
  const isCut = cutShapes.test(at(tokens, shape.start).lower) && isNameStart(tokens, shape.next);
  if (!isOf && (!isCut || isLaterWork(tokens, shape.next))) return index;
  setRole(tokens, [index, shape.next], 'preparation');
  return shape.next;
}

// "3/4 of a pound".
function skipOfA(tokens: readonly Token[], index: number): number {
  if (at(tokens, index).lower !== 'of' || !isArticle(at(tokens, index + 1))) return index;
  setRole(tokens, [index, index + 2], 'gap');
  return index + 2;
}

// "A couple of cups", "dozens of": a unit goes on.
function skipOfMany(tokens: readonly Token[], index: number): number {
  if (at(tokens, index).lower !== 'of') return index;
  const isMany = /^(?:couple|dozen)$/.test(at(tokens, index - 1).lower);
  if (!isMany || !readDescribedUnit(tokens, index + 1)) return index;
  setRole(tokens, [index, index + 1], 'gap');
  return index + 1;
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
