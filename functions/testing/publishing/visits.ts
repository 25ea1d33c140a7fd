import { routeRequest, type Routes } from '#functions/serving/route-request.ts';
import { createOldAddresses } from '#functions/serving/old-addresses.ts';
import { createPageCache } from '#functions/serving/page-cache.ts';
import { servePage } from '#functions/serving/serve-page.ts';
import type { LiveSite } from './live-site.ts';
import { recordingDatabase } from '../database/recorded-queries.ts';
import type { TestApp } from '../app/test-app.ts';

const host = 'hearth.larder.test';

/** An isolate in which visitors ask a site for addresses, from the route to the stored page. */
export function visitsOf(app: TestApp, { publisher, siteId }: LiveSite) {
  const background: Promise<unknown>[] = [];
  const { recording, rounds } = recordingDatabase(app.database);
  const source = {
    database: recording,
    now: () => publisher.clock.now,
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    newId: () => crypto.randomUUID(),
    readBody: ({ packKey, packOffset, packLength }: Pack) => {
      const pack = publisher.packs.get(packKey);
      return Promise.resolve(
        Uint8Array.from(pack?.subarray(packOffset, packOffset + packLength) ?? []),
      );
    },
  };
  const cache = createPageCache();
  const addresses = createOldAddresses();
  const routes: Partial<Routes> = {
    hostingOf: () => ({ kind: 'site', siteId, slug: 'hearth', primaryHost: null }),
    pageOf: (asked, ofSite, path) => servePage(asked, { cache, source, siteId: ofSite }, path),
    leadOn: (visit) => addresses.leadOn(source, visit),
    miss: (visit) => addresses.miss(source, visit),
    unpack: (body) => body,
  };
  return {
    ask: (path: string, method = 'GET') =>
      routeRequest(new Request(`https://${host}${path}`, { method }), routes as Routes),
    /** Waits for what answers left to be done after them. */
    settled: async () => {
      while (background.length > 0) await Promise.all(background.splice(0));
    },
    /** How often the database was asked for an old address. */
    lookUps: () => rounds.flat().filter((sql) => /^SELECT .*"old_addresses"/s.test(sql)).length,
  };
}

type Pack = { packKey: string; packOffset: number; packLength: number };
