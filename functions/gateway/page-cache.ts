import type { Database } from '../db/database.ts';
import { findLiveRevision } from '../repositories/publishing/site-directory.ts';
import { findStoredPage, type StoredPage } from '../repositories/publishing/stored-pages.ts';
import { ageOf, boundedMap, type Recent } from './recent.ts';

const maxCachedBytes = 32 * 1024 * 1024;
const maxKnownSites = 5000;
/** What an entry weighs beside its body. */
const entryBytes = 1024;

/** A page ready to be answered with; its headers are made with the first answer. */
export type HotPage = {
  page: StoredPage;
  body: Uint8Array;
  headers?: Record<string, string> & { ETag: string };
};
type Entry = { hot: HotPage | null; revision: number };

export type PageSource = {
  database: Database;
  readBody: (page: StoredPage) => Promise<Uint8Array>;
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Pages in the memory of this isolate. An entry is true as long as the site's revision is; the
 * revision is asked for at most once a second and site, so a busy page costs no storage call.
 */
export function createPageCache() {
  const pages = boundedMap<Entry>(
    maxCachedBytes,
    ({ hot }) => entryBytes + (hot?.body.byteLength ?? 0),
  );
  const revisions = boundedMap<Recent<number | null>>(maxKnownSites, () => 1);

  async function askRevision(source: PageSource, siteId: string): Promise<number | null> {
    const value = await findLiveRevision(source.database, siteId);
    revisions.set(siteId, { value, checkedAt: source.now() });
    return value;
  }

  async function revisionOf(source: PageSource, siteId: string): Promise<number | null> {
    const recent = revisions.get(siteId);
    if (!recent) return await askRevision(source, siteId);
    const age = ageOf(recent, source.now());
    if (age === 'stale') return await askRevision(source, siteId);
    if (age === 'ageing') {
      recent.checkedAt = source.now();
      source.waitUntil(askRevision(source, siteId));
    }
    return recent.value;
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

  return {
    /** The page of a path as it is live; null when there is none. */
    async find(source: PageSource, siteId: string, path: string): Promise<HotPage | null> {
      const revision = await revisionOf(source, siteId);
      if (revision === null) return null;
      const key = `${siteId}${path}`;
      const entry = pages.get(key);
      if (entry?.revision === revision) return entry.hot;
      const hot = await load(source, { siteId, path }, entry?.hot);
      pages.set(key, { hot, revision });
      return hot;
    },
    /** Called where a build went live, so that this isolate shows it at once. */
    forget(siteId: string): void {
      revisions.delete(siteId);
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
