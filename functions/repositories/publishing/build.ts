import { and, desc, eq, sql } from 'drizzle-orm';
import { read, readEach } from '#functions/db/database.ts';
import { builds } from '#functions/db/schema/site/publishing/builds.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { countOf } from '../reads.ts';
import { inList, type SiteScope } from '../scope.ts';
import { listChangedPages, recipeChangesAt } from './build-summary.ts';
import { knownSinceOf } from './published-states.ts';

const siteBuild = selection({
  id: builds.id,
  revision: builds.revision,
  trigger: builds.trigger,
  status: builds.status,
  pagesRendered: builds.pagesRendered,
  pagesChanged: builds.pagesChanged,
  failures: builds.failures,
  changedSubjects: builds.changedSubjects,
  restoredRevision: builds.restoredRevision,
  startedAt: builds.startedAt,
  finishedAt: builds.finishedAt,
});
export type SiteBuild = RowOf<typeof siteBuild>;

export const buildRepository = (scope: SiteScope) => ({
  find: (id: string) => findBuild(scope, id),
  list: (page: { limit: number; offset: number }) => listBuilds(scope, page),
  listChangedPages: (revision: number) => listChangedPages(scope, revision),
  /** The facts of the publishing status: the newest build, the live one, and waiting changes. */
  findProgress: () => findProgress(scope),
});

function findBuild({ db, siteId }: SiteScope, id: string): Promise<SiteBuild | null> {
  const isWanted = and(eq(builds.siteId, siteId), eq(builds.id, id));
  return read(db, firstRow(siteBuild, db.select(siteBuild.fields).from(builds).where(isWanted)));
}

const wentLive = selection({ revision: builds.revision, at: builds.finishedAt });

/** With what became of recipes at them, and when those went live that a rollback went back to. */
async function listBuilds(scope: SiteScope, { limit, offset }: { limit: number; offset: number }) {
  const { db, siteId } = scope;
  const [found, total] = await readEach(
    db,
    rows(siteBuild, newestFirst(scope).limit(limit).offset(offset)),
    countOf(sql`${builds} WHERE ${builds.siteId} = ${siteId}`),
  );
  const restored = found.flatMap(({ restoredRevision }) => restoredRevision ?? []);
  const [recipeChanges, targets, knownSince] = await readEach(
    db,
    recipeChangesAt(
      scope,
      found.map(({ revision }) => revision),
    ),
    rows(
      wentLive,
      sql`SELECT ${wentLive} FROM ${builds}
        WHERE ${builds.siteId} = ${siteId} AND ${builds.revision} ${inList(restored)}`,
    ),
    knownSinceOf(siteId),
  );
  return { builds: found, total, recipeChanges, targets, knownSince };
}

async function findProgress(scope: SiteScope) {
  const { db, siteId } = scope;
  const isLive = and(eq(sites.id, builds.siteId), eq(sites.revision, builds.revision));
  const live = db
    .select(siteBuild.fields)
    .from(builds)
    .innerJoin(sites, isLive)
    .where(eq(builds.siteId, siteId));
  const [newest, liveBuild, pendingChanges] = await readEach(
    db,
    firstRow(siteBuild, newestFirst(scope).limit(1)),
    firstRow(siteBuild, live),
    countOf(sql`${changes} WHERE ${changes.siteId} = ${siteId}`),
  );
  return { newest, live: liveBuild, pendingChanges };
}

const newestFirst = ({ db, siteId }: SiteScope) =>
  db
    .select(siteBuild.fields)
    .from(builds)
    .where(eq(builds.siteId, siteId))
    .orderBy(desc(builds.revision))
    .$dynamic();
