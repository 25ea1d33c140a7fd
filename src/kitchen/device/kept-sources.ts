import { found, kept } from './device-copies.ts';

/** Whose texts, and of which site; of no site where its id is empty. */
export type SourcePlace = readonly [personId: string, siteId: string];
export type KeptSource = { id: string; text: string; keptAt: number };

/** Keeps a text that is to become a recipe, until it became one. */
export const keepSource = ([personId, siteId]: SourcePlace, source: KeptSource): Promise<void> =>
  kept(async (database) => {
    const { id, text, keptAt } = source;
    await database.put('sources', { text, keptAt }, [personId, siteId, id]);
  });

export const forgetSource = ([personId, siteId]: SourcePlace, id: string): Promise<void> =>
  kept((database) => database.delete('sources', [personId, siteId, id]));

/** The newest first. */
export async function keptSources([personId, siteId]: SourcePlace): Promise<KeptSource[]> {
  const sources = await found(async (database) => {
    const range = IDBKeyRange.bound([personId, siteId], [personId, siteId, []]);
    const store = database.transaction('sources').store;
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return keys.flatMap(([, , id], at) => {
      const value = values[at];
      return value ? [{ id, ...value }] : [];
    });
  });
  return (sources ?? []).toSorted((one, other) => other.keptAt - one.keptAt);
}
