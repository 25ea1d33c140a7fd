import type { JournalEntry } from '#domain/kitchen/draft/opening.ts';
import { isRecord } from '#domain/is-record.ts';
import { parsedJson } from '#domain/parsed-json.ts';
import { lastWordKey } from '#domain/storage-keys.ts';
import { bringOver, keep, readKept } from '#stores/kept.ts';

/**
 * Whose words these are: people who share a device never see each other's. They stay where they are
 * when the site gets another address; what was kept by an address is found by `slugs`.
 */
export type JournalKey = {
  personId: string;
  siteId: string;
  id: string;
  slugs?: readonly string[];
};

/** `writer` is the opened draft that wrote it. */
export type StoredEntry = JournalEntry<unknown> & { writer: string };

/**
 * What a page keeps in the moment in which it goes. A database answers later than that, so what was
 * typed last is written where writing is done when the call returns.
 */
export type LastWord = {
  /** False where the browser has no room or forbids it. */
  keep: (entry: StoredEntry) => boolean;
  read: () => StoredEntry | null;
  /** Marks what is there now: `forget` leaves what comes after. */
  mark: () => LastWordMark;
};

export type LastWordMark = { forget: () => void };

export function lastWord({ personId, siteId, id, slugs = [] }: JournalKey): LastWord {
  const key = lastWordKey(personId, siteId, id);
  for (const slug of slugs) bringOver(lastWordKey(personId, slug, id), key);
  return {
    keep: (entry) => keep(key, JSON.stringify(entry)),
    read: () => entryIn(readKept(key)),
    mark() {
      const marked = readKept(key);
      return {
        forget() {
          if (marked !== null && readKept(key) === marked) keep(key, null);
        },
      };
    },
  };
}

function entryIn(text: string | null): StoredEntry | null {
  const value = parsedJson(text);
  return isEntry(value) ? value : null;
}

const isEntry = (value: unknown): value is StoredEntry =>
  isRecord(value) &&
  isRecord(value['base']) &&
  isRecord(value['working']) &&
  Array.isArray(value['sent']) &&
  typeof value['writtenAt'] === 'number';
