import type { TextLine } from './text-lines.ts';

/** From `start` up to `end`, which stands outside. */
export type Part = { start: number; end: number };
export type Parts = { ingredients: Part | null; steps: Part | null };

/** A remark among the ingredients is one line, what follows a list are many. */
const strangersMax = 2;
const shortsMax = 6;
const leastMeasured = 2;
/** Steps stand near their ingredients. */
const farthestSteps = 80;

/** Where in a text its ingredients and its steps stand, by their headings and by what lines look like. */
export function findParts(lines: readonly TextLine[]): Parts {
  const ingredients = findIngredients(lines);
  return { ingredients, steps: findSteps(lines, ingredients) };
}

type Candidate = Part & { measured: number };

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
  const best = longest(announced);
  const run = longest(runs.filter(({ measured }) => measured >= leastMeasured));
  if (best && best.end > best.start && (!run || best.measured * 2 >= run.measured)) return best;
  return run ?? (best && best.end > best.start ? best : null);
}

const longest = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.reduce<Candidate | null>(
    (best, each) => (best === null || each.measured > best.measured ? each : best),
    null,
  );

/** As far as lines look like those of a list of ingredients. */
function listFrom(lines: readonly TextLine[], start: number, isAnnounced: boolean): Candidate {
  let end = start;
  let measured = 0;
  let strangers = 0;
  let shorts = 0;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || (line.section !== null && line.section !== 'ingredients')) break;
    if (line.kind === 'measured') {
      measured += 1;
      [strangers, shorts] = [0, 0];
      end = at + 1;
    } else if (line.kind === 'short') shorts += 1;
    else strangers += 1;
    if (strangers > strangersMax || shorts > shortsMax) break;
  }
  return { start, end: withShortTail(lines, { start, end, isAnnounced }), measured };
}

type Tail = Part & { isAnnounced: boolean };

/** "Salt", "Pepper" behind the last measured line, up to the heading of the next part or a sentence. */
function withShortTail(lines: readonly TextLine[], { start, end, isAnnounced }: Tail): number {
  const from = Math.max(start, end);
  let at = from;
  while (lines[at]?.kind === 'short' && lines[at]?.section === null && at - from < tailMax) at += 1;
  const next = lines[at];
  const isClosed = next === undefined || next.section === 'steps' || isSentence(next);
  if (at === from) return end;
  if (next?.section === 'steps') return at;
  if (end === start) return isAnnounced && isClosed ? at : end;
  return isSentence(next) && at - from <= 2 && lines[from]?.isFirst !== true ? at : end;
}

const tailMax = 12;

const isSentence = (line: TextLine | undefined): boolean =>
  line?.kind === 'sentence' || line?.kind === 'long';

function findSteps(lines: readonly TextLine[], ingredients: Part | null): Part | null {
  const after = ingredients?.end ?? 0;
  const heading = lines.findIndex(
    ({ section }, at) => section === 'steps' && at >= after && at < after + farthestSteps,
  );
  if (heading !== -1) {
    const announced = stepsFrom(lines, heading + 1);
    if (announced.end > announced.start) return announced;
  }
  if (ingredients) {
    const below = stepsFrom(lines, after);
    if (below.end > below.start) return below;
  }
  const before = lines.findIndex(({ section }) => section === 'steps');
  return before === -1 ? null : stepsFrom(lines, before + 1);
}

/** Until another part is announced, or until lines stop being sentences. */
function stepsFrom(lines: readonly TextLine[], start: number): Part {
  let end = start;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || (line.section !== null && line.section !== 'steps')) break;
    if (isSentence(line) || isNumberedStep(line)) end = at + 1;
    if (at - end >= shortsBetweenSteps) break;
  }
  return { start, end };
}

const shortsBetweenSteps = 3;

const isNumberedStep = ({ text }: TextLine): boolean => /^(?:step\s*)?\d{1,2}[.):]\s*\p{L}/iu.test(text);
