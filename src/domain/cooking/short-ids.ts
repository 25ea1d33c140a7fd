import type { Id } from '../ids.ts';

const shortest = 8;

/**
 * As much of each id as tells it from the others of one recipe: a page names every line and step
 * several times, and random characters hardly compress.
 */
export function shortIds(ids: readonly Id[]): (id: Id) => Id {
  const different = new Set(ids);
  let length = shortest;
  while (new Set([...different].map((id) => id.slice(0, length))).size < different.size) {
    length += 1;
  }
  return (id) => (different.has(id) ? id.slice(0, length) : id);
}
