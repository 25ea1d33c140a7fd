import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry } from '#domain/kitchen/draft/opening.ts';
import { inTurn } from '#stores/in-turn.ts';
import { type JournalKey, lastWord, type StoredEntry } from './last-word.ts';

interface JournalSchema extends DBSchema {
  entries: { key: [personId: string, siteId: string, id: string]; value: StoredEntry };
}

/** Each call but `keepNow` rejects where the browser has no room or forbids it. */
export type JournalStorage<Content> = {
  read: () => Promise<JournalEntry<Content> | null>;
  write: (entry: JournalEntry<Content>) => Promise<void>;
  /** What this opening wrote or found; leaves what another tab wrote since. */
  remove: () => Promise<void>;
  /** Is done when it returns, for a page that goes; false where the browser has no room or forbids it. */
  keepNow: (entry: JournalEntry<Content>) => boolean;
};

const databaseName = 'kitchen-journal';
type Path = JournalSchema['entries']['key'];

/** What is kept; where that is nothing, what was kept by an address of the site. */
async function brought(
  database: IDBPDatabase<JournalSchema>,
  path: Path,
  formerPaths: readonly Path[] = [],
): Promise<StoredEntry | undefined> {
  const known = await database.get('entries', path);
  if (known) return known;
  const transaction = database.transaction('entries', 'readwrite');
  const { store } = transaction;
  const found = await Promise.all(formerPaths.map((each) => store.get(each)));
  const [newest] = found.flatMap((entry) => entry ?? []).toSorted(byNewest);
  if (newest) {
    await store.put(newest, path);
    await Promise.all(formerPaths.map((each) => store.delete(each)));
  }
  await transaction.done;
  return newest;
}

/** What an opening wrote, and what it found: as it has the lock, nobody else ends what is left. */
function entriesOf(writer: string) {
  const found: StoredEntry[] = [];
  return {
    note: (...entries: (StoredEntry | null | undefined)[]) =>
      void found.push(...entries.flatMap((each) => each ?? [])),
    isOurs: (entry: StoredEntry | null = null) =>
      entry !== null && (entry.writer === writer || found.some((each) => isSameEntry(each, entry))),
  };
}

const isSameEntry = (one: StoredEntry, other: StoredEntry) =>
  one.writer === other.writer && one.writtenAt === other.writtenAt;
const byNewest = (one: StoredEntry, other: StoredEntry) => other.writtenAt - one.writtenAt;

export function journalStorage<Content>(key: JournalKey, writer: string): JournalStorage<Content> {
  const pathAt = (site: string): [string, string, string] => [key.personId, site, key.id];
  const path = pathAt(key.siteId);
  const word = lastWord(key);
  const turn = inTurn();
  const { isOurs, note } = entriesOf(writer);
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
    async read() {
      const last = word.read();
      const read = inDatabase((database) => brought(database, path, key.slugs?.map(pathAt)));
      // What a page kept as it went counts where there is no database too.
      const stored = await (last ? read.catch(() => undefined) : read);
      const newest = last && !(stored && stored.writtenAt > last.writtenAt) ? last : stored;
      if (!newest) return null;
      note(last, stored);
      const { writer: _, ...entry } = newest;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id is that of one kind, whose editor alone writes it
      return entry as JournalEntry<Content>;
    },
    async write(entry) {
      const before = word.mark();
      await inDatabase((database) => database.put('entries', { ...entry, writer }, path));
      before.forget();
    },
    async remove() {
      const before = word.mark();
      const isOwn = isOurs(word.read());
      await inDatabase(async (database) => {
        const transaction = database.transaction('entries', 'readwrite');
        const stored = await transaction.store.get(path);
        if (isOurs(stored)) await transaction.store.delete(path);
        await transaction.done;
      });
      if (isOwn) before.forget();
    },
    keepNow: (entry) => word.keep({ ...entry, writer }),
  };
}
