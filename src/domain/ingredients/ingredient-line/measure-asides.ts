import { findBuiltInUnit } from '../../measures/built-in-units.ts';
import { isSubtraction, readAmount, readWholeAmount } from './amounts.ts';
import { at, setRole } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import { isNameStart } from './written-sizes.ts';
import { wordSet } from './word-set.ts';

const mostAsides = 4;
/** After "or". */
export const vagueExtras = wordSet('less more so');

/** Passes over what may stand beside a measure: "plus 1 teaspoon", "/ 3.5 oz", "or more", "each". */
export function skipAsides(tokens: readonly Token[], start: number): number {
  let index = start;
  for (let count = 0; count < mostAsides; count += 1) {
    const isAfterComma = at(tokens, index).kind === 'comma';
    const end = readAside(tokens, isAfterComma ? index + 1 : index);
    if (end === null) return index;
    setRole(tokens, [index, end], 'note');
    index = at(tokens, end).kind === 'comma' ? end + 1 : end;
    setRole(tokens, [end, index], 'gap');
  }
  return index;
}

function readAside(tokens: readonly Token[], index: number): number | null {
  const { lower, kind } = at(tokens, index);
  if (/^(?:plus|[+=])$/.test(lower) || kind === 'slash') return readMeasure(tokens, index + 1);
  if (isSubtraction(tokens, index)) return readMeasure(tokens, index + 1);
  if (lower === 'and') return readSystemMeasure(tokens, index + 1);
  if (kind === 'number') return readSystemMeasure(tokens, index);
  if (lower === 'each') return index + 1;
  if (lower === 'approximately') return at(tokens, index + 1).kind === 'comma' ? index + 1 : null;
  if (lower !== 'or') return null;
  const following = at(tokens, index + 1).lower;
  if (vagueExtras.has(following)) return index + 2;
  if (following === 'to' && at(tokens, index + 2).lower === 'taste') return index + 3;
  return readOtherChoice(tokens, index + 1);
}

function readMeasure(tokens: readonly Token[], index: number): number | null {
  const amount = readAmount(tokens, index);
  return (amount && readUnit(tokens, amount.next)?.next) ?? null;
}

/** "1 large or 2 smaller" */
function readCompared(tokens: readonly Token[], index: number): number | null {
  const amount = readAmount(tokens, index);
  return amount && /^(?:bigger|larger|smaller)$/.test(at(tokens, amount.next).lower)
    ? amount.next + 1
    : null;
}

/** "1 lb 4 oz", "1 cup 250 ml": more of the amount without a word between. */
function readSystemMeasure(tokens: readonly Token[], index: number): number | null {
  const amount = readWholeAmount(tokens, index);
  const unit = amount && readUnit(tokens, amount.next);
  const isMeasured = unit !== null && (findBuiltInUnit(unit.slug)?.perUnit ?? null) !== null;
  return isMeasured && isNameStart(tokens, unit.next) ? unit.next : null;
}

/** The end of a second choice of size or amount: "6 large or 8 medium", "medium or large". */
function readOtherChoice(tokens: readonly Token[], index: number): number | null {
  const unit = readUnit(tokens, index);
  if (at(tokens, index).lower === 'jumbo') return index + 1;
  return unit?.kind === 'size'
    ? unit.next
    : (readMeasure(tokens, index) ?? readCompared(tokens, index));
}
