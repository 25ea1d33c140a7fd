import { isRecord } from '../../is-record.ts';

/** What an id of the former site is on this one; null for what this one does not have. */
export type FormerIds = ReadonlyMap<string, string | null>;

/**
 * A value in which every id of the former site is that of this one. It looks at no field by name, so that one
 * that is added later is carried as well. What is no more is null where a field named it, and gone from a
 * list, with the picture or line that stood for it there.
 */
export function withNewIds(value: unknown, ids: FormerIds): unknown {
  if (typeof value === 'string') return ids.has(value) ? (ids.get(value) ?? null) : value;
  if (Array.isArray(value)) {
    return value.filter((item) => !isGone(item, ids)).map((item) => withNewIds(item, ids));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withNewIds(each, ids)]),
  );
}

function isGone(item: unknown, ids: FormerIds): boolean {
  const id = isRecord(item) ? item['id'] : item;
  return typeof id === 'string' && ids.get(id) === null;
}

/** Which of some ids a value names, each once, in order of appearance. */
export function idsNamedIn(value: unknown, known: { has: (id: string) => boolean }): string[] {
  const named = new Set<string>();
  const look = (each: unknown): void => {
    if (typeof each === 'string' && known.has(each)) named.add(each);
    if (typeof each !== 'object' || each === null) return;
    for (const part of Object.values(each)) look(part);
  };
  look(value);
  return [...named];
}
