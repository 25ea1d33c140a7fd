import { isComponent } from './group-titles.ts';
import { shareIn, stemsOf } from './stems.ts';
import { farthestSteps, findSteps, isSentence } from './find-steps.ts';
import type { Part, TextLine } from './text-lines.ts';

export type Parts = { ingredients: Part | null; steps: Part | null };

/** A remark among the ingredients is one line, what follows a list are many. */
const announcedMost = { strangers: 2, shorts: 6 };
const runMost = { strangers: 1, shorts: 3 };
const leastMeasured = 2;

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
    runs.push({ ...run, start: withTitle(lines, run.start) });
    at = Math.max(at, run.end - 1);
  }
  const best = longest(announced.filter(({ start, end }) => end > start));
  const run = longest(runs.filter(({ measured }) => measured >= leastMeasured));
  const isClear =
    best && (!run || best.measured >= leastMeasured || best.measured * 3 >= run.measured);
  return isClear ? best : (run ?? best);
}

/** "For the dough" above the first line; what stands first of all is the dish. */
function withTitle(lines: readonly TextLine[], start: number): number {
  const above = lines[start - 1];
  const isTitle =
    start > 1 &&
    above?.section === null &&
    (/^(?:for|für|pour|para|per|voor)\s+\D+$/iu.test(above.text) ||
      isComponent(above.text.replace(/[:：]$/u, '')));
  return isTitle && above.kind === 'short' ? start - 1 : start;
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
  if (isHeadingBelow(next, shorts)) return from + shorts;
  if (end > start && lines[from]?.isFirst === true) return end;
  const isClosed =
    isSentence(next) || isSaid(next?.text ?? '') || (next === undefined && end === start);
  const most = end === start && isAnnounced ? tailMax : tailUnannounced;
  if (isClosed && shorts <= most) return from + shorts;
  return usedTail(lines, { start: from, end: from + shorts }, end);
}

/** The steps begin, or another list; behind most others there are buttons. */
const isHeadingBelow = (next: TextLine | undefined, shorts: number): boolean =>
  next?.section === 'steps' ||
  ((next?.section === 'ingredients' || next?.section === 'equipment') && shorts <= beforeHeading);

/** Lines whose words come again in the sentences below: whatever is used there is an ingredient. */
function usedTail(lines: readonly TextLine[], { start, end }: Part, otherwise: number): number {
  const sentences = lines.slice(end, end + farthestSteps).filter(isSentence);
  const used = new Set(sentences.flatMap(({ text }) => stemsOf(text)));
  let found = otherwise;
  for (let at = start; at < end && at - Math.max(found, start) <= unusedBetween; at += 1) {
    if (shareIn(lines[at]?.text ?? '', used) >= mostWords) found = at + 1;
  }
  return found;
}

/** A title of a group, or a remark. */
const unusedBetween = 2;
const mostWords = 0.5;

function shortsFrom(lines: readonly TextLine[], from: number): number {
  const length = lines
    .slice(from, from + tailMax)
    .findIndex(
      ({ section, ...line }) =>
        section !== null || isSaid(line.text) || !(line.kind === 'short' || isRow(line.text)),
    );
  return length === -1 ? Math.min(tailMax, lines.length - from) : length;
}

/** "Fry in butter." */
const isSaid = (text: string): boolean => /^\p{Lu}\S* \S+ .*[.!]$/u.test(text);

/** "Brown rice, green onions, sesame seeds, chopped peanuts, lime wedges" */
const isRow = (text: string): boolean => /^[^.!?]*,[^.!?]*,[^.!?]*$/u.test(text);

const tailMax = 12;
const beforeHeading = 3;
const tailUnannounced = 2;
