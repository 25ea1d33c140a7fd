import { withoutListMarks } from '../../text/lines.ts';
import { farewellIn, isFooter, isOpening, isWish } from './letter-words.ts';
import { sectionOf } from './section-words.ts';

/** Beyond these it is a page, whose first line is its name. */
const linesOfLetter = 100;
const leastMeasured = 2;
/** Lines with an address, a postscript or a disclaimer below a farewell. */
const belowFarewell = 12;
const longestName = 8;
const wordsOfSigner = 4;

export type Letter = {
  at: ReadonlySet<number>;
  /** What was written first leads to the name of the dish. */
  isNameBelow: boolean;
};

/**
 * The lines of a recipe that was sent which belong to the letter around it: what leads to the name of
 * the dish, what ends the letter, what programs wrote below. None of them is part of the recipe.
 */
export function letterLines(written: readonly string[]): Letter {
  const lines = written.map((line) => line.trim());
  const found = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (isFooter(line) || (isWish(line) && isApart(lines, at))) found.add(at);
  }
  const opening = openingOf(lines);
  for (const at of opening) found.add(at);
  for (const at of farewellsOf(lines)) found.add(at);
  return { at: found, isNameBelow: opening.length > 0 };
}

/** Directly below a step it ends that one. */
function isApart(lines: readonly string[], at: number): boolean {
  const before = lines[at - 1] ?? '';
  return before === '' || sectionOf(before) !== null;
}

/** The first lines, where they lead to a line that looks like a name. */
function openingOf(lines: readonly string[]): number[] {
  const filled = lines.flatMap((line, at) => (line === '' ? [] : [at]));
  const [first] = filled;
  if (first === undefined || filled.length > linesOfLetter || !isOpening(lines[first] ?? ''))
    return [];
  const end = filled.find((at) => at > first && !goesOn(lines, at));
  return end !== undefined && isName(lines, end) ? filled.filter((at) => at < end) : [];
}

/** Whether a line below the first one is still of the letter. */
function goesOn(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (startsRecipe(line)) return false;
  const before = lines[at - 1] ?? '';
  const isWrapped = before.length > shortestWrapped && !/[.!?:,;…]["'”’)»]?$/u.test(before);
  return (
    isWrapped ||
    isOpening(line) ||
    farewellIn(line) === 'named' ||
    isSigner(lines, at) ||
    /[.!?,;…:]["'”’)»]?$/u.test(line) ||
    (line.split(/\s+/u).length > longestName && !/^[\d½¼¾]/u.test(line))
  );
}

/** Where a mail breaks its lines. */
const shortestWrapped = 50;

const startsRecipe = (line: string): boolean =>
  sectionOf(withoutListMarks(line)) !== null || isMeasured(line);

const isMeasured = (line: string): boolean => /^[-–—•*\s]*[\d½¼¾⅓⅔]/u.test(line);

/** Of a few words, with no number in it and no label. In small letters it stands alone. */
function isName(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const isAlone = (lines[at + 1] ?? '') === '' && (lines[at - 1] ?? '') === '';
  const isShort = line.split(/\s+/u).length <= longestName;
  return (
    isShort &&
    !startsRecipe(line) &&
    /^[^\d:：]+$/u.test(line) &&
    (isAlone || /^[#*_"„“«\s]*[\p{Lu}\p{Lo}]/u.test(line))
  );
}

/** "Mum" below "Love," */
function isSigner(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const before = lines.slice(Math.max(0, at - 2), at).findLast((each) => each !== '') ?? '';
  return (
    farewellIn(before) !== null &&
    line.split(/\s+/u).length <= wordsOfSigner &&
    /^[\p{L}\s.'’&-]+$/u.test(line)
  );
}

/** A farewell below the recipe ends it, with all that stands below; longer texts only lose the farewell. */
function farewellsOf(lines: readonly string[]): number[] {
  const start = behindRecipe(lines);
  const filled = filledBelow(lines);
  const at = lines.findIndex(
    (_, index) => index >= start && isEnd(lines, index, filled[index] ?? 0),
  );
  if (at === -1) return [];
  const next = lines.findIndex((line, index) => index > at && sectionOf(line) !== null);
  const below = filledBetween(lines, at, next === -1 ? lines.length : next);
  const isWhole = below.length <= belowFarewell;
  return isWhole ? below : below.filter((index) => index === at || isSigner(lines, index));
}

const filledBetween = (lines: readonly string[], start: number, end: number): number[] =>
  lines.flatMap((line, at) => (at >= start && at < end && line !== '' ? [at] : []));

/** How many lines below each one say something. */
function filledBelow(lines: readonly string[]): number[] {
  let filled = 0;
  const fromEnd = lines.toReversed().map((line) => {
    const below = filled;
    if (line !== '') filled += 1;
    return below;
  });
  return fromEnd.toReversed();
}

/** Below the headings of a recipe and some of its amounts. */
export function behindRecipe(lines: readonly string[]): number {
  const measured = lines.flatMap((line, at) => (isMeasured(line) ? [at] : []));
  const heading = lines.findLastIndex((line) => {
    const section = sectionOf(withoutListMarks(line));
    return section === 'ingredients' || section === 'steps';
  });
  const amounts = measured[leastMeasured - 1] ?? lines.length;
  return (heading === -1 ? amounts : heading) + 1;
}

/** "Best" and "Love Mum" may be of the recipe where more of it follows. */
function isEnd(lines: readonly string[], at: number, below: number): boolean {
  const kind = farewellIn(lines[at] ?? '');
  if (kind === null) return false;
  const isFirst = (lines[at - 1] ?? '') === '';
  return kind === 'named' ? isFirst || below <= belowFarewell : isFirst && below <= belowShort;
}

const belowShort = 4;

/** "Enjoy!" directly below a step says nothing to do: it ends the step above. */
export function withWishes(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const step = whole.at(-1) ?? '';
    if (step === '' || !isWish(line)) whole.push(line);
    else whole[whole.length - 1] = `${step}${/[\p{L}\p{N})]$/u.test(step) ? '.' : ''} ${line}`;
  }
  return whole;
}
