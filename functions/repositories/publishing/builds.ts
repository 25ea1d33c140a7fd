import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { BuildTrigger, PageRef, SiteFeatures } from '#domain/publishing/publishing.ts';
import { siteFeatures } from '#domain/site/site-features.ts';
import {
  commit,
  type Database,
  mapped,
  nothing,
  type Read,
  read,
  readEach,
  type Statement,
} from '#functions/db/database.ts';
import { buildPages, builds } from '#functions/db/schema/site/publishing/builds.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { newsletterSends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, type RowOf, rows, selection, truth } from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';
import { settingsIn } from '../site/site.ts';
import { isOnSite } from './archived-newsletters.ts';

const runningBuild = selection({
  id: builds.id,
  siteId: builds.siteId,
  revision: builds.revision,
  trigger: builds.trigger,
  leaseToken: builds.leaseToken,
  leaseUntil: builds.leaseUntil,
  throughChangeId: builds.throughChangeId,
  isWhole: builds.isWhole,
  failures: builds.failures,
  pagesRendered: builds.pagesRendered,
  pagesChanged: builds.pagesChanged,
});

type Mutable<Row> = { -readonly [Name in keyof Row]: Row[Name] };

/** A build whose lease this publisher holds, and its progress so far. */
export type Build = Mutable<Omit<RowOf<typeof runningBuild>, 'leaseUntil'>>;

const change = selection({ id: changes.id, key: changes.key });
export type Change = RowOf<typeof change>;

const plannedPage = selection({
  path: buildPages.path,
  kind: buildPages.kind,
  subjectId: buildPages.subjectId,
});

const storedState = selection({
  liveRevision: sites.revision,
  navigationState: sites.navigationState,
  settings: settingsIn(sites.settings),
  nextSequence: sites.nextSequence,
  hasNewsletters: truth(
    sql`EXISTS (SELECT 1 FROM ${newsletterSends}
      WHERE ${newsletterSends.siteId} = ${sites.id} AND ${isOnSite})`,
  ),
  hasCollections: truth(
    sql`EXISTS (SELECT 1 FROM ${collections} WHERE ${collections.siteId} = ${sites.id})`,
  ),
});

export type SiteState = {
  liveRevision: number;
  /** What the navigation of the live pages shows. */
  navigationState: string;
  features: SiteFeatures;
  nextSequence: number;
};

export type Claim =
  | { outcome: 'idle' }
  | { outcome: 'busy'; leaseUntil: number }
  | {
      outcome: 'claimed';
      build: Build;
      /** Another publisher began it and may have stored pages already. */
      isTakenOver: boolean;
      site: SiteState;
      changes: Change[];
      /** Pages that were planned and are not done. */
      resumed: PageRef[];
    };

export const leaseMs = 10_000;

type ClaimInput = {
  siteId: string;
  buildId: string;
  leaseToken: string;
  now: number;
  /** Claim even without changes, for pages that an earlier deploy rendered. */
  force?: BuildTrigger;
};

/** Takes over a build whose lease expired, or starts one if something changed; one batch. */
export async function claimBuild(database: Database, input: ClaimInput): Promise<Claim> {
  const { siteId, leaseToken } = input;
  const undone = sql`SELECT ${plannedPage} FROM ${buildPages}
    WHERE ${buildPages.siteId} = ${siteId} AND ${buildPages.isDone} = 0 AND ${buildPages.revision} =
      (SELECT ${builds.revision} FROM ${builds} WHERE ${isRunning(siteId)})`;
  const [, running, site, pending, resumed] = await readEach(
    database,
    { ...nothing, queries: [takeOver(database, input), startBuild(input)] },
    firstRow(runningBuild, sql`SELECT ${runningBuild} FROM ${builds} WHERE ${isRunning(siteId)}`),
    siteStateRead(siteId),
    changesAfter(database, siteId, 0),
    rows(plannedPage, undone),
  );
  if (!running || !site) return { outcome: 'idle' };
  const { leaseUntil, ...build } = running;
  if (build.leaseToken !== leaseToken) return { outcome: 'busy', leaseUntil };
  const isTakenOver = build.id !== input.buildId;
  return { outcome: 'claimed', build, isTakenOver, site, changes: pending, resumed };
}

