import { type SQL, sql } from 'drizzle-orm';
import {
  type BuildTrigger,
  buildTriggers,
  type PageFailure,
  type PageRef,
  type SiteFeatures,
  storedPageKinds,
} from '#domain/publishing/publishing.ts';
import { siteFeatures } from '#domain/site/site-features.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { commit, type Database, readAll } from '#functions/db/database.ts';
import { oneOf, parse, type Row, text } from './rows.ts';

/** A build that this publisher holds, and what it found when it took it. */
export type Build = {
  id: string;
  siteId: string;
  revision: number;
  trigger: BuildTrigger;
  leaseToken: string;
  throughChangeId: number;
  isWhole: boolean;
  failures: PageFailure[];
  pagesRendered: number;
  pagesChanged: number;
};

export type Change = { id: number; key: string };

export type SiteState = {
  liveRevision: number;
  isRolledBack: boolean;
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
      /** Another publisher began it and may have laid down pages already. */
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

/**
 * Takes over a build whose publisher died, or starts one if something changed; one batch. A new
 * build inherits the failures of the one before: they stay true until the pages are printed.
 */
export async function claimBuild(database: Database, input: ClaimInput): Promise<Claim> {
  const { siteId, leaseToken, now } = input;
  const hasChanges = sql`EXISTS (SELECT 1 FROM changes WHERE site_id = ${siteId})`;
  const wanted = input.force ? sql`(is_rolled_back = 0 OR ${hasChanges})` : hasChanges;
  const trigger = sql`CASE WHEN ${hasChanges} THEN 'publish' ELSE ${input.force ?? 'publish'} END`;
  const failures = sql`(SELECT failures FROM builds WHERE site_id = ${siteId} AND status = 'live'
    AND restored_revision IS NULL ORDER BY revision DESC LIMIT 1)`;
  const results = await readAll(database, [
    sql`UPDATE builds SET lease_token = ${leaseToken}, lease_until = ${now + leaseMs}
        WHERE site_id = ${siteId} AND status = 'running' AND lease_until < ${now}`,
    sql`INSERT INTO builds (id, site_id, revision, "trigger", status, through_change_id, lease_token,
          lease_until, failures, started_at)
        SELECT ${input.buildId}, id,
          (SELECT COALESCE(MAX(revision), 0) + 1 FROM builds WHERE site_id = ${siteId}),
          ${trigger}, 'running', 0, ${leaseToken}, ${now + leaseMs}, COALESCE(${failures}, '[]'), ${now}
        FROM sites WHERE id = ${siteId} AND ${wanted}
          AND NOT EXISTS (SELECT 1 FROM builds WHERE site_id = ${siteId} AND status = 'running')`,
    sql`SELECT * FROM builds WHERE site_id = ${siteId} AND status = 'running'`,
    siteStateQuery(siteId),
    sql`SELECT id, "key" FROM changes WHERE site_id = ${siteId} ORDER BY id`,
    sql`SELECT path, kind, subject_id FROM build_pages WHERE site_id = ${siteId} AND is_done = 0
          AND revision = (SELECT revision FROM builds WHERE site_id = ${siteId} AND status = 'running')`,
  ]);
  const [, , buildRows, siteRows, changeRows, pageRows] = results;
  const [buildRow] = buildRows ?? [];
  const [siteRow] = siteRows ?? [];
  if (!buildRow || !siteRow) return { outcome: 'idle' };
  if (buildRow['lease_token'] !== leaseToken) {
    return { outcome: 'busy', leaseUntil: Number(buildRow['lease_until']) };
  }
  return {
    outcome: 'claimed',
    build: readBuild(buildRow),
    isTakenOver: buildRow['id'] !== input.buildId,
    site: readSiteState(siteRow),
    changes: readChanges(changeRows ?? []),
    resumed: (pageRows ?? []).map(readPageRef),
  };
}

export type News = { site: SiteState; changes: Change[] };

/** Changes that came after those a build has, and the site with them; null when the build is lost. */
export async function readNews(database: Database, build: Build): Promise<News | null> {
  const { siteId, throughChangeId } = build;
  const [heldRows, siteRows, changeRows] = await readAll(database, [
    sql`SELECT ${isHeld(build)} AS is_held`,
    siteStateQuery(siteId),
    sql`SELECT id, "key" FROM changes WHERE site_id = ${siteId} AND id > ${throughChangeId} ORDER BY id`,
  ]);
  const [siteRow] = siteRows ?? [];
  if (!siteRow || Number(heldRows?.[0]?.['is_held']) !== 1) return null;
  return { site: readSiteState(siteRow), changes: readChanges(changeRows ?? []) };
}

/** Leaves a build to whoever comes next, without a wait for its lease to run out. */
export async function releaseBuild(database: Database, { id, leaseToken }: Build): Promise<void> {
  await commit(database, [
    sql`UPDATE builds SET lease_until = 0 WHERE id = ${id} AND lease_token = ${leaseToken}`,
  ]);
}

export async function findSiteState(database: Database, siteId: string): Promise<SiteState | null> {
  const [[row] = []] = await readAll(database, [siteStateQuery(siteId)]);
  return row ? readSiteState(row) : null;
}

const siteStateQuery = (siteId: string) =>
  sql`SELECT s.revision, s.is_rolled_back, s.navigation_state, s.settings, s.next_sequence,
        EXISTS (SELECT 1 FROM collections WHERE site_id = s.id) AS has_collections
      FROM sites s WHERE s.id = ${siteId}`;

/** Whatever a publisher writes hangs on this, so that one that lost its build writes nothing. */
export const isHeld = ({ id, leaseToken }: Build): SQL =>
  sql`EXISTS (SELECT 1 FROM builds WHERE id = ${id} AND lease_token = ${leaseToken} AND status = 'running')`;

function readBuild(row: Row): Build {
  return {
    id: text(row['id']),
    siteId: text(row['site_id']),
    revision: Number(row['revision']),
    trigger: oneOf(buildTriggers, row['trigger']),
    leaseToken: text(row['lease_token']),
    throughChangeId: Number(row['through_change_id']),
    isWhole: Number(row['is_whole']) === 1,
    failures: parse<PageFailure[]>(row['failures']),
    pagesRendered: Number(row['pages_rendered']),
    pagesChanged: Number(row['pages_changed']),
  };
}

function readSiteState(row: Row): SiteState {
  const settings = { ...defaultSiteSettings, ...parse<SiteSettings>(row['settings']) };
  return {
    liveRevision: Number(row['revision']),
    isRolledBack: Number(row['is_rolled_back']) === 1,
    navigationState: text(row['navigation_state']),
    features: siteFeatures(settings, Number(row['has_collections']) === 1),
    nextSequence: Number(row['next_sequence']),
  };
}

const readChanges = (rows: Row[]): Change[] =>
  rows.map((row) => ({ id: Number(row['id']), key: text(row['key']) }));

export function readPageRef(row: Row): PageRef {
  return {
    path: text(row['path']),
    kind: oneOf(storedPageKinds, row['kind']),
    subjectId: row['subject_id'] === null ? null : text(row['subject_id']),
  };
}
