import type { ReadText, TextAmount } from '../../cooking/read-text.ts';
import { outsideAddresses } from '../../text/written-addresses.ts';
import { findMeasuredUnit, measuredUnits } from '../../measures/units.ts';
import type { MeasuredUnit } from '../../measures/units.ts';
import { isNumberLike, isOfName, readWholeAmount } from './amounts.ts';
import type { ReadAmount } from './amounts.ts';
import { approximations } from './cooking-words.ts';
import { skipApproximations } from './leading-measure.ts';
import { at, isArticle, tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import type { ReadUnit } from './unit-words.ts';
import { wordSet } from './word-set.ts';
import { readLength, readMixedLength } from './written-sizes.ts';
import { holdsNumber } from './written-number.ts';

/** What the line of a text tells of it. */
export type LineOfText = {
  /** It counts several things, so that a weight may be that of each. */
  isCounted: boolean;
  /** It counts packages, so that a weight alone is their size. */
  isPacked: boolean;
  /** How many of some unit each package holds. */
  size?: number | null;
};

type Found = { start: number; next: number; amount: TextAmount | null; isDoubtful: boolean };

const lengths = wordSet('inch inches cm centimeter centimeters centimetre centimetres mm in ft');
const times = wordSet(`
  second seconds sec secs minute minutes min mins hour hours hr hrs h day days week weeks month months
  year years time times x am pm
`);
const sources = wordSet(
  'from in of plus reserve reserving use using with yield yields yielding makes',
);
const divisions = wordSet('into in by');
/** After a measure: what is cut, filled or added by it. */
const portions = wordSet(`
  balls bowl chunks dish fillets increments lots mold pan patties pieces portion portions servings slices
  steaks
`);
const places = wordSet('every stage step page no no. number nr mark size note see');
const each = wordSet('each apiece per every');
const sums = wordSet('total altogether all');
/** Cooks round: 400 g are 14 oz. */
const sameSize = 0.08;
const farthestEach = 3;
const farthestUnit = 6;

/** Finds the amounts of a remark: those that scale with the line, and whether others may. */
export function readTextAmounts(text: string, line: LineOfText): ReadText {
  const { placed, isDoubtful } = findTextAmounts(text, line);
  const parts: ReadText['parts'] = [];
  let done = 0;
  for (const { start, end, amount } of placed) {
    parts.push(text.slice(done, start), amount);
    done = end;
  }
  parts.push(text.slice(done));
  return { text, parts: parts.filter((part) => part !== ''), isDoubtful };
}

/** An amount with the place where it stands in its text. */
export type PlacedAmount = { start: number; end: number; amount: TextAmount };

/** The amounts that scale, in order of appearance, and whether others may. */
export function findTextAmounts(
  text: string,
  line: LineOfText,
): { placed: PlacedAmount[]; isDoubtful: boolean } {
  const tokens = tokenize(text);
  const placed: PlacedAmount[] = [];
  let isDoubtful = false;
  for (let index = 0; index < tokens.length; index += 1) {
    const found = findAmount(tokens, index, line);
    if (found) {
      isDoubtful ||= found.isDoubtful;
      const [start, end] = [at(tokens, found.start).start, at(tokens, found.next - 1).end];
      if (found.amount) placed.push({ start, end, amount: found.amount });
      index = found.next - 1;
    }
  }
  return { placed: outsideAddresses(text, placed), isDoubtful };
}

/** True of a text that begins with a number, which nobody read as the amount it is. */
export function startsWithAmount(text: string): boolean {
  const tokens = tokenize(text);
  const start = skipApproximations(tokens);
  if (holdsNumber(at(tokens, start).text)) return isOpen(tokens, start);
  const isSpelled = isArticle(at(tokens, start)) || isNumberLike(at(tokens, start));
  return isSpelled && isMeasureNear(tokens, start + 1);
}

/** "A cup and a bit", "one and five sixths cups": no "half and half". */
function isMeasureNear(tokens: readonly Token[], start: number): boolean {
  for (let index = start; index < start + farthestUnit; index += 1) {
    if (readUnit(tokens, index)?.kind === 'measure') return true;
    const token = at(tokens, index);
    if (!isNumberLike(token) && !isArticle(token) && token.lower !== 'and') return false;
  }
  return false;
}

function findAmount(tokens: readonly Token[], start: number, line: LineOfText): Found | null {
  const token = at(tokens, start);
  if (!isNumberLike(token)) return null;
  const amount = readWholeAmount(tokens, start);
  const unit = amount && readUnit(tokens, amount.next);
  if (!holdsNumber(token.text) && token.kind === 'word' && unit?.kind !== 'measure') return null;
  const length = readLength(tokens, start) ?? readMixedLength(tokens, start);
  const found = { start, next: length ?? 0, amount: null, isDoubtful: false };
  if (length !== null) return found;
  return amount
    ? { ...found, ...judged(tokens, { start, amount, unit }, line) }
    : { ...found, next: unreadEnd(tokens, start), isDoubtful: isOpen(tokens, start) };
}

function judged(tokens: readonly Token[], measured: Measured, line: LineOfText): Partial<Found> {
  const { amount, unit } = measured;
  const next = unit?.next ?? amount.next;
  if (isFixed(tokens, measured) || isSizeAgain(measured, line.size ?? null)) return { next };
  if (!isCertain(tokens, measured, line)) {
    return { next, isDoubtful: !(line.isPacked && unit?.kind === 'measure') };
  }
  const { min, max } = amount;
  return { next, amount: { quantityMin: min, quantityMax: max, unit: unit?.slug ?? null } };
}

/** Numbers that nobody could read are doubtful, unless they are no amounts: "50-70 %", "350°". */
function isOpen(tokens: readonly Token[], start: number): boolean {
  if (isOfName(tokens, start) || /^0+$/.test(at(tokens, start).text)) return false;
  const end = at(tokens, unreadEnd(tokens, start));
  const before = at(tokens, start - 1);
  return !/^(?:[%‰°º˚#:]|percent|degrees?)$/.test(end.lower) && before.text !== '#';
}

function unreadEnd(tokens: readonly Token[], start: number): number {
  let index = start + 1;
  while (isNumberLike(at(tokens, index)) || isJoint(tokens, index)) index += 1;
  return index;
}

function isJoint(tokens: readonly Token[], index: number): boolean {
  const { kind, lower } = at(tokens, index);
  const isJoining = kind === 'dash' || kind === 'slash' || lower === 'to' || lower === 'or';
  return isJoining && isNumberLike(at(tokens, index + 1));
}

type Measured = { start: number; amount: ReadAmount; unit: ReadUnit | null };

/** True of a length, a time, a temperature, a place in a book, and of the size of each piece. */
function isFixed(tokens: readonly Token[], { start, amount, unit }: Measured): boolean {
  const following = at(tokens, amount.next);
  if (following.kind === 'dash' || lengths.has(following.lower) || times.has(following.lower)) {
    return true;
  }
  const before = at(tokens, wordBefore(tokens, start));
  if (places.has(before.lower) || before.text === '#') return true;
  if (divisions.has(before.lower) && !isMeasureAlone(tokens, unit)) return true;
  return unit !== null && isOfEach(tokens, start, unit.next);
}

/** The size of each package in another unit: "2 x 400g/14oz cans". */
function isSizeAgain({ amount, unit }: Measured, size: number | null): boolean {
  const measured = unit && findMeasuredUnit(unit.slug);
  if (size === null || !measured) return false;
  const isSame = ({ kind, perUnit }: MeasuredUnit) =>
    kind === measured.kind &&
    perUnit !== measured.perUnit &&
    Math.abs((amount.max * measured.perUnit) / perUnit / size - 1) < sameSize;
  return measuredUnits.some(isSame);
}

/** "Dissolved in 1/4 cup water", not "cut into 4 oz pieces". */
function isMeasureAlone(tokens: readonly Token[], unit: ReadUnit | null): boolean {
  if (unit?.kind !== 'measure') return false;
  const following = readUnit(tokens, unit.next);
  return following === null && !portions.has(at(tokens, unit.next).lower);
}

function isOfEach(tokens: readonly Token[], start: number, next: number): boolean {
  const after = [0, 1].map((offset) => at(tokens, next + offset).lower);
  const before = Array.from({ length: farthestEach }, (_, index) => at(tokens, start - 1 - index));
  return [...after, ...before.map(({ lower }) => lower)].some((word) => each.has(word));
}

function isCertain(
  tokens: readonly Token[],
  { start, unit }: Measured,
  { isCounted, isPacked }: LineOfText,
): boolean {
  if (unit?.kind !== 'measure') {
    return sources.has(at(tokens, wordBefore(tokens, start)).lower);
  }
  const isAlone = !isCounted && !isPacked;
  return isAlone || isPartOfWords(tokens, start, unit.next);
}

/** "Mixed with 2 tablespoons water" is an amount of the water, whatever the line counts. */
function isPartOfWords(tokens: readonly Token[], start: number, next: number): boolean {
  const before = at(tokens, wordBefore(tokens, start)).lower;
  const isSum = [next, next + 1, next + 2].some((index) => sums.has(at(tokens, index).lower));
  return sources.has(before) || isSum;
}

function wordBefore(tokens: readonly Token[], start: number): number {
  let index = start - 1;
  while (approximations.has(at(tokens, index).lower)) index -= 1;
  return index;
}
