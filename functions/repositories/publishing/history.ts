import { sql } from 'drizzle-orm';
import { commit, type Database, readAll } from '#functions/db/database.ts';
import { text } from './rows.ts';

/** How many builds a cook can go back. */
export const keptBuilds = 50;

/** Sites with more history than is kept. */
export async function listSitesToPrune(database: Database): Promise<string[]> {
  const [rows] = await readAll(database, [
    sql`SELECT site_id FROM builds GROUP BY site_id HAVING COUNT(*) > ${keptBuilds}`,
  ]);
  return (rows ?? []).map((row) => text(row['site_id']));
}

/**
 * Forgets builds beyond those that are kept, and page versions that none of them shows. The build
 * that visitors see is kept however old it is, and what is newer is left alone. Builds of a deploy,
 * of which there may be many at once, are not kept for themselves.
 */
export async function pruneSite(database: Database, siteId: string): Promise<void> {
  const live = sql`(SELECT revision FROM sites WHERE id = ${siteId})`;
  const kept = sql`kept AS (SELECT revision FROM (
      SELECT revision FROM builds WHERE site_id = ${siteId} AND status = 'live'
        AND restored_revision IS NULL AND "trigger" <> 'deploy' ORDER BY revision DESC LIMIT ${keptBuilds})
    UNION SELECT ${live})`;
  const next = sql`(SELECT MIN(revision) FROM pages newer WHERE newer.site_id = pages.site_id
      AND newer.path = pages.path AND newer.revision > pages.revision AND newer.revision <= ${live})`;
  await commit(database, [
    sql`WITH ${kept} DELETE FROM pages WHERE site_id = ${siteId} AND ${next} IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM kept WHERE kept.revision >= pages.revision AND kept.revision < ${next})`,
    sql`DELETE FROM pages WHERE site_id = ${siteId} AND kind = 'gone' AND revision <= ${live}
          AND NOT EXISTS (SELECT 1 FROM pages older WHERE older.site_id = pages.site_id
            AND older.path = pages.path AND older.revision < pages.revision)`,
    sql`WITH ${kept} DELETE FROM builds WHERE site_id = ${siteId} AND status <> 'running'
          AND revision < ${live} AND revision NOT IN (SELECT revision FROM kept)
          AND ("trigger" = 'deploy' OR revision < (SELECT MIN(revision) FROM kept))`,
  ]);
}

/** Which of the given objects still hold a page. */
export async function listUsedPacks(database: Database, packKeys: string[]): Promise<Set<string>> {
  const [rows] = await readAll(database, [
    sql`SELECT DISTINCT pack_key FROM pages
        WHERE pack_key IN (SELECT value FROM json_each(${JSON.stringify(packKeys)}))`,
  ]);
  return new Set((rows ?? []).map((row) => text(row['pack_key'])));
}
