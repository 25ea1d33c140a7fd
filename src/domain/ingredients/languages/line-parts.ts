import { at, isBorder } from '../ingredient-line/tokens.ts';
import type { Range, Token } from '../ingredient-line/tokens.ts';
import { isNumberAt, readMeasured } from './line-amount.ts';
import type { Measured } from './line-amount.ts';
import { readHalf } from './line-halves.ts';
import { readPhrase } from './phrases.ts';
import type { Vocabulary } from './phrases.ts';

/** Where the parts of a line stand; what is in none of them is a mark or a remark. */
export type LineParts = {
  measured: Measured | null;
  link: Range;
  name: Range;
  /** What is more of the amount behind the name: "et demi". */
  half?: Range;
};

const loneUnits = new Set(['pinch', 'splash', 'drizzle', 'drop', 'handful', 'bunch', 'sprig']);
/** A bare number behind a name is a count, not the type of a flour, up to here. */
const mostLateCount = 24;
const namesNumber = /^(?:typ|type|tipo|t|n|nr|no|num|stufe|stärke|label)$/;

/** The parts of a line, or null where its words do not tell them for certain. */
export function readParts(tokens: readonly Token[], words: Vocabulary): LineParts | null {
  return readLeading(tokens, words) ?? readLate(tokens, words) ?? readRemark(tokens, words);
}

/** "2 EL Zucker", "eine Prise Salz", "Prise Salz". */
function readLeading(tokens: readonly Token[], words: Vocabulary): LineParts | null {
  const start = skipApproximations(tokens, 0, words);
  const measured = readMeasured(tokens, start, words) ?? readLoneUnit(tokens, start, words);
  if (!measured) return null;
  const isLinkable = measured.unit !== null || tokens[measured.next - 1]?.kind === 'word';
  const link = isLinkable ? readPhrase(tokens, measured.next, words.links)?.next : undefined;
  const from = link ?? measured.next;
  const to = nameEnd(tokens, from, words);
  if (to === null || to === from) return null;
  return withHalfBehind(tokens, { measured, link: [measured.next, from], name: [from, to] }, words);
}

/** "1 citron et demi" is one and a half; "2 cuillères et demie de sucre" stays whole. */
function withHalfBehind(
  tokens: readonly Token[],
  parts: LineParts & { measured: Measured },
  words: Vocabulary,
): LineParts | null {
  const { measured, name } = parts;
  const [from, to] = name;
  const half = tokens.findIndex(
    (_, index) => index > from && index < to && readPhrase(tokens, index, words.halves) !== null,
  );
  if (half === -1) return parts;
  const { min, max } = measured;
  const read = min && max ? readHalf(tokens, half, { min, max, words }) : null;
  if (read?.next !== to) return null;
  const ends = { min: read.min, max: read.max };
  return { ...parts, measured: { ...measured, ...ends }, name: [from, half], half: [half, to] };
}

function readLoneUnit(tokens: readonly Token[], start: number, words: Vocabulary): Measured | null {
  const unit = readPhrase(tokens, start, words.units);
  if (!unit || !loneUnits.has(unit.value.slug) || at(tokens, unit.next).kind !== 'word')
    return null;
  const { value, next } = unit;
  const places = {
    start,
    amountNext: start,
    unitStart: start,
    unitNext: next,
    halfNext: next,
    next,
  };
  return { min: null, max: null, unit: value, ...places };
}

/** "Zucchero 105 g", "Tuorli 3", "Mehl: 500 g". */
function readLate(tokens: readonly Token[], words: Vocabulary): LineParts | null {
  const index = tokens.findIndex(({ kind }) => kind === 'number');
  const measured = index > 0 ? readMeasured(tokens, index, words) : null;
  if (!measured || !isBorder(tokens, measured.next)) return null;
  const isBareCount = measured.unit === null;
  const before = at(tokens, index - 1);
  const isNaming = namesNumber.test(before.lower) || before.text === '.' || before.kind !== 'word';
  if (isBareCount && (isNaming || (measured.max ?? 0) > mostLateCount)) return null;
  let end = index;
  while (end > 0 && (isBorder(tokens, end - 1) || isApproximation(tokens, end - 1, words)))
    end -= 1;
  const isPlain = tokens.slice(0, end).every((_, place) => !isBorder(tokens, place));
  const isNumbered = isNumberAt(tokens, 0, words);
  return end === 0 || !isPlain || isNumbered
    ? null
    : { measured, link: [end, end], name: [0, end] };
}

/** "q.b. pepe", "Sal al gusto". */
function readRemark(tokens: readonly Token[], words: Vocabulary): LineParts | null {
  const nothing = { measured: null, link: [0, 0] as const };
  if (tokens.some((_, index) => isNumberAt(tokens, index, words))) return null;
  const first = readPhrase(tokens, 0, words.remarks);
  if (first) {
    const to = nameEnd(tokens, first.next, words);
    return to === null ? null : { ...nothing, name: [first.next, to] };
  }
  const start = tokens.findIndex((_, index) => readPhrase(tokens, index, words.remarks) !== null);
  const end = start < 1 ? undefined : readPhrase(tokens, start, words.remarks)?.next;
  const isLast = end !== undefined && end === tokens.length;
  const isPlain = tokens.slice(0, start).every((_, place) => !isBorder(tokens, place));
  return isLast && isPlain ? { ...nothing, name: [0, start] } : null;
}

/** Null where the name holds another amount, which would not follow the scale. */
function nameEnd(tokens: readonly Token[], from: number, words: Vocabulary): number | null {
  let index = from;
  while (!isNameBorder(tokens, index)) {
    if (isNumberAt(tokens, index, words) && at(tokens, index).kind !== 'word') {
      const measured = readMeasured(tokens, index, words);
      if (isApproximation(tokens, index - 1, words)) return skipLinksBack(tokens, index - 1, words);
      const isJoined =
        readPhrase(tokens, index - 1, words.conjunctions) !== null ||
        /^[+=&×x]$/.test(at(tokens, index - 1).text);
      if (isJoined || measured?.unit) return null;
    }
    const joint = readPhrase(tokens, index, words.conjunctions);
    if (joint && readMeasured(tokens, joint.next, words)?.unit) return null;
    index += 1;
  }
  return index;
}

function isNameBorder(tokens: readonly Token[], index: number): boolean {
  const { kind, isSpaced } = at(tokens, index);
  return isBorder(tokens, index) || (kind === 'dash' && isSpaced);
}

// "4 fette di pesce spada di circa 200 g l'una".
function skipLinksBack(tokens: readonly Token[], index: number, words: Vocabulary): number {
  return readPhrase(tokens, index - 1, words.links)?.next === index ? index - 1 : index;
}

function skipApproximations(tokens: readonly Token[], start: number, words: Vocabulary): number {
  return readPhrase(tokens, start, words.approximations)?.next ?? start;
}

const isApproximation = (tokens: readonly Token[], index: number, words: Vocabulary): boolean =>
  readPhrase(tokens, index, words.approximations) !== null;
