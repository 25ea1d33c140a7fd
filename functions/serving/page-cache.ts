import { boundedMap } from '#domain/bounded-map.ts';
import type { Database } from '#functions/db/database.ts';
import {
  findLivePage,
  findStoredPage,
  type LivePage,
  type PageWithBody,
  type ShownPages,
  type StoredPage,
} from '#functions/repositories/publishing/stored-pages.ts';
import { type Asking, recentAnswers } from './recent.ts';

const maxCachedBytes = 32 * 1024 * 1024;
const maxKnownSites = 5000;
/** What an entry weighs beside its body, its headers included. */
const entryBytes = 3072;

/** Headers of a whole answer with a page, and its entity tag to compare with. */
export type PageHeaders = { etag: string; headers: Headers };

/** A page ready to be answered with; its headers are made with the first answer. */
export type HotPage = PageWithBody & { prepared?: PageHeaders };
type Found = HotPage | null;
type Entry = { hot: Found; revision: number };
type Place = { siteId: string; path: string; revision: number };

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

  async function load(source: PageSource, place: Place, live: LivePage | null | undefined) {
    const { siteId, path, revision } = place;
    const known = pages.get(keyOf(siteId, path))?.hot;
    const page =
      live?.revision === revision ? live.page : await findStoredPage(source.database, place);
    const hot = page && (await withBody(source, page, known));
    pages.set(keyOf(siteId, path), { hot, revision });
    return hot;
  }

  return {
    /** The page of a path as it is live, null when there is none; synchronous where it is known. */
    find(source: PageSource, siteId: string, path: string): Found | Promise<Found> {
      // Who has to ask which revision is live hears of the page as well: a cold view is one row.
      const asked: { live?: LivePage | null } = {};
      const live = revisions.get(siteId, source, async () => {
        asked.live = await findLivePage(source.database, { siteId, path });
        return asked.live?.revision ?? null;
      });
      const pageAt = (revision: number | null) => {
        if (revision === null) return null;
        const entry = pages.get(keyOf(siteId, path));
        if (entry?.revision === revision) return entry.hot;
        return load(source, { siteId, path, revision }, asked.live);
      };
      return live instanceof Promise ? live.then(pageAt) : pageAt(live);
    },
    /** Called where a build went live, so that this isolate shows it at once and reads nothing. */
    show(siteId: string, { revision, pages: shown }: ShownPages, now: number): void {
      for (const [path, hot] of shown) pages.set(keyOf(siteId, path), { hot, revision });
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

const keyOf = (siteId: string, path: string) => `${siteId}${path}`;

const weightOf = ({ hot }: Entry) => entryBytes + (hot?.body.byteLength ?? 0);
