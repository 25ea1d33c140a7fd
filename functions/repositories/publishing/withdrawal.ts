import { sql } from 'drizzle-orm';
import type { PageRef } from '#domain/publishing/publishing.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { buildPages, builds } from '#functions/db/schema/site/publishing/builds.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { selected } from '#functions/db/writing.ts';
import { type Build, isHeld } from './builds.ts';
import { planStatements, type Stage, stageStatements } from './staging.ts';

type Withdrawal = {
  stage: Stage;
  /** Its pages, which the running build renders once more when it has everything. */
  refs: PageRef[];
  /** Of the build row that records it. */
  id: string;
};

/**
 * Activates some pages ahead of a build that is still running: the revision of that build moves up
 * by one, and these pages take its place. Answers false when the lease was lost meanwhile.
 */
export async function activateWithdrawal(
  database: Database,
  build: Build,
  { stage, refs, id }: Withdrawal,
): Promise<boolean> {
  const { siteId, revision } = build;
  const held = isHeld(build);
  const row = selected(builds, {
    id,
    siteId,
    revision,
    trigger: 'publish',
    status: 'live',
    leaseToken: '',
    leaseUntil: 0,
    failures: [],
    pagesRendered: stage.triedPaths.length,
    pagesChanged: stage.rows.length,
    startedAt: stage.now,
    finishedAt: stage.now,
  });
  const counts = await commit(database, [
    ...moveUp(database, build),
    ...stageStatements(build, stage),
    ...planStatements({ ...build, revision: revision + 1 }, refs),
    sql`INSERT INTO ${row} WHERE ${held}`,
    database
      .update(sites)
      .set({ revision })
      .where(sql`${sites.id} = ${siteId} AND ${held}`),
  ]);
  return counts.at(-1) === 1;
}

/** Moves all that a running build has staged to the next revision. */
function moveUp(database: Database, build: Build) {
  const held = isHeld(build);
  const isStaged = (table: typeof pages | typeof buildPages) =>
    sql`${table.siteId} = ${build.siteId} AND ${table.revision} = ${build.revision} AND ${held}`;
  return [
    database
      .update(pages)
      .set({ revision: sql`${pages.revision} + 1` })
      .where(isStaged(pages)),
    database
      .update(buildPages)
      .set({ revision: sql`${buildPages.revision} + 1` })
      .where(isStaged(buildPages)),
    database
      .update(builds)
      .set({ revision: sql`${builds.revision} + 1` })
      .where(sql`${builds.id} = ${build.id} AND ${held}`),
  ];
}
