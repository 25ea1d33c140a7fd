import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { retryKeys } from '#domain/publishing/page-failure.ts';
import { fixedPages, type PageRef } from '#domain/publishing/publishing.ts';
import { commit, type Database, read } from '#functions/db/database.ts';
import { builds } from '#functions/db/schema/site/publishing/builds.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { searchBacklog } from '#functions/db/schema/site/search.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, rows, selection } from '#functions/db/selection.ts';
import { findSiteState, newestLiveBuild } from './builds.ts';
import { listLivePaths, newestRevision, pageRef } from './stored-pages.ts';

/** Sites whose pages or search words are behind their content because a publisher died. */
export async function listSitesToPublish(database: Database): Promise<string[]> {
  const waiting = selection({ siteId: changes.siteId });
  const query = sql`SELECT ${waiting} FROM ${changes}
    UNION SELECT ${builds.siteId} FROM ${builds} WHERE ${builds.status} = 'running'
    UNION SELECT ${searchBacklog.siteId} FROM ${searchBacklog}`;
  return (await read(database, rows(waiting, query))).map(({ siteId }) => siteId);
}

/** Sites that still have pages which an earlier deploy rendered. */
export async function listSitesToRefresh(database: Database, renderer: string): Promise<string[]> {
  const stale = selection({ id: sites.id });
  const isStale = and(ne(sites.renderer, renderer), gt(sites.revision, 0));
  const query = database.select(stale.fields).from(sites).where(isStale);
  return (await read(database, rows(stale, query))).map(({ id }) => id);
}

/** Live pages of an earlier deploy, at most `limit`. */
export function listPagesToRefresh(
  database: Database,
  { siteId, renderer, limit }: { siteId: string; renderer: string; limit: number },
): Promise<PageRef[]> {
  const newest = newestRevision({
    siteId: pages.siteId,
    path: pages.path,
    through: sites.revision,
  });
  const query = sql`SELECT ${pageRef} FROM ${pages} JOIN ${sites} ON ${sites.id} = ${pages.siteId}
    WHERE ${pages.siteId} = ${siteId} AND ${pages.renderer} <> ${renderer}
      AND ${pages.kind} <> 'gone' AND ${pages.revision} = ${newest}
    LIMIT ${limit}`;
  return read(database, rows(pageRef, query));
}

/** Pages that every site has and this one does not yet: a deploy may bring new kinds of them. */
export async function listMissingPages(database: Database, siteId: string): Promise<PageRef[]> {
  const site = await findSiteState(database, siteId);
  if (!site || site.liveRevision === 0) return [];
  const asked = { siteId, revision: site.liveRevision };
  const standing = new Set(await listLivePaths(database, asked));
  return fixedPages(site.features).filter(({ path }) => !standing.has(path));
}

export async function markRefreshed(
  database: Database,
  siteId: string,
  renderer: string,
): Promise<void> {
  await commit(database, [database.update(sites).set({ renderer }).where(eq(sites.id, siteId))]);
}

/** Writes the changes that make the next build try again what the newest one could not render. */
export async function requeueFailures(
  database: Database,
  siteId: string,
  now: number,
): Promise<void> {
  const failed = selection({ failures: builds.failures });
  const query = sql`SELECT ${failed} ${newestLiveBuild(siteId)}`;
  const { failures } = (await read(database, firstRow(failed, query))) ?? { failures: [] };
  const keys = retryKeys(failures);
  if (keys.length === 0) return;
  const requeued = ['retry', ...keys].map((key) =>
    database.insert(changes).values({ siteId, key, createdAt: now }),
  );
  await commit(database, requeued);
}
