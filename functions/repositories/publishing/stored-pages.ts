import { sql } from 'drizzle-orm';
import { type Database, type Read, readAll } from '#functions/db/database.ts';
import { optionalText, type Row, text } from './rows.ts';

/** A page as visitors see it, without its body. */
export type StoredPage = {
  path: string;
  status: number;
  contentType: string;
  location: string | null;
  hash: string;
  packKey: string;
  packOffset: number;
  packLength: number;
  contentSecurityPolicy: string;
  modifiedAt: number;
};

/** Pages that a build changed, as visitors see them from its revision on; null where none stands. */
export type ShownPages = { revision: number; pages: Map<string, PageWithBody | null> };

export type PageWithBody = { page: StoredPage; body: Uint8Array<ArrayBuffer> };

type Place = { siteId: string; path: string; revision: number };

/** The page of a path as it stands at a revision; null when nothing does. */
export async function findStoredPage(
  database: Database,
  { siteId, path, revision }: Place,
): Promise<StoredPage | null> {
  const [rows] = await readAll(database, [
    sql`SELECT * FROM pages WHERE site_id = ${siteId} AND path = ${path}
          AND revision <= ${revision} ORDER BY revision DESC LIMIT 1`,
  ]);
  return rows?.[0] ? standingPage(rows[0]) : null;
}

/** The revision that visitors see, and the page of a path at it; null when nothing stands there. */
export type LivePage = { revision: number; page: StoredPage | null };

/** Asks for both at once; null when the site is gone. */
export async function findLivePage(
  database: Database,
  { siteId, path }: Omit<Place, 'revision'>,
): Promise<LivePage | null> {
  const [rows] = await readAll(database, [
    sql`SELECT p.*, s.revision AS live_revision FROM sites s
        LEFT JOIN pages p ON p.site_id = s.id AND p.path = ${path} AND p.revision =
          (SELECT MAX(revision) FROM pages WHERE site_id = s.id AND path = ${path}
             AND revision <= s.revision)
        WHERE s.id = ${siteId}`,
  ]);
  const row = rows?.[0];
  if (!row) return null;
  return { revision: Number(row['live_revision']), page: standingPage(row) };
}

/** By what the dependencies of pages are known, by path. */
export const dependencyDigests = (
  { siteId }: { siteId: string },
  paths: string[],
): Read<Map<string, string>> => ({
  queries: [
    sql`SELECT path, digest FROM page_dependency_digests WHERE site_id = ${siteId}
        AND path IN (SELECT value FROM json_each(${JSON.stringify(paths)}))`,
  ],
  from: ([rows = []]) => new Map(rows.map((row) => [text(row['path']), text(row['digest'])])),
});

/** What a page's body is and what it was printed from, as hashes. */
export type StandingPrint = { hash: string; modelHash: string | null };

/**
 * The prints of the pages that stand at a revision, by path. What a build itself has laid down there
 * counts, or a page that changes and changes back while it runs would keep what was between.
 */
export const standingPrints = (
  { siteId, revision }: { siteId: string; revision: number },
  paths: string[],
): Read<Map<string, StandingPrint>> => ({
  queries: [
    sql`SELECT path.value AS path, p.hash, p.model_hash FROM json_each(${JSON.stringify(paths)}) path
        CROSS JOIN pages p ON p.site_id = ${siteId} AND p.path = path.value AND p.revision =
          (SELECT MAX(revision) FROM pages WHERE site_id = ${siteId} AND path = path.value
             AND revision <= ${revision})
        WHERE p.kind <> 'gone'`,
  ],
  from: ([rows = []]) =>
    new Map(
      rows.map((row) => [
        text(row['path']),
        { hash: text(row['hash']), modelHash: optionalText(row['model_hash']) },
      ]),
    ),
});

/** Every path at which something stands at a revision. */
export async function listStandingPaths(
  database: Database,
  { siteId, revision }: { siteId: string; revision: number },
): Promise<string[]> {
  const [rows] = await readAll(database, [
    sql`SELECT path FROM (SELECT path, kind, MAX(revision) FROM pages
          WHERE site_id = ${siteId} AND revision <= ${revision} GROUP BY path)
        WHERE kind <> 'gone'`,
  ]);
  return (rows ?? []).map((row) => text(row['path']));
}

/** Null for a page that went away, and where none was joined. */
function standingPage(row: Row): StoredPage | null {
  if (row['kind'] === null || row['kind'] === 'gone') return null;
  return {
    path: text(row['path']),
    status: Number(row['status']),
    contentType: text(row['content_type']),
    location: optionalText(row['location']),
    hash: text(row['hash']),
    packKey: text(row['pack_key']),
    packOffset: Number(row['pack_offset']),
    packLength: Number(row['pack_length']),
    contentSecurityPolicy: text(row['content_security_policy']),
    modifiedAt: Number(row['modified_at']),
  };
}
