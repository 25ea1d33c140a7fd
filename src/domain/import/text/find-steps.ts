import { isWish } from './letter-words.ts';
import { stemsOf } from './stems.ts';
import type { Part, TextLine } from './text-lines.ts';

/** Steps stand near their ingredients. */
export const farthestSteps = 80;

export const isSentence = (line: TextLine | undefined): boolean =>
  line?.kind === 'sentence' || line?.kind === 'long';

/** Where the steps stand: below a heading, or below the ingredients. */
export function findSteps(lines: readonly TextLine[], ingredients: Part | null): Part | null {
  const after = ingredients?.end ?? 0;
  const food = foodIn(lines, ingredients);
  const announced = lines.flatMap(({ section }, at) =>
    section === 'steps' && at >= after && at < after + farthestSteps
      ? [stepsFrom(lines, at + 1, food)]
      : [],
  );
  const weigh = (part: Part): number => weightOf(lines.slice(part.start, part.end), food);
  const usesNone = (part: Part): boolean =>
    part.start < part.end && !lines.slice(part.start, part.end).some((line) => uses(line, food));
  const best = announced.reduce<Part | null>((one, other) => {
    const isFuller = one === null || weigh(other) > weigh(one);
    return isFuller || usesNone({ start: one.start, end: other.start - 1 }) ? other : one;
  }, null);
  if (best && weigh(best) > 0) return best;
  if (ingredients) {
    const below = stepsFrom(lines, after, food);
    if (below.end > below.start) return below;
  }
  const before = lines.findIndex(({ section }) => section === 'steps');
  return before === -1 ? null : stepsFrom(lines, before + 1, food);
}

function foodIn(lines: readonly TextLine[], ingredients: Part | null): ReadonlySet<string> {
  const list = ingredients ? lines.slice(ingredients.start, ingredients.end) : [];
  const measured = list.filter(({ kind }) => kind === 'measured');
  return new Set(measured.flatMap(({ text }) => stemsOf(text)));
}

/** Steps use the ingredients; of texts that use as many the one with more lines. */
function weightOf(lines: readonly TextLine[], food: ReadonlySet<string>): number {
  const used = lines.flatMap(({ text }) => stemsOf(text)).filter((stem) => food.has(stem));
  return new Set(used).size + Math.min(lines.length, longestList) / longestList;
}

const longestList = 100;

/** Until another part is announced, or until lines stop being sentences. */
function stepsFrom(lines: readonly TextLine[], start: number, food: ReadonlySet<string>): Part {
  const isAnnounced = lines[start - 1]?.section === 'steps';
  const below = { isAnnounced, isPlain: isAnnounced && hasNoStops(lines, start), food };
  let end = start;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || (line.section !== null && line.section !== 'steps')) break;
    const isNext = at === end && end > start;
    const isFar = end > start && at - end >= farFromSteps && food.size > 0 && !uses(line, food);
    if (!isFar && saysWhatToDo(line)) end = at + 1;
    else if (isShortStep(lines, at, { ...below, isNext })) end = at + 1;
    if (at - end >= shortsBetweenSteps) break;
  }
  return { start: isAnnounced ? start : firstStep(lines, { start, end }), end };
}

/** Buttons may stand between the ingredients and their steps, and so may the title of a group. */
function firstStep(lines: readonly TextLine[], { start, end }: Part): number {
  const first = lines.slice(start, end).findIndex(saysWhatToDo);
  if (first < 1) return start;
  const above = lines[start + first - 1]?.text ?? '';
  return /[:：]$|^(?:for|für|pour|para|per|voor)\s/iu.test(above)
    ? start + first - 1
    : start + first;
}

const saysWhatToDo = (line: TextLine): boolean =>
  isSentence(line) || isNumberedStep(line) || isShortSentence(line);

type Below = {
  isAnnounced: boolean;
  /** The cook puts no stops. */
  isPlain: boolean;
  /** Directly below a step. */
  isNext: boolean;
  food: ReadonlySet<string>;
};

function isShortStep(lines: readonly TextLine[], at: number, below: Below): boolean {
  const line = lines[at];
  if (line && below.isNext && isWish(line.text)) return true;
  if (!line || !isClause(line, lines[at + 1])) return false;
  if (below.isPlain) return true;
  return (
    below.isNext && (usesFood(line, below.food) || (below.isAnnounced && isAboveNotes(lines, at)))
  );
}

/** "Pour the lemon juice over while it is warm" behind a step. */
const usesFood = (line: TextLine, food: ReadonlySet<string>): boolean =>
  line.text.split(' ').length >= leastClause && uses(line, food);

/** Below headings, what uses no ingredient is told of something else. */
const farFromSteps = 2;

const uses = ({ text }: TextLine, food: ReadonlySet<string>): boolean =>
  stemsOf(text).some((stem) => food.has(stem));

const leastClause = 5;

/** The notes begin a line or two below: nothing else stands between them and the steps. */
const isAboveNotes = (lines: readonly TextLine[], at: number): boolean =>
  lines.slice(at + 1, at + 3).some(({ section }) => section === 'notes');

const shortsBetweenSteps = 4;

/** Some cooks put no stop behind a step: "Cut the dates in half". */
function hasNoStops(lines: readonly TextLine[], start: number): boolean {
  const first = lines
    .slice(start, start + shortsBetweenSteps)
    .find((line) => isSentence(line) || isClause(line));
  return first !== undefined && !/[.!?。:：]["'”’)»]?$/u.test(first.text);
}

/** Most of its words are small, as in no heading; two words are enough above the next part. */
function isClause({ text, section }: TextLine, next?: TextLine): boolean {
  const words = text.split(' ');
  const small = words.filter((word) => /^[\p{Ll}\p{N}½¼¾]/u.test(word)).length;
  const least = next && next.section !== null && next.section !== 'end' ? 2 : 3;
  const isSmall =
    small * 2 >= words.length || (/^\p{Ll}/u.test(words.at(-1) ?? '') && small * 3 >= words.length);
  return section === null && words.length >= least && /^\p{Lu}/u.test(text) && isSmall;
}

/** "Serve and enjoy!", "Enjoy!" */
const isShortSentence = ({ text }: TextLine): boolean => /^\p{Lu}.{4,}[.!]$/u.test(text);

const isNumberedStep = ({ text }: TextLine): boolean =>
  /^(?:step\s*)?\d{1,2}[.):]\s*\p{L}/iu.test(text);
