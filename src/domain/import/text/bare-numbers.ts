import { readLine } from '../../ingredients/line-reading/read-line.ts';
import { sectionOf } from './section-words.ts';

const bareNumber = /^\s*(\d{1,2})\s+(?=\p{Lu})/u;
/** With fewer words a line may be an ingredient: "1 Onion, finely chopped." */
const leastWords = 6;
const leastBelowHeading = 3;
const ended = /[.!?。]["'”’)»]?$/u;

/**
 * Steps that books number without a dot, "1 Chop the carrots.", with a dot: a run 1, 2, 3 … of
 * lines below the heading of the steps, or of whole sentences.
 */
export function withDottedNumbers(lines: readonly string[], language: string): string[] {
  const dotted = [...lines];
  for (const run of runsIn(lines)) {
    if (!isOfSteps(run, lines, language)) continue;
    for (const at of run) dotted[at] = (lines[at] ?? '').replace(bareNumber, '$1. ');
  }
  return dotted;
}

/** Where lines begin with 1, 2, 3 …, whatever stands between. */
function runsIn(lines: readonly string[]): number[][] {
  const runs: number[][] = [];
  for (const [at, line] of lines.entries()) {
    const number = Number(bareNumber.exec(line)?.[1] ?? 0);
    if (number === 1) runs.push([at]);
    else if (number > 1 && number === (runs.at(-1)?.length ?? 0) + 1) runs.at(-1)?.push(at);
  }
  return runs.filter((run) => run.length > 1);
}

function isOfSteps(run: readonly number[], lines: readonly string[], language: string): boolean {
  const [first = 0] = run;
  const above = lines.slice(0, first).findLast((line) => {
    const section = sectionOf(line.trim());
    return section === 'steps' || section === 'ingredients';
  });
  const isBelowHeading = above !== undefined && sectionOf(above.trim()) === 'steps';
  const texts = run.map((at, index) => textFrom(lines, at, run[index + 1]));
  const isStep = (text: string) =>
    wordsOf(text) >= (isBelowHeading ? leastBelowHeading : leastWords) &&
    (isBelowHeading || ended.test(text)) &&
    readLine(text, language).unitSlug === null;
  return texts.filter(isStep).length * 2 > texts.length && texts.every((text) => hasVerb(text));
}

/** "1 Onion" is food; of what to do there is more to say. */
const hasVerb = (text: string): boolean => wordsOf(text) > 2;

const wordsOf = (text: string): number => text.split(/\s+/u).length - 1;

/** A step with the lines it goes on in, up to a blank one. */
function textFrom(lines: readonly string[], start: number, next = lines.length): string {
  const own = lines.slice(start, next).map((line) => line.trim());
  const blank = own.indexOf('');
  return own.slice(0, Math.min(wrappedMost, blank === -1 ? own.length : blank)).join(' ');
}

const wrappedMost = 12;
