import type { Database } from '#functions/db/database.ts';
import {
  findLivePage,
  findStoredPage,
  type LivePage,
  type PageWithBody,
  type ShownPages,
  type StoredPage,
} from '#functions/repositories/publishing/stored-pages.ts';
import { type Asking, boundedMap, recentAnswers } from './recent.ts';

const maxCachedBytes = 32 * 1024 * 1024;
const maxKnownSites = 5000;
/** What an entry weighs beside its body. */
const entryBytes = 1024;

export type PageHeaders = Record<string, string> & { ETag: string };

/** A page ready to be answered with; its headers are made with the first answer. */
export type HotPage = PageWithBody & { headers?: PageHeaders };
type Entry = { hot: HotPage | null; revision: number };

export type PageSource = Asking & {
  database: Database;
  readBody: (page: StoredPage) => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Pages in the memory of this isolate, each as it stands at a revision of its site. What a revision
 * shows never changes; which one is live is asked for at most once a second and site, so a busy page
 * costs no storage call.
 */
export function createPageCache() {
  const pages = boundedMap<Entry>(maxCachedBytes, weightOf);
  const revisions = recentAnswers<number | null>({ maxAnswers: maxKnownSites });
  return {
    /** The page of a path as it is live; null when there is none. */
    async find(source: PageSource, siteId: string, path: string): Promise<HotPage | null> {
      // Who has to ask which revision is live hears of the page as well: a cold view is one row.
      const asked: { live?: LivePage | null } = {};
      const revision = await revisions.get(siteId, source, async () => {
        asked.live = await findLivePage(source.database, { siteId, path });
        return asked.live?.revision ?? null;
      });
      if (revision === null) return null;
      const key = `${siteId}${path}`;
      const entry = pages.get(key);
      if (entry?.revision === revision) return entry.hot;
      const page =
        asked.live?.revision === revision
          ? asked.live.page
          : await findStoredPage(source.database, { siteId, path, revision });
      const hot = page && (await withBody(source, page, entry?.hot));
      pages.set(key, { hot, revision });
      return hot;
    },
    /** Called where a build went live, so that this isolate shows it at once and reads nothing. */
    show(siteId: string, { revision, pages: shown }: ShownPages, now: number): void {
      for (const [path, hot] of shown) pages.set(`${siteId}${path}`, { hot, revision });
      revisions.learn(siteId, revision, now);
    },
    forget: revisions.forget,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

async function withBody(
  source: PageSource,
  page: StoredPage,
  known: HotPage | null | undefined,
): Promise<HotPage> {
  return known?.page.hash === page.hash ? known : { page, body: await source.readBody(page) };
}

const weightOf = ({ hot }: Entry) => entryBytes + (hot?.body.byteLength ?? 0);
