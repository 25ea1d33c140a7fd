import { sql } from 'drizzle-orm';
import type { PageRef } from '#domain/publishing/publishing.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { type Build, isHeld } from './builds.ts';
import { planStatements, type Stage, stageStatements } from './staging.ts';

type Interlude = {
  stage: Stage;
  /** Its pages, which the build prints once more when it has everything. */
  refs: PageRef[];
  /** Of the build row that tells of it. */
  id: string;
};

/**
 * Shows some pages before a build that is still at work: what that build has laid down moves up by
 * one revision, and these pages take the place. Answers false when the build was lost meanwhile.
 */
export async function showBefore(
  database: Database,
  build: Build,
  { stage, refs, id }: Interlude,
): Promise<boolean> {
  const { siteId, revision } = build;
  const held = isHeld(build);
  const counts = await commit(database, [
    sql`UPDATE pages SET revision = revision + 1
        WHERE site_id = ${siteId} AND revision = ${revision} AND ${held}`,
    sql`UPDATE build_pages SET revision = revision + 1
        WHERE site_id = ${siteId} AND revision = ${revision} AND ${held}`,
    sql`UPDATE builds SET revision = revision + 1 WHERE id = ${build.id} AND ${held}`,
    ...stageStatements(build, stage),
    ...planStatements({ ...build, revision: revision + 1 }, refs),
    sql`INSERT INTO builds (id, site_id, revision, "trigger", status, lease_token, lease_until,
          failures, pages_rendered, pages_changed, started_at, finished_at)
        SELECT ${id}, ${siteId}, ${revision}, 'publish', 'live', '', 0, '[]',
          ${stage.triedPaths.length}, ${stage.rows.length}, ${stage.now}, ${stage.now}
        WHERE ${held}`,
    sql`UPDATE sites SET revision = ${revision} WHERE id = ${siteId} AND ${held}`,
  ]);
  return counts.at(-1) === 1;
}