/** The status is a literal, so that SQLite can use the partial index of running builds. */
const isRunning = (siteId: string): SQL =>
  sql`${builds.siteId} = ${siteId} AND ${builds.status} = 'running'`;

const takeOver = (database: Database, { siteId, leaseToken, now }: ClaimInput): Statement =>
  database
    .update(builds)
    .set({ leaseToken, leaseUntil: now + leaseMs })
    .where(and(isRunning(siteId), lt(builds.leaseUntil, now)));

/** A new build inherits the failures of the one before: they stay true until the pages are rendered. */
function startBuild({ siteId, buildId, leaseToken, now, force }: ClaimInput): SQL {
  const hasChanges = sql`EXISTS (SELECT 1 FROM ${changes} WHERE ${changes.siteId} = ${siteId})`;
  const isWanted = force ? sql`1` : hasChanges;
  const row = selected(builds, {
    id: buildId,
    siteId: sites.id,
    revision: sql`(SELECT COALESCE(MAX(${builds.revision}), 0) + 1 FROM ${builds}
      WHERE ${builds.siteId} = ${siteId})`,
    trigger: sql`CASE WHEN ${hasChanges} THEN 'publish' ELSE ${force ?? 'publish'} END`,
    status: 'running',
    throughChangeId: 0,
    leaseToken,
    leaseUntil: now + leaseMs,
    failures: sql`COALESCE((SELECT ${builds.failures} ${newestLiveBuild(siteId)}), '[]')`,
    startedAt: now,
  });
  return sql`INSERT INTO ${row} FROM ${sites} WHERE ${sites.id} = ${siteId} AND ${isWanted}
    AND NOT EXISTS (SELECT 1 FROM ${builds} WHERE ${isRunning(siteId)})`;
}

/** The newest build that visitors saw. */
export const newestLiveBuild = (siteId: string): SQL =>
  sql`FROM ${builds} WHERE ${builds.siteId} = ${siteId} AND ${builds.status} = 'live'
      ORDER BY ${builds.revision} DESC LIMIT 1`;

export type News = { site: SiteState; changes: Change[] };

/** Changes that came after those a build has, and the site with them; null when the lease is lost. */
export async function readNews(database: Database, build: Build): Promise<News | null> {
  const { siteId, throughChangeId } = build;
  const lease = selection({ isHeld: truth(isHeld(build)) });
  const [held, site, fresh] = await readEach(
    database,
    firstRow(lease, sql`SELECT ${lease}`),
    siteStateRead(siteId),
    changesAfter(database, siteId, throughChangeId),
  );
  return site && held?.isHeld ? { site, changes: fresh } : null;
}

function changesAfter(database: Database, siteId: string, id: number): Read<Change[]> {
  const isNewer = and(eq(changes.siteId, siteId), gt(changes.id, id));
  const query = database.select(change.fields).from(changes).where(isNewer);
  return rows(change, query.orderBy(asc(changes.id)));
}

/** Ends the lease at once, so that the next publisher need not wait for it to expire. */
export async function releaseBuild(database: Database, build: Build): Promise<void> {
  const isOurs = and(eq(builds.id, build.id), eq(builds.leaseToken, build.leaseToken));
  await commit(database, [database.update(builds).set({ leaseUntil: 0 }).where(isOurs)]);
}

export const findSiteState = (database: Database, siteId: string): Promise<SiteState | null> =>
  read(database, siteStateRead(siteId));

function siteStateRead(siteId: string): Read<SiteState | null> {
  const query = sql`SELECT ${storedState} FROM ${sites} WHERE ${sites.id} = ${siteId}`;
  return mapped(firstRow(storedState, query), (stored) => {
    if (!stored) return null;
    const { settings, hasCollections, hasNewsletters, ...state } = stored;
    const features = siteFeatures(settings, { hasCollections, hasNewsletters });
    return { ...state, features };
  });
}

/** Condition of everything that a publisher writes, so that one that lost its lease writes nothing. */
export const isHeld = ({ id, leaseToken }: Build): SQL =>
  sql`EXISTS (SELECT 1 FROM ${builds} WHERE ${builds.id} = ${id}
      AND ${builds.leaseToken} = ${leaseToken} AND ${builds.status} = 'running')`;
