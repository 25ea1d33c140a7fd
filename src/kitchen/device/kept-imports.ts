import { found, type ImportKey, kept, type KeptImport } from './device-copies.ts';

/** Keeps the files, or the site, of an import until all of them was read; without them they are chosen again. */
export const keepImport = (key: ImportKey, brought: KeptImport): Promise<void> =>
  kept(async (database) => {
    await database.put('imports', brought, key);
  });

export const keptImport = (key: ImportKey): Promise<KeptImport | null> =>
  found((database) => database.get('imports', key));

export const forgetImport = (key: ImportKey): Promise<void> =>
  kept(async (database) => {
    await database.delete('imports', key);
    await database.delete('importedThings', thingsOf(key));
  });

/** Remembers what was brought, so that a reading that goes on brings it no second time. */
export const keepImportedThing = (key: ImportKey, formerId: string, id: string): Promise<void> =>
  kept(async (database) => {
    await database.put('importedThings', id, [...key, formerId]);
  });

export async function importedThings(key: ImportKey): Promise<Map<string, string>> {
  const all = await found(async (database) => {
    const [keys, ids] = await Promise.all([
      database.getAllKeys('importedThings', thingsOf(key)),
      database.getAll('importedThings', thingsOf(key)),
    ]);
    return keys.map(([, , , formerId], at) => [formerId, ids[at] ?? ''] as const);
  });
  return new Map(all);
}

/** A list stands behind every text. */
const thingsOf = (key: ImportKey) => IDBKeyRange.bound(key, [...key, []]);
