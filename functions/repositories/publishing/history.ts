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
 * Forgets builds beyond those that are kept, and page versions that no kept build shows. The build
 * that visitors see is kept however old it is; builds of a deploy, of which there may be many at
 * once, do not push out those of the cook.
 */
export async function pruneSite(database: Database, siteId: string): Promise<void> {
  const oldest = sql`(SELECT MIN(revision) FROM (
      SELECT revision FROM builds WHERE site_id = ${siteId} AND status = 'live'
        AND restored_revision IS NULL AND "trigger" <> 'deploy' ORDER BY revision DESC LIMIT ${keptBuilds})
    UNION SELECT revision FROM sites WHERE id = ${siteId} ORDER BY 1 LIMIT 1)`;
  await commit(database, [
    sql`DELETE FROM pages WHERE site_id = ${siteId} AND revision < ${oldest}
          AND EXISTS (SELECT 1 FROM pages newer WHERE newer.site_id = pages.site_id
            AND newer.path = pages.path AND newer.revision > pages.revision AND newer.revision <= ${oldest})`,
    sql`DELETE FROM pages WHERE site_id = ${siteId} AND revision <= ${oldest} AND kind = 'gone'`,
    sql`DELETE FROM builds WHERE site_id = ${siteId} AND status <> 'running' AND revision < ${oldest}`,
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
