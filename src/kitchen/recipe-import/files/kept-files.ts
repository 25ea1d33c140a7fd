import { type DBSchema, openDB } from 'idb';

/** What is needed to go on with an import after this page is gone. */
export type KeptImport = {
  id: string;
  personId: string;
  siteSlug: string;
  name: string;
  files: readonly File[];
  fetchesPictures: boolean;
};

interface ImportSchema extends DBSchema {
  imports: { key: string; value: KeptImport };
}

const open = () =>
  openDB<ImportSchema>('kitchen-imports', 1, {
    upgrade: (database) => void database.createObjectStore('imports', { keyPath: 'id' }),
  });

/** Keeps the files on this device until all of them was read; false where the browser has no room. */
export async function keepFiles(kept: KeptImport): Promise<boolean> {
  try {
    const database = await open();
    await database.put('imports', kept);
    database.close();
    return true;
  } catch {
    // Without them the cook is asked for the same files again.
    return false;
  }
}

/** Null where they are not on this device, or belong to somebody else who uses it. */
export async function keptFiles(id: string, personId: string): Promise<KeptImport | null> {
  try {
    const database = await open();
    const kept = await database.get('imports', id);
    database.close();
    return kept?.personId === personId ? kept : null;
  } catch {
    return null;
  }
}

export async function forgetFiles(id: string): Promise<void> {
  try {
    const database = await open();
    await database.delete('imports', id);
    database.close();
  } catch {
    // What is left takes room and harms nothing.
  }
}
