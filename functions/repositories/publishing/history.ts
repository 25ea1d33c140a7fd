import { desc, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { commit, type Database, read } from '#functions/db/database.ts';
import { builds } from '#functions/db/schema/site/publishing/builds.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { inList } from '../scope.ts';
import { pruneStates } from './published-states.ts';

/** How many builds a cook can go back. */
export const keptBuilds = 50;

/** Sites with more history than is kept. */
export async function listSitesToPrune(database: Database): Promise<string[]> {
  const found = selection({ siteId: builds.siteId });
  const query = database
    .select(found.fields)
    .from(builds)
    .groupBy(builds.siteId)
    .having(sql`count(*) > ${keptBuilds}`);
  return (await read(database, rows(found, query))).map(({ siteId }) => siteId);
}

/**
 * Forgets builds beyond those that are kept, and page versions that none of them shows. The build
 * that visitors see is kept however old it is, and what is newer is left alone. Builds of a deploy,
 * of which there may be many at once, are not kept for themselves.
 */
export async function pruneSite(database: Database, siteId: string): Promise<void> {
  const live = sql`(SELECT ${sites.revision} FROM ${sites} WHERE ${sites.id} = ${siteId})`;
  const kept = sql`kept AS (SELECT kept_revision FROM (
      SELECT ${builds.revision} AS kept_revision FROM ${builds}
      WHERE ${builds.siteId} = ${siteId} AND ${builds.status} = 'live'
        AND ${builds.trigger} <> 'deploy'
      ORDER BY ${desc(builds.revision)} LIMIT ${keptBuilds})
    UNION SELECT ${live})`;
  const next = nextVersion(live);
  await commit(database, [
    sql`WITH ${kept} DELETE FROM ${pages} WHERE ${pages.siteId} = ${siteId} AND ${next} IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM kept WHERE kept_revision >= ${pages.revision}
            AND kept_revision < ${next})`,
    sql`DELETE FROM ${pages} WHERE ${pages.siteId} = ${siteId} AND ${pages.kind} = 'gone'
          AND ${pages.revision} <= ${live} AND NOT ${hasOlderVersion}`,
    pruneStates(siteId, sql`(WITH ${kept} SELECT MIN(kept_revision) FROM kept)`),
    sql`WITH ${kept} DELETE FROM ${builds}
        WHERE ${builds.siteId} = ${siteId} AND ${builds.status} <> 'running'
          AND ${builds.revision} < ${live}
          AND ${builds.revision} NOT IN (SELECT kept_revision FROM kept)
          AND (${builds.trigger} = 'deploy'
            OR ${builds.revision} < (SELECT MIN(kept_revision) FROM kept))`,
  ]);
}

/** The revision that replaces a page; null while it is the newest up to the live one. */
function nextVersion(live: SQL): SQL {
  const newer = alias(pages, 'newer');
  return sql`(SELECT MIN(${newer.revision}) FROM ${pages} ${newer}
    WHERE ${newer.siteId} = ${pages.siteId} AND ${newer.path} = ${pages.path}
      AND ${newer.revision} > ${pages.revision} AND ${newer.revision} <= ${live})`;
}

const older = alias(pages, 'older');
const hasOlderVersion = sql`EXISTS (SELECT 1 FROM ${pages} ${older}
  WHERE ${older.siteId} = ${pages.siteId} AND ${older.path} = ${pages.path}
    AND ${older.revision} < ${pages.revision})`;

/** Which of the given objects still hold a page. */
export async function listUsedPacks(database: Database, packKeys: string[]): Promise<Set<string>> {
  const used = selection({ packKey: pages.packKey });
  const query = sql`SELECT DISTINCT ${used} FROM ${pages} WHERE ${pages.packKey} ${inList(packKeys)}`;
  return new Set((await read(database, rows(used, query))).map(({ packKey }) => packKey));
}
