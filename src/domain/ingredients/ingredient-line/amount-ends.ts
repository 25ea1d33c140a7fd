import { readAmount, readWholeAmount } from './amounts.ts';
import type { ReadAmount } from './amounts.ts';
import { vagueExtras } from './measure-asides.ts';
import { at, isBorder, setRole } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import type { ReadUnit } from './unit-words.ts';
import type { WrittenMeasure } from './written-measure.ts';

const partsOfUnit = new Map([
  ['half', 1 / 2],
  ['quarter', 1 / 4],
]);

/** "30 g to 70 g", "3 ounces and a half": the amount goes on after its unit. */
export function goOn(tokens: readonly Token[], amount: ReadAmount, { slug }: ReadUnit): ReadAmount {
  const { min, max, next } = amount;
  if (min !== max) return amount;
  const isRange = at(tokens, next).kind === 'dash' || at(tokens, next).lower === 'to';
  const most = isRange ? readAmount(tokens, next + 1) : null;
  const again = most && readUnit(tokens, most.next);
  if (most && again?.slug === slug && most.min === most.max && most.max > max) {
    setRole(tokens, [next, again.next], 'measure');
    return { min, max: most.max, next: again.next };
  }
  const orMore = readOrMore(tokens, next, max);
  if (orMore) {
    setRole(tokens, [next, orMore.next], 'measure');
    return { min, max: orMore.max, next: orMore.next };
  }
  const more = readAndHalf(tokens, next);
  if (more === undefined || !Number.isInteger(min)) return amount;
  setRole(tokens, [next, next + 3], 'measure');
  return { min: min + more, max: max + more, next: next + 3 };
}

/** The end of "or two of", where another number of the same unit is left open, or null. */
function readOrMore(tokens: readonly Token[], index: number, least: number): ReadAmount | null {
  const most = at(tokens, index).lower === 'or' ? readAmount(tokens, index + 1) : null;
  const isMore = most !== null && most.min === most.max && most.max > least;
  return isMore && at(tokens, most.next).lower === 'of' ? most : null;
}

/** "A dash or two of bitters", "a tablespoon or so of oil". */
export function isLeftOpen(tokens: readonly Token[], index: number): boolean {
  const isVague = at(tokens, index).lower === 'or' && vagueExtras.has(at(tokens, index + 1).lower);
  return isVague || readOrMore(tokens, index, 1) !== null;
}

/** "A cup of milk and a half", "an onion or two": what ends the name is more of the amount. */
export function withMoreBehind(
  tokens: readonly Token[],
  nameEnd: number,
  measure: WrittenMeasure,
): WrittenMeasure {
  const { quantityMin, quantityMax } = measure;
  const orMore = quantityMin === 1 && quantityMax === 1 ? readOrMoreBehind(tokens, nameEnd) : null;
  if (orMore) {
    setRole(tokens, [orMore.next - 2, orMore.next], 'measure');
    return { ...measure, quantityMax: orMore.max };
  }
  const start = nameEnd - 3;
  const more = start > measure.next ? readAndHalf(tokens, start) : undefined;
  if (more === undefined || quantityMin !== quantityMax || !Number.isInteger(quantityMin)) {
    return measure;
  }
  setRole(tokens, [start, nameEnd], 'measure');
  const whole = (quantityMin ?? 0) + more;
  return { ...measure, quantityMin: whole, quantityMax: whole };
}

/** "Or 2" and "or two" as the last words before a comma or the end. */
export function readOrMoreBehind(tokens: readonly Token[], nameEnd: number): ReadAmount | null {
  const or = at(tokens, nameEnd).lower === 'or' ? nameEnd : nameEnd - 2;
  const most = at(tokens, or).lower === 'or' ? readWholeAmount(tokens, or + 1) : null;
  const isMore = most !== null && most.min === most.max && Number.isInteger(most.max);
  return isMore && most.max > 1 && most.next === or + 2 && isBorder(tokens, most.next)
    ? most
    : null;
}

function readAndHalf(tokens: readonly Token[], index: number): number | undefined {
  const [and, article, part] = [0, 1, 2].map((offset) => at(tokens, index + offset).lower);
  return and === 'and' && article === 'a' ? partsOfUnit.get(part ?? '') : undefined;
}
