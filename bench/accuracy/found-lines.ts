import { comparable, wordsIn } from './comparable.ts';

/** How a wanted line was met: as it is wanted, by its words, or not at all. */
export type Meeting = { wanted: string; is: 'same' | 'said' | 'missing' };

/** A line may say this many words more than is wanted of it: a page shows grams, or a remark, beside. */
const wordsMore = 10;
const leastBeginning = 4;

/**
 * Each wanted ingredient line beside a line that was read and meets no other one. `said`: all its
 * words and numbers stand in that line, whatever their order and the marks between them.
 */
export function meetLines(wanted: readonly string[], read: readonly string[]): Meeting[] {
  const left = read.map((line) => ({ line: comparable(line), words: wordsIn(line) }));
  const take = (at: number): boolean => at !== -1 && left.splice(at, 1).length > 0;
  const same = wanted.map((line) => take(left.findIndex((each) => each.line === comparable(line))));
  return wanted.map((line, at) => {
    if (same[at]) return { wanted: line, is: 'same' };
    const nearest = nearestTo(
      wordsIn(line),
      left.map(({ words }) => words),
    );
    return { wanted: line, is: take(nearest) ? 'said' : 'missing' };
  });
}

/** The line with all the words and the fewest others; -1 of none. */
function nearestTo(words: readonly string[], lines: readonly (readonly string[])[]): number {
  let best = -1;
  for (const [at, line] of lines.entries()) {
    const isNearer = best === -1 || line.length < (lines[best]?.length ?? 0);
    if (isNearer && (startsWith(line, words) || mayHold(line, words))) best = at;
  }
  return words.length === 0 ? -1 : best;
}

/** The remark behind it may be of any length. */
const startsWith = (line: readonly string[], words: readonly string[]): boolean =>
  words.length >= leastBeginning && words.every((word, at) => line[at] === word);

const mayHold = (line: readonly string[], words: readonly string[]): boolean =>
  line.length <= words.length + wordsMore && holdsAll(line, words);

function holdsAll(line: readonly string[], words: readonly string[]): boolean {
  const left = [...line];
  return words.every((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** Each wanted step. `said`: its words stand in the steps that were read, in order, however these are parted. */
export function meetSteps(wanted: readonly string[], read: readonly string[]): Meeting[] {
  const items = new Set(read.map(comparable));
  const text = ` ${wordsIn(read.join(' ')).join(' ')} `;
  return wanted.map((step) => {
    if (items.has(comparable(step))) return { wanted: step, is: 'same' };
    const isSaid = text.includes(` ${wordsIn(step).join(' ')} `);
    return { wanted: step, is: isSaid ? 'said' : 'missing' };
  });
}

export function meetTitle(wanted: string, read: string): Meeting {
  if (comparable(wanted) === comparable(read)) return { wanted, is: 'same' };
  const isSaid = wordsIn(wanted).join(' ') === wordsIn(read).join(' ');
  return { wanted, is: isSaid ? 'said' : 'missing' };
}
