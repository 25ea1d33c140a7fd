import type { Id } from '../ids.ts';

type Standing = { id: Id; standsForId: Id | null };

/** Entries of a list by every id that names them: their own, and those of what was merged into them. */
export function standingById<Entry extends Standing>(
  entries: readonly Entry[],
): Map<Id, Omit<Entry, 'standsForId'>> {
  const own = new Map(entries.map(({ standsForId: _standsForId, ...entry }) => [entry.id, entry]));
  return new Map(
    entries.flatMap(({ id, standsForId }) => {
      const entry = own.get(standsForId ?? id);
      return entry ? [[id, entry] as const] : [];
    }),
  );
}
