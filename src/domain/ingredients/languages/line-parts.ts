import { at, isBorder } from '../ingredient-line/tokens.ts';
import type { Range, Token } from '../ingredient-line/tokens.ts';
import { isNumberAt, readMeasured } from './line-amount.ts';
import type { Measured } from './line-amount.ts';
import { readWithMore } from './line-further.ts';
import type { MoreOfLine } from './line-further.ts';
import { readHalf } from './line-halves.ts';
import { readPhrase, readUnit } from './phrases.ts';
import type { Vocabulary } from './phrases.ts';

/** Where the parts of a line stand; what is in none of them is a mark or a remark. */
export type LineParts = {
  measured: Measured | null;
  /** What else tells of the amount. */
  more?: MoreOfLine;
  /** What is taken of the ingredient: "le jus". */
  part?: Range;
  /** Before a range: "da 80 a 100 g". */
  from?: Range;
  link: Range;
  name: Range;
  /** What is more of the amount behind the name: "et demi". */
  half?: Range;
};

const loneUnits = new Set(['pinch', 'splash', 'drizzle', 'drop', 'handful', 'bunch', 'sprig']);
/** A bare number behind a name is a count, not the type of a flour, up to here. */
const mostLateCount = 24;
const farthestCount = 8;
const namesNumber = /^(?:typ|type|tipo|t|n|nr|no|num|stufe|stärke|label)$/;

/** The parts of a line, or null where its words do not tell them for certain. */
export function readParts(tokens: readonly Token[], words: Vocabulary): LineParts | null {
  return (
    readLeading(tokens, words) ??
    readPartOf(tokens, words) ??
    readLate(tokens, words) ??
    readRemark(tokens, words)
  );
}

/** "2 EL Zucker", "eine Prise Salz", "Prise Salz". */
function readLeading(tokens: readonly Token[], words: Vocabulary): LineParts | null {
  const about = skipApproximations(tokens, 0, words);
  const start = skipFrom(tokens, about, words);
  const whole = readWithMore(tokens, start, words);
  const measured = whole?.measured ?? readLoneUnit(tokens, start, words);
  if (!measured) return null;
  const isLinkable = measured.unit !== null || tokens[measured.next - 1]?.kind === 'word';
  const link = isLinkable ? readPhrase(tokens, measured.next, words.links)?.next : undefined;
  const from = link ?? measured.next;
  const to = nameEnd(tokens, from, words);
  if (to === null || to === from) return null;
  const parts = {
    measured,
    from: [about, start] as const,
    link: [measured.next, from] as const,
    name: [from, to] as const,
  };
  const isMore = whole !== null && whole.more.ranges.length > 0;
  return withHalfBehind(tokens, { ...parts, ...(isMore && { more: whole.more }) }, words);
}

/** "Saft von 2 Zitronen", "le jus d'un citron": the counted thing is the ingredient. */
function readPartOf(tokens: readonly Token[], words: Vocabulary): LineParts | null {
  const before = tokens.slice(0, farthestCount);
  const start = before.findIndex((_, index) => isNumberAt(tokens, index, words));
  const isPart = before
    .slice(0, Math.max(0, start))
    .some((_, index) => readPhrase(tokens, index, words.parts) !== null);
  const isPlain = before.slice(0, start).every((_, index) => !isBorder(tokens, index));
  const measured = isPart && isPlain ? readMeasured(tokens, start, words) : null;
  if (!measured || measured.unit) return null;
  const isLinked = readPhrase(tokens, start - 1, words.links)?.next === start;
  const part: Range = [0, isLinked ? start - 1 : start];
  const to = nameEnd(tokens, measured.next, words);
  if (to === null || to === measured.next) return null;
  return { measured, part, link: [part[1], start], name: [measured.next, to] };
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
  if (parts.more) return null;
  const { min, max } = measured;
  const read = min && max ? readHalf(tokens, half, { min, max, words }) : null;
  if (read?.next !== to) return null;
  const ends = { min: read.min, max: read.max };
  return { ...parts, measured: { ...measured, ...ends }, name: [from, half], half: [half, to] };
}

function readLoneUnit(tokens: readonly Token[], start: number, words: Vocabulary): Measured | null {
  const unit = readUnit(tokens, start, words);
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
      if (at(tokens, index - 1).text === '+' && isForElse(tokens, measured)) return index - 1;
      if (isApproximation(tokens, index - 1, words)) return skipLinksBack(tokens, index - 1, words);
      const isJoined =
        (readPhrase(tokens, index - 1, words.conjunctions) !== null && !isShare(tokens, index)) ||
        /^[+=&×x]$/.test(at(tokens, index - 1).text);
      if (isJoined || measured?.unit) return null;
    }
    const joint = readPhrase(tokens, index, words.conjunctions);
    const joined = joint && readMeasured(tokens, joint.next, words);
    if (joined?.unit) return isForElse(tokens, joined) ? index : null;
    index += 1;
  }
  return index;
}

/** "50 g de sucre + 10 g pour le moule": what is for something else is a remark. */
const isForElse = (tokens: readonly Token[], measured: Measured | null): boolean =>
  measured !== null &&
  (measured.unit ?? null) !== null &&
  forWhat.test(at(tokens, measured.next).lower);
const forWhat = /^(?:pour|für|para|per|voor)$/;

/** "Chocolat à 70 %" is no amount of it. */
const isShare = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index).kind === 'number' && at(tokens, index + 1).text === '%';

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

/** Past "da" where a range follows: "da 80 a 100 g". */
function skipFrom(tokens: readonly Token[], start: number, words: Vocabulary): number {
  const next = readPhrase(tokens, start, words.from)?.next;
  const measured = next === undefined ? null : readMeasured(tokens, next, words);
  return next !== undefined && measured && measured.min !== measured.max ? next : start;
}

const isApproximation = (tokens: readonly Token[], index: number, words: Vocabulary): boolean =>
  readPhrase(tokens, index, words.approximations) !== null;
