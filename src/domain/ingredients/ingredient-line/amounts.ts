import { at, isArticle } from './tokens.ts';
import type { Token } from './tokens.ts';

export type ReadNumber = { value: number; next: number };
export type ReadAmount = { min: number; max: number; next: number };

const numberWords = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['half', 1 / 2],
  ['quarter', 1 / 4],
  ['one-half', 1 / 2],
  ['one-third', 1 / 3],
  ['two-thirds', 2 / 3],
  ['one-quarter', 1 / 4],
  ['one-fourth', 1 / 4],
  ['three-quarters', 3 / 4],
  ['three-fourths', 3 / 4],
  ['couple', 2],
  ['dozen', 12],
]);

const rangeWords = new Set(['to', 'or']);
const lengthWord = /^(?:inch|inches|cm)(?:-|$)/;

/** Reads one number or a range: "1-2", "3 to 4", "1 or 2". "2-1/2" is two and a half. */
export function readAmount(tokens: readonly Token[], index: number): ReadAmount | null {
  const first = readNumber(tokens, index);
  if (!first) return null;
  const single = { min: first.value, max: first.value, next: first.next };
  const target = rangeTarget(tokens, first.next);
  const second = target === null ? null : readNumber(tokens, target);
  if (target === null || !second) return single;
  if (second.value > first.value) {
    return { min: first.value, max: second.value, next: second.next };
  }
  const isMixed = at(tokens, first.next).kind === 'dash' && isFraction(at(tokens, target));
  if (!isMixed || !Number.isInteger(first.value)) return single;
  const value = first.value + second.value;
  return { min: value, max: value, next: second.next };
}

/** Reads digits, fractions, mixed numbers and number words: "1 1/2", "1½", "half a", "two dozen". */
function readNumber(tokens: readonly Token[], index: number): ReadNumber | null {
  const isDigits = at(tokens, index).kind === 'number';
  const read = isDigits ? readDigits(tokens, index) : readSpelled(tokens, index);
  if (!read || at(tokens, read.next).lower !== 'dozen') return read;
  return { value: read.value * 12, next: read.next + 1 };
}

function readDigits(tokens: readonly Token[], index: number): ReadNumber {
  const { value } = at(tokens, index);
  const link = at(tokens, index + 1).lower;
  const next = link === 'and' || link === '&' ? index + 2 : index + 1;
  const isMixed =
    Number.isInteger(value) && isFraction(at(tokens, next)) && !isOfLength(tokens, next);
  if (!isMixed) {
    const isHalfA = isFraction(at(tokens, index)) && isArticle(at(tokens, index + 1));
    return { value, next: isHalfA ? index + 2 : index + 1 };
  }
  return { value: value + at(tokens, next).value, next: next + 1 };
}

function readSpelled(tokens: readonly Token[], index: number): ReadNumber | null {
  const value = numberWords.get(at(tokens, index).lower);
  if (value === undefined) return null;
  const following = at(tokens, index + 1);
  if (value < 1) {
    if (following.lower === 'and') return null;
    return { value, next: isArticle(following) ? index + 2 : index + 1 };
  }
  const isAndAHalf = following.lower === 'and' && at(tokens, index + 3).lower === 'half';
  return isAndAHalf ? { value: value + 1 / 2, next: index + 4 } : { value, next: index + 1 };
}

/** The place of the second number of a range that goes on here, or null. */
function rangeTarget(tokens: readonly Token[], index: number): number | null {
  const afterDash = at(tokens, index).kind === 'dash' ? index + 1 : index;
  if (!rangeWords.has(at(tokens, afterDash).lower)) return afterDash > index ? afterDash : null;
  return at(tokens, afterDash + 1).kind === 'dash' ? afterDash + 2 : afterDash + 1;
}

function isFraction(token: Token): boolean {
  return token.value > 0 && token.value < 1 && !/[.,]/.test(token.text);
}

// In "4 1/2-inch pieces" the fraction is the length of a piece.
function isOfLength(tokens: readonly Token[], index: number): boolean {
  return at(tokens, index + 1).kind === 'dash' && lengthWord.test(at(tokens, index + 2).lower);
}
