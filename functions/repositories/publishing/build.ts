import { sql } from 'drizzle-orm';
import type { BuildStatus, BuildTrigger, PageFailure } from '#domain/publishing/publishing.ts';
import { readAll } from '#functions/db/database.ts';
import { column, jsonColumn, type Row, totalIn } from '../row.ts';
import type { SiteScope } from '../scope.ts';

export type SiteBuild = {
  id: string;
  revision: number;
  trigger: BuildTrigger;
  status: BuildStatus;
  pagesRendered: number;
  pagesChanged: number;
  failures: PageFailure[];
  restoredRevision: number | null;
  startedAt: number;
  finishedAt: number | null;
};

export const buildRepository = (scope: SiteScope) => ({
  find: (id: string) => findBuild(scope, id),
  list: (page: { limit: number; offset: number }) => listBuilds(scope, page),
  /** What a status is told from: the newest build, the live one, and what waits. */
  findProgress: () => findProgress(scope),
});

async function findBuild({ db, siteId }: SiteScope, id: string): Promise<SiteBuild | null> {
  const [[row] = []] = await readAll(db, [
    sql`SELECT * FROM builds WHERE site_id = ${siteId} AND id = ${id}`,
  ]);
  return row ? readBuild(row) : null;
}

async function listBuilds(
  { db, siteId }: SiteScope,
  { limit, offset }: { limit: number; offset: number },
) {
  const [rows = [], counts = []] = await readAll(db, [
    sql`SELECT * FROM builds WHERE site_id = ${siteId}
        ORDER BY revision DESC LIMIT ${limit} OFFSET ${offset}`,
    sql`SELECT count(*) AS total FROM builds WHERE site_id = ${siteId}`,
  ]);
  return { builds: rows.map(readBuild), total: totalIn(counts) };
}

async function findProgress({ db, siteId }: SiteScope) {
  const [[newest] = [], [live] = [], pending = []] = await readAll(db, [
    sql`SELECT * FROM builds WHERE site_id = ${siteId} ORDER BY revision DESC LIMIT 1`,
    sql`SELECT builds.* FROM builds JOIN sites ON sites.id = site_id
        WHERE site_id = ${siteId} AND builds.revision = sites.revision`,
    sql`SELECT count(*) AS total FROM changes WHERE site_id = ${siteId}`,
  ]);
  return {
    newest: newest ? readBuild(newest) : null,
    live: live ? readBuild(live) : null,
    pendingChanges: totalIn(pending),
  };
}

function readBuild(row: Row): SiteBuild {
  return {
    id: column<string>(row, 'id'),
    revision: column<number>(row, 'revision'),
    trigger: column<BuildTrigger>(row, 'trigger'),
    status: column<BuildStatus>(row, 'status'),
    pagesRendered: column<number>(row, 'pages_rendered'),
    pagesChanged: column<number>(row, 'pages_changed'),
    failures: jsonColumn<PageFailure[]>(row, 'failures'),
    restoredRevision: column<number | null>(row, 'restored_revision'),
    startedAt: column<number>(row, 'started_at'),
    finishedAt: column<number | null>(row, 'finished_at'),
  };
}
