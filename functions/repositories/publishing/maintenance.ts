import { sql } from 'drizzle-orm';
import {
  fixedPages,
  maxFailures,
  type PageFailure,
  type PageRef,
} from '#domain/publishing/publishing.ts';
import { commit, type Database, readAll } from '#functions/db/database.ts';
import { findSiteState, readPageRef } from './builds.ts';
import { parse, text } from './rows.ts';
import { listStandingPaths } from './stored-pages.ts';

/** Sites whose pages or words are behind their content, whoever was to bring them up and died. */
export async function listSitesToPublish(database: Database): Promise<string[]> {
  const [rows] = await readAll(database, [
    sql`SELECT site_id FROM changes UNION SELECT site_id FROM builds WHERE status = 'running'
        UNION SELECT site_id FROM search_backlog`,
  ]);
  return (rows ?? []).map((row) => text(row['site_id']));
}

/**
 * Sites that still have pages which an earlier deploy rendered. A site that was rolled back shows
 * what is no longer written down, so it waits for the build that its cook starts.
 */
export async function listSitesToRefresh(database: Database, renderer: string): Promise<string[]> {
  const [rows] = await readAll(database, [
    sql`SELECT id FROM sites
        WHERE renderer <> ${renderer} AND revision > 0 AND is_rolled_back = 0`,
  ]);
  return (rows ?? []).map((row) => text(row['id']));
}

/** Live pages of an earlier deploy, at most `limit`. */
export async function listPagesToRefresh(
  database: Database,
  { siteId, renderer, limit }: { siteId: string; renderer: string; limit: number },
): Promise<PageRef[]> {
  const [rows] = await readAll(database, [
    sql`SELECT p.path, p.kind, p.subject_id FROM pages p JOIN sites s ON s.id = p.site_id
        WHERE p.site_id = ${siteId} AND p.renderer <> ${renderer} AND p.kind <> 'gone'
          AND s.is_rolled_back = 0
          AND p.revision = (SELECT MAX(revision) FROM pages
            WHERE site_id = p.site_id AND path = p.path AND revision <= s.revision)
        LIMIT ${limit}`,
  ]);
  return (rows ?? []).map(readPageRef);
}

/** Pages that every site has and this one does not yet: a deploy may bring new kinds of them. */
export async function listMissingPages(database: Database, siteId: string): Promise<PageRef[]> {
  const site = await findSiteState(database, siteId);
  if (!site || site.isRolledBack || site.liveRevision === 0) return [];
  const asked = { siteId, revision: site.liveRevision };
  const standing = new Set(await listStandingPaths(database, asked));
  return fixedPages(site.features).filter(({ path }) => !standing.has(path));
}

export async function markRefreshed(
  database: Database,
  siteId: string,
  renderer: string,
): Promise<void> {
  await commit(database, [
    sql`UPDATE sites SET renderer = ${renderer} WHERE id = ${siteId} AND is_rolled_back = 0`,
  ]);
}

/** Writes the changes that make the next build try again what the newest one could not print. */
export async function requeueFailures(
  database: Database,
  siteId: string,
  now: number,
): Promise<void> {
  const [rows] = await readAll(database, [
    sql`SELECT failures FROM builds WHERE site_id = ${siteId} AND status = 'live'
          AND restored_revision IS NULL ORDER BY revision DESC LIMIT 1`,
  ]);
  const failures = rows?.[0] ? parse<PageFailure[]>(rows[0]['failures']) : [];
  const isCut = failures.length === maxFailures;
  const keys = failures.map(({ path, subjectId }) => {
    if (isCut) return 'site';
    if (path.startsWith('/recipes/')) return `recipe:${subjectId}`;
    return path.startsWith('/collections/') ? `collection:${subjectId}` : 'site';
  });
  await commit(
    database,
    [...new Set(keys)].map(
      (key) =>
        sql`INSERT INTO changes (site_id, "key", created_at) VALUES (${siteId}, ${key}, ${now})`,
    ),
  );
}
