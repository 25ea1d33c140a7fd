import { stemsOf } from './stems.ts';
import type { Part, TextLine } from './text-lines.ts';

/** Steps stand near their ingredients. */
export const farthestSteps = 80;

export const isSentence = (line: TextLine | undefined): boolean =>
  line?.kind === 'sentence' || line?.kind === 'long';

/** Where the steps stand: below a heading, or below the ingredients. */
export function findSteps(lines: readonly TextLine[], ingredients: Part | null): Part | null {
  const after = ingredients?.end ?? 0;
  const announced = lines.flatMap(({ section }, at) =>
    section === 'steps' && at >= after && at < after + farthestSteps
      ? [stepsFrom(lines, at + 1)]
      : [],
  );
  const weigh = weighing(lines, ingredients);
  const best = announced.reduce<Part | null>(
    (one, other) => (one === null || weigh(other) > weigh(one) ? other : one),
    null,
  );
  if (best && weigh(best) > 0) return best;
  if (ingredients) {
    const below = stepsFrom(lines, after);
    if (below.end > below.start) return below;
  }
  const before = lines.findIndex(({ section }) => section === 'steps');
  return before === -1 ? null : stepsFrom(lines, before + 1);
}

/** Steps use the ingredients; of texts that use as many the one with more sentences. */
function weighing(lines: readonly TextLine[], ingredients: Part | null): (part: Part) => number {
  const list = ingredients ? lines.slice(ingredients.start, ingredients.end) : [];
  const measured = list.filter(({ kind }) => kind === 'measured');
  const food = new Set(measured.flatMap(({ text }) => stemsOf(text)));
  return ({ start, end }) => {
    const sentences = lines.slice(start, end).filter(isSentence);
    const used = new Set(
      sentences.flatMap(({ text }) => stemsOf(text)).filter((stem) => food.has(stem)),
    );
    return used.size + Math.min(sentences.length, longestList) / longestList;
  };
}

const longestList = 100;

/** Until another part is announced, or until lines stop being sentences. */
function stepsFrom(lines: readonly TextLine[], start: number): Part {
  const isPlain = start > 0 && lines[start - 1]?.section === 'steps' && hasNoStops(lines, start);
  let end = start;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || (line.section !== null && line.section !== 'steps')) break;
    const isStep = isSentence(line) || isNumberedStep(line) || isShortSentence(line);
    if (isStep || (isPlain && isClause(line, lines[at + 1]))) end = at + 1;
    if (at - end >= shortsBetweenSteps) break;
  }
  return { start, end };
}

const shortsBetweenSteps = 5;

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
  return (
    section === null && words.length >= least && /^\p{Lu}/u.test(text) && small * 2 >= words.length
  );
}

/** "Serve and enjoy!", "Enjoy!" */
const isShortSentence = ({ text }: TextLine): boolean => /^\p{Lu}.{4,}[.!]$/u.test(text);

const isNumberedStep = ({ text }: TextLine): boolean =>
  /^(?:step\s*)?\d{1,2}[.):]\s*\p{L}/iu.test(text);
