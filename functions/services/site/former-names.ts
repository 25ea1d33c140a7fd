import type { FormerEntry } from '#contract/site/globals.ts';
import type { Id } from '#domain/ids.ts';
import type { FormerName } from '#functions/repositories/site/kept-entries.ts';

/** An entry of a list with what was merged into it, which is left out where there is nothing. */
export function withFormerNames<Entry extends { id: Id }>(
  entry: Entry,
  former: readonly FormerName[],
): Entry & { formerly?: FormerEntry[] } {
  const own = former.filter(({ standsForId }) => standsForId === entry.id);
  if (own.length === 0) return entry;
  return { ...entry, formerly: own.map(({ id, title, intoId }) => ({ id, title, intoId })) };
}

/** The same of a whole list. */
export function withAllFormerNames<Entry extends { id: Id }>(
  entries: readonly Entry[],
  former: readonly FormerName[],
): (Entry & { formerly?: FormerEntry[] })[] {
  const byEntry = Object.groupBy(former, ({ standsForId }) => standsForId ?? '');
  return entries.map((entry) => withFormerNames(entry, byEntry[entry.id] ?? []));
}
