import type { Database } from '#functions/db/database.ts';
import { findLiveRevision } from '#functions/repositories/publishing/site-directory.ts';
import {
  findStoredPage,
  type StoredPage,
} from '#functions/repositories/publishing/stored-pages.ts';
import { ageOf, boundedMap, type Recent } from './recent.ts';

const maxCachedBytes = 32 * 1024 * 1024;
const maxKnownSites = 5000;
/** What an entry weighs beside its body. */
const entryBytes = 1024;

/** A page ready to be answered with; its headers are made with the first answer. */
export type HotPage = {
  page: StoredPage;
  body: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string> & { ETag: string };
};
type Entry = { hot: HotPage | null; revision: number };

export type PageSource = {
  database: Database;
  readBody: (page: StoredPage) => Promise<Uint8Array<ArrayBuffer>>;
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Pages in the memory of this isolate. An entry is true as long as the site's revision is; the
 * revision is asked for at most once a second and site, so a busy page costs no storage call.
 */
export function createPageCache() {
  const pages = boundedMap<Entry>(maxCachedBytes, weightOf);
  const revisions = revisionMemory();
  return {
    /** The page of a path as it is live; null when there is none. */
    async find(source: PageSource, siteId: string, path: string): Promise<HotPage | null> {
      const revision = await revisions.of(source, siteId);
      if (revision === null) return null;
      const key = `${siteId}${path}`;
      const entry = pages.get(key);
      if (entry?.revision === revision) return entry.hot;
      const hot = await load(source, { siteId, path }, entry?.hot);
      pages.set(key, { hot, revision });
      return hot;
    },
    /** Called where a build went live, so that this isolate shows it at once. */
    forget: revisions.forget,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

function revisionMemory() {
  const known = boundedMap<Recent<number | null>>(maxKnownSites, () => 1);

  async function ask(source: PageSource, siteId: string): Promise<number | null> {
    const value = await findLiveRevision(source.database, siteId);
    known.set(siteId, { value, checkedAt: source.now() });
    return value;
  }

  return {
    async of(source: PageSource, siteId: string): Promise<number | null> {
      const recent = known.get(siteId);
      const age = recent ? ageOf(recent, source.now()) : 'stale';
      if (!recent || age === 'stale') return await ask(source, siteId);
      if (age === 'ageing') {
        recent.checkedAt = source.now();
        source.waitUntil(ask(source, siteId));
      }
      return recent.value;
    },
    forget: (siteId: string): void => known.delete(siteId),
  };
}

async function load(
  source: PageSource,
  { siteId, path }: { siteId: string; path: string },
  known: HotPage | null | undefined,
): Promise<HotPage | null> {
  const page = await findStoredPage(source.database, siteId, path);
  if (!page || page.hash === '') return null;
  if (known?.page.hash === page.hash) return known;
  return { page, body: await source.readBody(page) };
}

const weightOf = ({ hot }: Entry) => entryBytes + (hot?.body.byteLength ?? 0);
