import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { PageRenderer } from '#content/publishing/documents.ts';
import type { SiteFacts } from '#content/facts.ts';
import type { AnyPage } from '#content/page-models.ts';
import { siteOrigin } from '#domain/site/hosts.ts';
import type { PageFailure } from '#domain/publishing/page-failure.ts';
import { type Database, read } from '#functions/db/database.ts';
import { builds } from '#functions/db/schema/site/publishing/builds.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { type PublisherHost, runPublisher } from '#functions/publisher/run-publisher.ts';

/** A page as a visitor gets it. */
export type LivePage = {
  status: number;
  contentType: string;
  location: string | null;
  body: string;
};

export type TestPublisher = ReturnType<typeof testPublisher>;

const platform = { scheme: 'https', host: 'larder.test' };

/** Renders the whole model, so that whatever a page knows shows in its body. */
export const jsonRenderer = {
  renderHtml: (page: AnyPage) => Promise.resolve(JSON.stringify(page)),
  themeOf: ({ settings }: SiteFacts) => ({
    look: settings.look,
    style: settings.themeStyle,
    headerLayout: settings.headerLayout,
    css: settings.themeAccentColor ?? '',
    italicsCss: '',
    overridesCss: settings.cssOverrides ?? '',
    themeColor: { light: '#ffffff', dark: '#000000' },
    shareColors: {
      colorPanel: '#f4f1ea',
      colorBackground: '#ffffff',
      colorOutline: '#d8d2c4',
      colorAccent: '#8c2f1b',
    },
    fontPreloads: [],
    typefaces: { display: 1, narrative: 1 },
  }),
} satisfies PageRenderer;

/** The publisher over a database, with bodies in memory and a clock that only a test moves. */
export function testPublisher(database: Database, given: Partial<PublisherHost> = {}) {
  const packs = new Map<string, Uint8Array>();
  const purges: (string[] | 'all')[] = [];
  const queued: { siteId: string; delaySeconds: number }[] = [];
  const failed: string[] = [];
  const clock = { now: Date.UTC(2026, 4, 17, 9, 30) };
  const host: PublisherHost = {
    database,
    pageRenderer: jsonRenderer,
    storePack: (bytes) => {
      const key = createHash('sha256').update(bytes).digest('hex');
      packs.set(key, bytes);
      return Promise.resolve(key);
    },
    purge: (_siteId, paths) => {
      purges.push(paths);
      return Promise.resolve();
    },
    purgeLater: () => Promise.resolve(),
    originOf: (slug, primaryHost) => siteOrigin({ slug, primaryHost }, platform),
    platformOrigin: `${platform.scheme}://${platform.host}`,
    renderer: 'first-deploy',
    now: () => clock.now,
    pause: () => Promise.resolve(),
    newId: () => crypto.randomUUID(),
    log: ({ event, path }) => {
      if (event === 'page_failed') failed.push(String(path));
    },
    enqueue: (siteId, delaySeconds) => {
      queued.push({ siteId, delaySeconds });
      return Promise.resolve();
    },
    ...given,
  };
  return {
    host,
    packs,
    purges,
    queued,
    failed,
    clock,
    publish: (siteId: string) => runPublisher(host, siteId, clock.now + 15_000),
    livePages: (siteId: string) => livePages(database, siteId, packs),
    failures: (siteId: string) => newestFailures(database, siteId),
  };
}

const livePage = selection({
  path: pages.path,
  status: pages.status,
  contentType: pages.contentType,
  location: pages.location,
  packKey: pages.packKey,
  packOffset: pages.packOffset,
  packLength: pages.packLength,
});

/** What visitors of the site see, by path; what went away is not there. */
async function livePages(
  database: Database,
  siteId: string,
  packs: Map<string, Uint8Array>,
): Promise<Map<string, LivePage>> {
  const newer = alias(pages, 'newer');
  const query = sql`SELECT ${livePage} FROM ${pages} JOIN ${sites} ON ${sites.id} = ${pages.siteId}
    WHERE ${pages.siteId} = ${siteId} AND ${pages.hash} <> '' AND ${pages.revision} = (
      SELECT MAX(${newer.revision}) FROM ${pages} ${newer} WHERE ${newer.siteId} = ${pages.siteId}
        AND ${newer.path} = ${pages.path} AND ${newer.revision} <= ${sites.revision})
    ORDER BY ${pages.path}`;
  const found = await read(database, rows(livePage, query));
  return new Map(found.map((row) => [row.path, withBody(row, packs)]));
}

function withBody(row: RowOf<typeof livePage>, packs: Map<string, Uint8Array>): LivePage {
  const { status, contentType, location, packOffset, packLength } = row;
  const bytes = packs.get(row.packKey)?.subarray(packOffset, packOffset + packLength);
  const body = bytes && packLength > 0 ? gunzipSync(bytes).toString() : '';
  return { status, contentType, location, body };
}

const failed = selection({ failures: builds.failures });

async function newestFailures(database: Database, siteId: string): Promise<PageFailure[]> {
  const newest = database
    .select(failed.fields)
    .from(builds)
    .where(eq(builds.siteId, siteId))
    .orderBy(desc(builds.revision))
    .limit(1);
  return (await read(database, firstRow(failed, newest)))?.failures ?? [];
}
