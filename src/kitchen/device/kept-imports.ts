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
    await database.delete('importedNotes', thingsOf(key));
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

/** Keeps what the cook is to be told at the end, each line once; it stands where it was told first. */
export const keepImportedNote = (key: ImportKey, line: string, no: number): Promise<void> =>
  kept(async (database) => {
    await database.put('importedNotes', no, [...key, line]);
  });

export async function importedNotes(key: ImportKey): Promise<string[]> {
  const all = await found(async (database) => {
    const [keys, places] = await Promise.all([
      database.getAllKeys('importedNotes', thingsOf(key)),
      database.getAll('importedNotes', thingsOf(key)),
    ]);
    return keys.map(([, , , line], at) => ({ line, no: places[at] ?? 0 }));
  });
  return (all ?? []).toSorted((one, other) => one.no - other.no).map(({ line }) => line);
}

/** A list stands behind every text. */
const thingsOf = (key: ImportKey) => IDBKeyRange.bound(key, [...key, []]);
