import { gunzipSync } from 'node:zlib';
import type { ExportPage } from '#domain/archive/page-files.ts';
import { r2PageStore } from '#functions/adapters/page-store.ts';
import type { LocalPlatform } from '../local-platform.ts';
import { siteAddress } from '../running/local-settings.ts';

export type ExportFile = { bytes: Uint8Array; contentType: string };

/** A live site as an export reads it. */
export type ExportSource = {
  pages: readonly ExportPage[];
  readPage: (page: ExportPage) => Promise<Uint8Array>;
  /** A picture, video or client file; `accept` chooses the format; null when there is none. */
  fetchFile: (path: string, accept: string) => Promise<ExportFile | null>;
};

type PageRow = ExportPage & {
  packKey: string;
  packOffset: number;
  packLength: number;
};

/** The newest row of each path up to the live revision, without replacements of failed pages. */
const livePages = `
  SELECT path, content_type AS contentType, location, pack_key AS packKey,
    pack_offset AS packOffset, pack_length AS packLength, MAX(pages.revision) AS revision
  FROM pages JOIN sites ON sites.id = pages.site_id
  WHERE sites.slug = ? AND pages.revision <= sites.revision
  GROUP BY path HAVING kind <> 'gone' AND status <> 503 ORDER BY path`;

/** The live pages of a site of the local platform; null when there is no such site. */
export async function localSource(
  platform: LocalPlatform,
  slug: string,
): Promise<ExportSource | null> {
  const { database, miniflare, pages: bucket, port } = platform;
  const site = await database.prepare('SELECT 1 FROM sites WHERE slug = ?').bind(slug).first();
  if (!site) return null;
  const { results } = await database.prepare(livePages).bind(slug).all<PageRow>();
  const rows = new Map(results.map((row) => [row.path, row]));
  const store = r2PageStore(bucket);
  return {
    pages: results,
    async readPage({ path }) {
      const row = rows.get(path);
      const packed = row ? await store.read(row) : new Uint8Array(0);
      return packed.length === 0 ? packed : gunzipSync(packed);
    },
    async fetchFile(path, accept) {
      const answer = await miniflare.dispatchFetch(siteAddress(slug, port) + path, {
        headers: { Accept: accept },
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const contentType = answer.headers.get('Content-Type') ?? '';
      return answer.ok ? { bytes, contentType } : null;
    },
  };
}

/** The slugs of all sites of the local platform. */
export async function listSlugs({ database }: LocalPlatform): Promise<string[]> {
  const { results } = await database
    .prepare('SELECT slug FROM sites ORDER BY slug')
    .all<{ slug: string }>();
  return results.map(({ slug }) => slug);
}
