import { shareIn, stemsOf } from './stems.ts';
import type { TextLine } from './text-lines.ts';

/** From `start` up to `end`, which stands outside. */
export type Part = { start: number; end: number };
export type Parts = { ingredients: Part | null; steps: Part | null };

/** A remark among the ingredients is one line, what follows a list are many. */
const announcedMost = { strangers: 2, shorts: 6 };
const runMost = { strangers: 1, shorts: 3 };
const leastMeasured = 2;
/** Steps stand near their ingredients. */
const farthestSteps = 80;

/** Where in a text its ingredients and its steps stand, by their headings and by what lines look like. */
export function findParts(lines: readonly TextLine[]): Parts {
  const ingredients = findIngredients(lines);
  return { ingredients, steps: findSteps(lines, ingredients) };
}

type Candidate = Part & { measured: number; strangers: number };

function findIngredients(lines: readonly TextLine[]): Part | null {
  const announced = lines.flatMap(({ section }, at) =>
    section === 'ingredients' ? [listFrom(lines, at + 1, true)] : [],
  );
  const runs: Candidate[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.kind !== 'measured') continue;
    const run = listFrom(lines, at, false);
    runs.push(run);
    at = Math.max(at, run.end - 1);
  }
  const best = longest(announced.filter(({ start, end }) => end > start));
  const run = longest(runs.filter(({ measured }) => measured >= leastMeasured));
  const isClear =
    best && (!run || best.measured >= leastMeasured || best.measured * 3 >= run.measured);
  return isClear ? best : (run ?? best);
}

const longest = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.reduce<Candidate | null>(
    (best, each) => (best === null || weightOf(each) > weightOf(best) ? each : best),
    null,
  );

const weightOf = ({ measured, strangers }: Candidate): number => measured - strangers * 2;

/** As far as lines look like those of a list of ingredients. */
function listFrom(lines: readonly TextLine[], start: number, isAnnounced: boolean): Candidate {
  let end = start;
  let measured = 0;
  let strangers = 0;
  let shorts = 0;
  let [among, passed] = [0, 0];
  const most = isAnnounced ? announcedMost : runMost;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || (line.section !== null && line.section !== 'ingredients')) break;
    if (line.kind === 'measured') {
      measured += 1;
      among = passed;
      [strangers, shorts] = [0, 0];
      end = at + 1;
    } else if (line.kind === 'short') shorts += 1;
    else [strangers, passed] = [strangers + 1, passed + 1];
    if (strangers > most.strangers || shorts > most.shorts) break;
  }
  return {
    start,
    end: withShortTail(lines, { start, end, isAnnounced }),
    measured,
    strangers: among,
  };
}

type Tail = Part & { isAnnounced: boolean };

/** "Salt", "Pepper" behind the last measured line, up to the heading of the next part or a sentence. */
function withShortTail(lines: readonly TextLine[], { start, end, isAnnounced }: Tail): number {
  const from = Math.max(start, end);
  const shorts = shortsFrom(lines, from);
  const next = lines[from + shorts];
  if (shorts === 0) return end;
  if (next?.section === 'steps') return from + shorts;
  const isApart = end > start && lines[from]?.isFirst === true;
  if (isApart) return end;
  const isClosed = isSentence(next) || (next === undefined && end === start);
  const most = end === start && isAnnounced ? tailMax : tailUnannounced;
  return isClosed && shorts <= most
    ? from + shorts
    : usedTail(lines, { start: from, end: from + shorts }, end);
}

/** Lines whose words come again in the sentences below: whatever is used there is an ingredient. */
function usedTail(lines: readonly TextLine[], { start, end }: Part, otherwise: number): number {
  const sentences = lines.slice(end, end + farthestSteps).filter(isSentence);
  const used = new Set(sentences.flatMap(({ text }) => stemsOf(text)));
  const last = lines
    .slice(start, end)
    .findLastIndex(({ text }) => shareIn(text, used) >= mostWords);
  return last === -1 ? otherwise : start + last + 1;
}

const mostWords = 0.5;

function shortsFrom(lines: readonly TextLine[], from: number): number {
  const length = lines
    .slice(from, from + tailMax)
    .findIndex(({ kind, section }) => kind !== 'short' || section !== null);
  return length === -1 ? Math.min(tailMax, lines.length - from) : length;
}

const tailMax = 12;
const tailUnannounced = 2;

const isSentence = (line: TextLine | undefined): boolean =>
  line?.kind === 'sentence' || line?.kind === 'long';

function findSteps(lines: readonly TextLine[], ingredients: Part | null): Part | null {
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
  const food = new Set(list.flatMap(({ text }) => stemsOf(text)));
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
  let end = start;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || (line.section !== null && line.section !== 'steps')) break;
    if (isSentence(line) || isNumberedStep(line) || isShortSentence(line)) end = at + 1;
    if (at - end >= shortsBetweenSteps) break;
  }
  return { start, end };
}

const shortsBetweenSteps = 5;

/** "Serve and enjoy!" */
const isShortSentence = ({ text }: TextLine): boolean => /^\p{Lu}.{6,}[.!]$/u.test(text);

const isNumberedStep = ({ text }: TextLine): boolean =>
  /^(?:step\s*)?\d{1,2}[.):]\s*\p{L}/iu.test(text);
