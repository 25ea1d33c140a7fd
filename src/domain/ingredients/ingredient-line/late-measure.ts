import { singularWord } from '../english-plurals.ts';
import { isSubtraction, readAmount, readWholeAmount } from './amounts.ts';
import type { ReadAmount } from './amounts.ts';
import { approximations } from './cooking-words.ts';
import { skipOf } from './leading-measure.ts';
import { at, setRole } from './tokens.ts';
import type { Range, Token, TokenKind } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import type { ReadUnit } from './unit-words.ts';
import { wordSet } from './word-set.ts';
import type { WrittenMeasure } from './written-measure.ts';

type Found = { amount: ReadAmount; unit: ReadUnit | null; next: number };

const parts = wordSet('grated juice juices peel rind zest zested');
const eggParts = wordSet('white whites yolk yolks');
const farthestPart = 8;
const mostCups = 24;
const openers: ReadonlySet<TokenKind> = new Set<TokenKind>(['open', 'comma', 'break', 'dash']);
const closers: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'end',
  'open',
  'close',
  'comma',
  'break',
]);
const closingWords = wordSet('and in or');

/** Reads "juice of 1 lemon", "grated zest from 2 oranges": the counted thing is the ingredient. */
export function readPartMeasure(tokens: readonly Token[]): WrittenMeasure | null {
  for (let index = 1; index < farthestPart; index += 1) {
    const token = at(tokens, index);
    if (token.kind === 'comma' || token.kind === 'end') return null;
    const isLinked = token.lower === 'of' || token.lower === 'from';
    const isDirect = token.kind === 'number' && parts.has(at(tokens, index - 1).lower);
    const start = isLinked ? index + 1 : index;
    const found = isLinked || isDirect ? findMeasure(tokens, start) : null;
    if (found) {
      if (at(tokens, found.next).kind !== 'word') return null;
      markPart(tokens, [index, start]);
      setRole(tokens, [start, found.next], 'measure');
      return writtenMeasure(found, skipOf(tokens, found.next));
    }
  }
  return null;
}

/** "Juice of", "inner leaves of"; "whites of" 4 eggs are an ingredient of their own. */
function markPart(tokens: readonly Token[], [index, start]: Range): void {
  const words = tokens.slice(0, index).map(({ lower }) => lower);
  if (eggParts.has(words.at(-1) ?? '') && words.length === 1) return;
  setRole(tokens, [0, index], words.some((word) => parts.has(word)) ? 'preparation' : 'note');
  setRole(tokens, [index, start], 'gap');
}

/** Reads an amount said after the name: "Butter, about 1/2 cup", "Egg (3)", "honey 1 tbsp". */
export function readLateMeasure(tokens: readonly Token[]): WrittenMeasure | null {
  let isOpened = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'number' && index > 0) {
      // "Sugar less 1 tbsp" is no spoon of sugar.
      if (isSubtraction(tokens, index - 1)) return null;
      const found = findMeasure(tokens, index);
      const isRead = found && (isWhole(tokens, found, isOpened) || isLastCount(tokens, found));
      if (!isRead) return null;
      setRole(tokens, [index, found.next], 'measure');
      return writtenMeasure(found, found.next);
    }
    const isOpener = openers.has(token.kind);
    if (isOpener || !approximations.has(token.lower)) isOpened = isOpener;
  }
  return null;
}

function findMeasure(tokens: readonly Token[], index: number): Found | null {
  const amount = readWholeAmount(tokens, index);
  const unit = amount && readUnit(tokens, amount.next);
  if (amount && isTemperature(tokens, amount)) return null;
  return amount && { amount, unit, next: unit?.next ?? amount.next };
}

// "Water at 31 C": of cups there are few.
function isTemperature(tokens: readonly Token[], { min, next }: ReadAmount): boolean {
  return min > mostCups && /^[cC]$/.test(at(tokens, next).text);
}

/** True of an amount that stands for itself: not the "2" of "2 outer leaves" or "2-inch". */
function isWhole(tokens: readonly Token[], { unit, next }: Found, isOpened: boolean): boolean {
  if (!isOpened && !unit) return false;
  if (unit && unit.kind !== 'measure' && unit.kind !== 'container') return false;
  const end = unit?.slug === 'pound' ? (ouncesAfter(tokens, next) ?? next) : next;
  const token = at(tokens, end);
  const isPeriod = token.text === '.' && !token.isSpaced;
  return isPeriod || closers.has(token.kind) || closingWords.has(token.lower);
}

/** The end of "4 oz" in "beef, 1 lb 4 oz". */
function ouncesAfter(tokens: readonly Token[], index: number): number | null {
  const ounces = at(tokens, index).kind === 'number' ? readAmount(tokens, index) : null;
  const unit = ounces && readUnit(tokens, ounces.next);
  return unit?.slug === 'ounce' ? unit.next : null;
}

/** "Eggs 3": several of what the word before names, and nothing else. */
function isLastCount(tokens: readonly Token[], { amount, unit, next }: Found): boolean {
  const before = at(tokens, next - 2);
  const isCount = unit === null && Number.isInteger(amount.max) && amount.max > 1;
  const isPlural = before.kind === 'word' && singularWord(before.lower) !== before.lower;
  return isCount && isPlural && amount.max <= mostCups && at(tokens, next).kind === 'end';
}

function writtenMeasure({ amount, unit }: Found, next: number): WrittenMeasure {
  return {
    quantityMin: amount.min,
    quantityMax: amount.max,
    unit: unit?.slug ?? null,
    next,
  };
}
