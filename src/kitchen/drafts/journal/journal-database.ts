import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry } from '#domain/kitchen/draft/opening.ts';
import { inTurn } from '#stores/in-turn.ts';

/** Whose words these are: people who share a device never see each other's. */
export type JournalKey = { personId: string; siteSlug: string; id: string };

/** `writer` is the opened draft that wrote it. */
type StoredEntry = JournalEntry<unknown> & { writer: string };

interface JournalSchema extends DBSchema {
  entries: { key: [personId: string, siteSlug: string, id: string]; value: StoredEntry };
}

/** Each call rejects where the browser has no room or forbids it. */
export type JournalStorage<Content> = {
  read: () => Promise<JournalEntry<Content> | null>;
  write: (entry: JournalEntry<Content>) => Promise<void>;
  /** Leaves what another tab wrote since. */
  remove: () => Promise<void>;
};

const databaseName = 'kitchen-journal';

export function journalStorage<Content>(key: JournalKey, writer: string): JournalStorage<Content> {
  const path = [key.personId, key.siteSlug, key.id] satisfies [string, string, string];
  const turn = inTurn();
  const inDatabase = <Answer>(run: (database: IDBPDatabase<JournalSchema>) => Promise<Answer>) =>
    turn(async () => {
      const database = await openDB<JournalSchema>(databaseName, 1, {
        upgrade: (opened) => void opened.createObjectStore('entries'),
      });
      try {
        return await run(database);
      } finally {
        database.close();
      }
    });
  return {
    read: () =>
      inDatabase(async (database) => {
        const stored = await database.get('entries', path);
        if (!stored) return null;
        const { writer: _, ...entry } = stored;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id is that of one kind, whose editor alone writes it
        return entry as JournalEntry<Content>;
      }),
    write: (entry) =>
      inDatabase(async (database) => {
        await database.put('entries', { ...entry, writer }, path);
      }),
    remove: () =>
      inDatabase(async (database) => {
        const transaction = database.transaction('entries', 'readwrite');
        const stored = await transaction.store.get(path);
        if (stored?.writer === writer) await transaction.store.delete(path);
        await transaction.done;
      }),
  };
}
