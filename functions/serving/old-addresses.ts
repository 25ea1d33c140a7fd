import { tokenParameters } from '#domain/accounts/hand-over.ts';
import { readOldAddress } from '#domain/site/old-address.ts';
import { missedAddress } from '#domain/site/old-addresses/missed-address.ts';
import type { Database } from '#functions/db/database.ts';
import {
  findOldAddress,
  type FoundAddress,
} from '#functions/repositories/addresses/visited-addresses.ts';
import { createVisitCounts } from './visit-counts.ts';
import { type Asking, recentAnswers } from './recent.ts';
import { pageHeaders } from './serve-page.ts';

const maxKnownAddresses = 2000;
/** So soon a browser asks again, for a cook may have the address lead elsewhere. */
const redirectCaching = 'public, max-age=60';

type Source = Asking & { database: Database; newId: () => string };

/** What a visitor asked a site for, and how its pages are asked for. */
export type Visit = {
  url: URL;
  siteId: string;
  pageOf: (asked: Request, path: string) => Promise<Response>;
};

/**
 * Leads visitors from addresses that pages had on a former site to where these are now. What an
 * address leads to is remembered for a moment, also that it leads nowhere, so that each costs one
 * query at most.
 */
export function createOldAddresses() {
  const known = recentAnswers<FoundAddress | null>({ maxAnswers: maxKnownAddresses });
  const counts = createVisitCounts();

  async function find(source: Source, { url, siteId }: Visit): Promise<FoundAddress | null> {
    const read = readOldAddress(url.pathname + url.search);
    if (read === null) return null;
    const look = () => findOldAddress(source.database, siteId, read);
    return await known.get(`${siteId}${read.compared}`, source, look);
  }

  return {
    /** The redirect to the page that had the address; null where it leads to none that stands. */
    async leadOn(source: Source, visit: Visit): Promise<Response | null> {
      const found = await find(source, visit);
      const path = found?.path ?? feedPathOf(visit.url);
      const location = path && (await standing(visit, path));
      if (!location) return null;
      if (found) counts.hit(source, { siteId: visit.siteId, compared: found.compared });
      const headers = { ...pageHeaders, Location: location, 'Cache-Control': redirectCaching };
      return new Response(null, { status: 301, headers });
    },
    /** Notes that there is nothing at an address, so that its cook can mend it. */
    miss(source: Source, { url, siteId }: Visit): void {
      const missed = missedAddress(url.pathname + url.search);
      if (missed) counts.miss(source, { siteId, ...missed });
    },
  };
}

/** Where other systems have the feed of a site, whose readers follow it here. */
const feedPaths =
  /^\/(?:feed|rss|atom|feed\/(?:rss2?|atom|rdf)|(?:rss2?|atom|index|feeds?)\.xml|feeds\/posts\/default)\/?$/i;

const feedPathOf = ({ pathname }: URL): string | null =>
  feedPaths.test(pathname) ? '/feed.xml' : null;

/** Where the page of a path stands now, as visitors see it; null for none. */
async function standing({ url, pageOf }: Visit, target: string): Promise<string | null> {
  const { pathname, search } = new URL(target, url);
  const page = await pageOf(new Request(url.origin + pathname, { method: 'HEAD' }), pathname);
  if (page.status === 404) return null;
  const path = page.headers.get('Location') ?? pathname;
  return path + queryOf(new URLSearchParams(search), url.searchParams);
}

/** What came along for the page whatever its address, not what told pages apart on the old site. */
function queryOf(query: URLSearchParams, asked: URLSearchParams): string {
  for (const [name, value] of asked) if (comesAlong(name)) query.append(name, value);
  return query.size === 0 ? '' : `?${query}`;
}

const comesAlong = (name: string) =>
  name.startsWith('utm_') || tokenParameters.some((each) => each === name);

/** WordPress without permalinks: pages and lists at the path of the home page, told apart by their query. */
export const isPlainPermalink = ({ pathname, search }: URL): boolean =>
  pathname === '/' && /[?&](?:(?:p|page_id|attachment_id|cat)=\d|tag=[^&])/.test(search);
