import { type SQL, sql } from 'drizzle-orm';
import { gonePage, type NamedSubjects, type PageRef } from '#domain/publishing/publishing.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { fieldsOf } from '#functions/db/json.ts';
import { buildPages, builds } from '#functions/db/schema/site/publishing/builds.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { assigned, selected } from '#functions/db/writing.ts';
import { inList } from '../scope.ts';
import { type Build, isHeld, leaseMs } from './builds.ts';
import { dependencyStatements, type MadeOf } from './dependencies.ts';
import { causesOf, stateStatements } from './published-states.ts';
import { newestRevision } from './stored-pages.ts';

/** A page at the build's revision; a removed one has no body. */
export type PageRow = PageRef & {
  status: number;
  contentType: string;
  location: string | null;
  hash: string;
  packKey: string;
  packOffset: number;
  packLength: number;
  contentSecurityPolicy: string;
  namedSubjects: NamedSubjects | null;
  /** Null for what is not rendered from a model. */
  modelHash: string | null;
};

export type Stage = {
  rows: PageRow[];
  /** Pairs of path and hash: another model, from which the same was rendered. */
  newModels: [string, string][];
  /** Tried, with or without success. */
  triedPaths: string[];
  /** Of paths that are right by now and made of something else than before, of what. */
  dependencies: MadeOf[];
  renderer: string;
  now: number;
};

/** The engine takes no bound text beyond 2 MB, so long lists go in several statements. */
const maxListLength = 500_000;

export const goneRow = (path: string): PageRow => ({
  ...gonePage(path),
  status: 404,
  contentType: '',
  location: null,
  hash: '',
  packKey: '',
  packOffset: 0,
  packLength: 0,
  contentSecurityPolicy: '',
  namedSubjects: null,
  modelHash: null,
});

/** Writes down the pages of a large build, so that another publisher can go on with it. */
export function planStatements(build: Build, refs: PageRef[]): SQL[] {
  const { siteId, revision, throughChangeId, isWhole } = build;
  const planned = fieldsOf<PageRef>();
  const row = selected(buildPages, {
    siteId,
    revision,
    path: planned('path'),
    kind: planned('kind'),
    subjectId: planned('subjectId'),
    isDone: false,
  });
  return [
    ...listsOf(refs).map(
      (list) => sql`INSERT OR REPLACE INTO ${row} FROM json_each(${list}) WHERE ${isHeld(build)}`,
    ),
    sql`UPDATE ${builds} SET ${assigned(builds, { throughChangeId, isWhole })}
        WHERE ${builds.id} = ${build.id} AND ${builds.leaseToken} = ${build.leaseToken}`,
  ];
}

/** Deletes what a build had planned before it was planned anew from the whole site. */
export const deletePlan = (build: Build): SQL =>
  sql`DELETE FROM ${buildPages} WHERE ${isPlanned(build)} AND ${isHeld(build)}`;

const isPlanned = ({ siteId, revision }: Build): SQL =>
  sql`${buildPages.siteId} = ${siteId} AND ${buildPages.revision} = ${revision}`;

/** Stores rendered pages at a revision that is not live yet; the last statement checks the lease. */
export function stageStatements(build: Build, stage: Stage): SQL[] {
  const { pagesRendered, pagesChanged, failures } = build;
  const held = isHeld(build);
  const row = stagedRow(build, stage);
  const renewed = { leaseUntil: stage.now + leaseMs, pagesRendered, pagesChanged, failures };
  return [
    ...listsOf(stage.rows).map(
      (list) => sql`INSERT OR REPLACE INTO ${row} FROM json_each(${list}) WHERE ${held}`,
    ),
    ...listsOf(stage.dependencies).flatMap((list) => dependencyStatements(build, list)),
    ...listsOf(stage.newModels).map((list) => newModelsStatement(build, list)),
    // A page that cannot be rendered counts as seen by this deploy, or a refresh would never end.
    sql`UPDATE ${pages} SET ${assigned(pages, { renderer: stage.renderer })}
        WHERE ${pages.siteId} = ${build.siteId} AND ${pages.path} ${inList(stage.triedPaths)}
          AND ${pages.renderer} <> ${stage.renderer} AND ${held}`,
    sql`UPDATE ${buildPages} SET ${assigned(buildPages, { isDone: true })}
        WHERE ${isPlanned(build)} AND ${buildPages.path} ${inList(stage.triedPaths)} AND ${held}`,
    sql`UPDATE ${builds} SET ${assigned(builds, renewed)} WHERE ${builds.id} = ${build.id}
          AND ${builds.leaseToken} = ${build.leaseToken} AND ${builds.status} = 'running'`,
  ];
}

