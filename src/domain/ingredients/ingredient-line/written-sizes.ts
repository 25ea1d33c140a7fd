import { readAmount } from './amounts.ts';
import { nameEnders, noteStarters } from './cooking-words.ts';
import { at } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';

const lengthWord = /^(?:inch|inches|cm|mm|by|(?:centi|milli)met(?:er|re)s?)(?:-|$)/;
const lengthFollowers = new Set(['thick', 'long', 'wide', 'across', 'square', 'diameter']);
const mostSides = 3;

/** The end of "1/2-inch-thick", "3-by-4-inch", "2 inch": a length that tells of shape, not of amount. */
export function readLength(tokens: readonly Token[], index: number): number | null {
  let end: number | null = null;
  let next = index;
  for (let side = 0; side < mostSides; side += 1) {
    const amount = readAmount(tokens, next);
    const word = amount && skipDash(tokens, amount.next);
    if (word === null || !lengthWord.test(at(tokens, word).lower)) return end;
    end = word + 1;
    while (lengthFollowers.has(at(tokens, end).lower)) end += 1;
    next = skipDash(tokens, end);
    if (next === end) return end;
  }
  return end;
}

/** The end of a package's or piece's size: "28-ounce", "6- to 8-ounce", "2-pound-3-ounce", "400g/14oz". */
export function readWeight(tokens: readonly Token[], index: number): number | null {
  const end = at(tokens, index).kind === 'number' ? readMeasured(tokens, index) : null;
  if (end === null) return null;
  const next = skipDash(tokens, end);
  const whole = next === end ? end : (readMeasured(tokens, next) ?? next);
  const isTwice = at(tokens, whole).kind === 'slash';
  return (isTwice ? readMeasured(tokens, whole + 1) : null) ?? whole;
}

/**
 * The end of the size of what is counted: "28-ounce", "400 g", "1/2-inch". Without a dash it is
 * one only before a container or piece: "3 4 cups" is no count of cups.
 */
export function readSize(tokens: readonly Token[], start: number): number | null {
  const length = readLength(tokens, start) ?? readMixedLength(tokens, start);
  if (length !== null) return length;
  const end = readWeight(tokens, start);
  if (end === null) return null;
  const words = tokens.slice(start, end);
  const isDashed = words.some(({ kind }) => kind === 'dash');
  const kind = readUnit(tokens, end)?.kind;
  return isDashed || kind === 'container' || kind === 'piece' ? end : null;
}

/** The end of "1 1/2-inch", where the whole number belongs to the length. */
export function readMixedLength(tokens: readonly Token[], start: number): number | null {
  const part = at(tokens, start + 1);
  const isMixed = Number.isInteger(at(tokens, start).value) && part.value > 0 && part.value < 1;
  return isMixed ? readLength(tokens, start + 1) : null;
}

/** True where an ingredient's name can begin, with or without "of". */
export function isNameStart(tokens: readonly Token[], index: number): boolean {
  const { kind, lower, text } = at(tokens, index);
  if (lower === 'of' || kind === 'number') return true;
  if (/^["“„«]$/.test(text)) return at(tokens, index + 1).kind !== 'end';
  return kind === 'word' && !nameEnders.has(lower) && !noteStarters.has(lower);
}

function readMeasured(tokens: readonly Token[], index: number): number | null {
  const amount = readAmount(tokens, index);
  const unit = amount && readUnit(tokens, skipDash(tokens, amount.next));
  return unit?.kind === 'measure' ? unit.next : null;
}

function skipDash(tokens: readonly Token[], index: number): number {
  return at(tokens, index).kind === 'dash' ? index + 1 : index;
}
