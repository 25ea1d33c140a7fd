import { sql } from 'drizzle-orm';
import { type Database, readAll } from '#functions/db/database.ts';
import { optionalText, text } from './rows.ts';

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

/** The newest row of a path up to the site's live revision; null when there never was one. */
export async function findStoredPage(
  database: Database,
  siteId: string,
  path: string,
): Promise<StoredPage | null> {
  const [rows] = await readAll(database, [
    sql`SELECT p.* FROM pages p JOIN sites s ON s.id = p.site_id
        WHERE p.site_id = ${siteId} AND p.path = ${path} AND p.revision <= s.revision
        ORDER BY p.revision DESC LIMIT 1`,
  ]);
  const row = rows?.[0];
  return row ? readStoredPage(row) : null;
}

/** Hashes of the newest rows before a revision, of those paths that stand. */
export async function listHashesBefore(
  database: Database,
  { siteId, revision }: { siteId: string; revision: number },
  paths: string[],
): Promise<Map<string, string>> {
  const [rows] = await readAll(database, [
    sql`SELECT path.value AS path, p.hash FROM json_each(${JSON.stringify(paths)}) path
        JOIN pages p ON p.site_id = ${siteId} AND p.path = path.value AND p.revision =
          (SELECT MAX(revision) FROM pages WHERE site_id = ${siteId} AND path = path.value
             AND revision < ${revision})
        WHERE p.status <> 404`,
  ]);
  return new Map((rows ?? []).map((row) => [text(row['path']), text(row['hash'])]));
}

function readStoredPage(row: Record<string, unknown>): StoredPage {
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
