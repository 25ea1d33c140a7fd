import { toPlainText } from '../../../text/plain-text.ts';
import { withoutListMarks } from '../../../text/lines.ts';
import type { ReadGroup, ReadStep } from '../../read-recipe.ts';
import { sectionOf } from '../../text/section-words.ts';
import { withoutNumber } from '../../text/step-texts.ts';

export type Place = { group: number; step: number };

type Steps = { places: Place[]; letters: string[] };
type Cursor = { step: number; from: number };

/**
 * In which step the words of each line of a text stand, or the nearest line above it; null above all
 * steps, and below a heading of another part. Steps follow each other in the order of their lines.
 */
export function stepPlaces(
  lines: readonly string[],
  groups: readonly ReadGroup<ReadStep>[],
  ingredients: readonly string[],
): (Place | null)[] {
  const steps: Steps = {
    places: groups.flatMap(({ items }, group) => items.map((_, step) => ({ group, step }))),
    letters: groups.flatMap(({ items }) => items.map(({ text }) => lettersOf(toPlainText(text)))),
  };
  const start = startOf(lines, ingredients);
  let cursor: Cursor = { step: 0, from: 0 };
  let place: Place | null = null;
  return lines.map((line, at) => {
    if (isHeading(line)) place = null;
    const next = at < start ? null : foundAt(steps, cursor, line);
    if (next) {
      place = steps.places[next.place] ?? null;
      cursor = next.end;
    }
    return place;
  });
}

/** Behind the heading of the steps, or behind the last line of the list. */
function startOf(lines: readonly string[], ingredients: readonly string[]): number {
  const heading = lines.findIndex((line) => sectionOf(line) === 'steps');
  if (heading !== -1) return heading + 1;
  const listed = new Set(ingredients.map(lettersOf));
  return lines.findLastIndex((line) => listed.has(lettersOf(withoutListMarks(line.trim())))) + 1;
}

const isHeading = (line: string): boolean =>
  /^\s{0,3}#{1,6}\s/.test(line) || sectionOf(line) !== null;

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

function foundAt(
  steps: Steps,
  cursor: Cursor,
  line: string,
): { place: number; end: Cursor } | null {
  const bare = withoutListMarks(line.trim());
  const writings = [...new Set([bare, withoutNumber(bare)].map(lettersOf))].filter(Boolean);
  for (const letters of writings) {
    const end = endOf(steps, cursor, letters);
    if (end) return { place: cursor.step, end };
  }
  const last = Math.min(steps.letters.length, cursor.step + lookedAhead);
  for (let step = cursor.step + (cursor.from === 0 ? 0 : 1); step < last; step += 1) {
    for (const letters of writings) {
      const end = endOf(steps, { step, from: 0 }, letters);
      if (end) return { place: step, end };
    }
  }
  return null;
}

/** No more of them are left out between two lines. */
const lookedAhead = 100;

/** Where the letters end that stand there, which may be those of several steps. */
function endOf({ letters: all }: Steps, start: Cursor, letters: string): Cursor | null {
  let { step, from } = start;
  let at = 0;
  while (step < all.length) {
    const rest = (all[step] ?? '').slice(from);
    const own = letters.slice(at);
    if (rest.startsWith(own)) return { step, from: from + own.length };
    if (rest === '' && at === 0) return null;
    if (!own.startsWith(rest)) return null;
    at += rest.length;
    [step, from] = [step + 1, 0];
  }
  return null;
}
