import { addAll } from './add-all.ts';
import type { ReadGroup } from './read-recipe.ts';

/** "2", "cups", "flour", ", sifted" without what is missing. */
export const lineOf = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** What stands behind a line in brackets or behind a comma, as whoever wrote it began it. */
export function notedLine(line: string, note: string): string {
  const words = note.trim();
  return words === '' || line === '' || /^[(,]/.test(words)
    ? lineOf(line, words)
    : `${line}, ${words}`;
}

/** The last group; where there is none yet, one without a title. */
function lastGroup<Item>(groups: ReadGroup<Item>[]): ReadGroup<Item> {
  const last = groups.at(-1);
  if (last) return last;
  const group = { title: null, items: [] };
  groups.push(group);
  return group;
}

/** Adds to the last group. */
export function addToLast<Item>(groups: ReadGroup<Item>[], ...items: readonly Item[]): void {
  addAll(lastGroup(groups).items, items);
}