function stagedRow({ siteId, revision }: Build, { renderer, now }: Stage): SQL {
  const row = fieldsOf<PageRow>();
  return selected(pages, {
    siteId,
    path: row('path'),
    revision,
    kind: row('kind'),
    subjectId: row('subjectId'),
    status: row('status'),
    contentType: row('contentType'),
    location: row('location'),
    hash: row('hash'),
    packKey: row('packKey'),
    packOffset: row('packOffset'),
    packLength: row('packLength'),
    contentSecurityPolicy: row('contentSecurityPolicy'),
    namedSubjects: row('namedSubjects'),
    modelHash: row('modelHash'),
    renderer,
    modifiedAt: now,
  });
}

function newModelsStatement(build: Build, list: string): SQL {
  const { siteId, revision } = build;
  const newest = newestRevision({ siteId, path: sql`model.value ->> 0`, through: revision });
  return sql`UPDATE ${pages} SET ${assigned(pages, { modelHash: sql`model.value ->> 1` })}
    FROM json_each(${list}) model
    WHERE ${pages.siteId} = ${siteId} AND ${pages.path} = model.value ->> 0 AND ${isHeld(build)}
      AND ${pages.revision} = ${newest}`;
}

type Activation = {
  staged: SQL[];
  navigationState: string;
  now: number;
  evenIfChanged: boolean;
};

/**
 * Activates the build: one update of the site's revision, refused when the lease was lost or when
 * something changed that the build does not have. Answers whether visitors see it now.
 */
export async function activate(
  database: Database,
  build: Build,
  { staged, navigationState, now, evenIfChanged }: Activation,
): Promise<boolean> {
  const { siteId, revision, throughChangeId, pagesRendered, pagesChanged, failures } = build;
  const isOfSite = sql`${changes.siteId} = ${siteId}`;
  const isComplete = evenIfChanged
    ? sql`1`
    : sql`NOT EXISTS (SELECT 1 FROM ${changes}
        WHERE ${isOfSite} AND ${changes.id} > ${throughChangeId})`;
  // Only while the lease is held: a publisher that woke up late finds its revision activated by another.
  const isActive = sql`(SELECT ${sites.revision} FROM ${sites} WHERE ${sites.id} = ${siteId}) =
    ${revision} AND ${isHeld(build)}`;
  const { changedSubjects, restoredRevision } = causesOf(build);
  const trigger = sql`CASE WHEN ${restoredRevision} IS NULL THEN ${builds.trigger}
    ELSE 'rollback' END`;
  const counts = await commit(database, [
    ...staged,
    database
      .update(sites)
      .set({ revision, navigationState })
      .where(sql`${sites.id} = ${siteId} AND ${isHeld(build)} AND ${isComplete}`),
    ...stateStatements(build, isActive),
    database
      .update(builds)
      .set({ changedSubjects, restoredRevision, trigger })
      .where(sql`${builds.id} = ${build.id} AND ${isActive}`),
    sql`DELETE FROM ${changes}
        WHERE ${isOfSite} AND ${changes.id} <= ${throughChangeId} AND ${isActive}`,
    sql`DELETE FROM ${buildPages} WHERE ${isPlanned(build)} AND ${isActive}`,
    database
      .update(builds)
      .set({
        status: 'live',
        finishedAt: now,
        throughChangeId,
        pagesRendered,
        pagesChanged,
        failures,
      })
      .where(sql`${builds.id} = ${build.id} AND ${isActive}`),
  ]);
  return counts[staged.length] === 1;
}

/** The items as JSON lists that each fit into one bound value; none for no items. */
function listsOf(items: unknown[]): string[] {
  const lists: string[] = [];
  let open: string[] = [];
  let length = 0;
  for (const item of items) {
    const json = JSON.stringify(item);
    if (open.length > 0 && length + json.length > maxListLength) {
      lists.push(`[${open.join(',')}]`);
      open = [];
      length = 0;
    }
    open.push(json);
    length += json.length;
  }
  return open.length > 0 ? [...lists, `[${open.join(',')}]`] : lists;
}
