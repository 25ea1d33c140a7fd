import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Printer } from '#content/publishing/documents.ts';
import type { SiteFacts } from '#content/facts.ts';
import type { AnyPage } from '#content/page-models.ts';
import { siteOrigin } from '#domain/site/hosts.ts';
import type { PageFailure } from '#domain/publishing/publishing.ts';
import { type Database, readAll } from '#functions/db/database.ts';
import { type PublisherHost, runPublisher } from '#functions/publisher/publisher.ts';
import { optionalText, parse, type Row, text } from '#functions/repositories/publishing/rows.ts';

/** A page as a visitor gets it. */
export type LivePage = {
  status: number;
  contentType: string;
  location: string | null;
  body: string;
};

export type TestPublisher = ReturnType<typeof testPublisher>;

const platform = { scheme: 'https', host: 'larder.test' };

/** Prints the whole model, so that whatever a page knows shows in its body. */
export const jsonPrinter = {
  renderHtml: (page: AnyPage) => Promise.resolve(JSON.stringify(page)),
  themeOf: ({ settings }: SiteFacts) => ({
    name: 'standard',
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
  }),
} satisfies Printer;

/** The publisher over a database, with bodies in memory and a clock that only a test moves. */
export function testPublisher(database: Database, given: Partial<PublisherHost> = {}) {
  const packs = new Map<string, Uint8Array>();
  const purges: (string[] | 'all')[] = [];
  const queued: { siteId: string; delaySeconds: number }[] = [];
  const failed: string[] = [];
  const clock = { now: Date.UTC(2026, 4, 17, 9, 30) };
  const host: PublisherHost = {
    database,
    printer: jsonPrinter,
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

/** What visitors of the site see, by path; what went away is not there. */
async function livePages(
  database: Database,
  siteId: string,
  packs: Map<string, Uint8Array>,
): Promise<Map<string, LivePage>> {
  const [rows = []] = await readAll(database, [
    sql`SELECT p.* FROM pages p JOIN sites s ON s.id = p.site_id
        WHERE p.site_id = ${siteId} AND p.hash <> '' AND p.revision = (SELECT MAX(revision)
          FROM pages WHERE site_id = p.site_id AND path = p.path AND revision <= s.revision)
        ORDER BY p.path`,
  ]);
  return new Map(rows.map((row) => [text(row['path']), pageOf(row, packs)]));
}

function pageOf(row: Row, packs: Map<string, Uint8Array>): LivePage {
  const offset = Number(row['pack_offset']);
  const length = Number(row['pack_length']);
  const bytes = packs.get(text(row['pack_key']))?.subarray(offset, offset + length);
  return {
    status: Number(row['status']),
    contentType: text(row['content_type']),
    location: optionalText(row['location']),
    body: bytes && length > 0 ? gunzipSync(bytes).toString() : '',
  };
}

async function newestFailures(database: Database, siteId: string): Promise<PageFailure[]> {
  const [rows = []] = await readAll(database, [
    sql`SELECT failures FROM builds WHERE site_id = ${siteId} ORDER BY revision DESC LIMIT 1`,
  ]);
  return rows[0] ? parse<PageFailure[]>(rows[0]['failures']) : [];
}
