import { type SQL, sql } from 'drizzle-orm';
import {
  type BuildTrigger,
  buildTriggers,
  type PageFailure,
  type PageRef,
  type SiteFeatures,
  storedPageKinds,
} from '#domain/publishing.ts';
import { siteFeatures } from '#domain/site-features.ts';
import type { SiteSettings } from '#domain/site.ts';
import { defaultSiteSettings } from '#domain/site.ts';
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
  | { outcome: 'claimed'; build: Build; site: SiteState; changes: Change[]; resumed: PageRef[] };

export const leaseMs = 10_000;

type ClaimInput = {
  siteId: string;
  buildId: string;
  leaseToken: string;
  now: number;
  /** Claim even without changes, for pages that an earlier deploy rendered. */
  force?: BuildTrigger;
};

/** Takes over a build whose publisher died, or starts one if something changed; one batch. */
export async function claimBuild(database: Database, input: ClaimInput): Promise<Claim> {
  const { siteId, leaseToken, now } = input;
  const wanted = input.force
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM changes WHERE site_id = ${siteId})`;
  const results = await readAll(database, [
    sql`UPDATE builds SET lease_token = ${leaseToken}, lease_until = ${now + leaseMs}
        WHERE site_id = ${siteId} AND status = 'running' AND lease_until < ${now}`,
    sql`INSERT INTO builds (id, site_id, revision, "trigger", status, through_change_id, lease_token,
          lease_until, failures, started_at)
        SELECT ${input.buildId}, id,
          (SELECT COALESCE(MAX(revision), 0) + 1 FROM builds WHERE site_id = ${siteId}),
          ${input.force ?? 'publish'}, 'running', 0, ${leaseToken}, ${now + leaseMs}, '[]', ${now}
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
    site: readSiteState(siteRow),
    changes: readChanges(changeRows ?? []),
    resumed: (pageRows ?? []).map(readPageRef),
  };
}

/** Changes that came after those a build already has, and the site as it is with them. */
export async function readNews(
  database: Database,
  { siteId, throughChangeId }: Build,
): Promise<{ site: SiteState | null; changes: Change[] }> {
  const [siteRows, changeRows] = await readAll(database, [
    siteStateQuery(siteId),
    sql`SELECT id, "key" FROM changes WHERE site_id = ${siteId} AND id > ${throughChangeId} ORDER BY id`,
  ]);
  const [siteRow] = siteRows ?? [];
  return { site: siteRow ? readSiteState(siteRow) : null, changes: readChanges(changeRows ?? []) };
}

const siteStateQuery = (siteId: string) =>
  sql`SELECT s.revision, s.is_rolled_back, s.navigation_state, s.settings, s.next_sequence,
        EXISTS (SELECT 1 FROM collections WHERE site_id = s.id) AS has_collections
      FROM sites s WHERE s.id = ${siteId}`;

const isHeld = ({ id, leaseToken }: Build) =>
  sql`EXISTS (SELECT 1 FROM builds WHERE id = ${id} AND lease_token = ${leaseToken} AND status = 'running')`;

/** Writes down the pages of a large build, so that another publisher can go on with it. */
export function planStatements(build: Build, pages: PageRef[]): SQL[] {
  return [
    sql`INSERT OR REPLACE INTO build_pages (site_id, revision, path, kind, subject_id, is_done)
        SELECT ${build.siteId}, ${build.revision}, value ->> 'path', value ->> 'kind', value ->> 'subjectId', 0
        FROM json_each(${JSON.stringify(pages)}) WHERE ${isHeld(build)}`,
    sql`UPDATE builds SET through_change_id = ${build.throughChangeId}, is_whole = ${build.isWhole ? 1 : 0}
        WHERE id = ${build.id} AND lease_token = ${build.leaseToken}`,
  ];
}

/** A page as it will stand at the build's revision; a removed one has status 404 and no body. */
export type PageRow = PageRef & {
  status: number;
  contentType: string;
  location: string | null;
  hash: string;
  packKey: string;
  packOffset: number;
  packLength: number;
  contentSecurityPolicy: string;
};

export type Stage = {
  rows: PageRow[];
  /** Printed now, changed or not; their dependencies are recorded anew. */
  renderedPaths: string[];
  /** Tried, printed or not. */
  donePaths: string[];
  /** Pairs of key and path. */
  dependencies: [string, string][];
  renderer: string;
  now: number;
};

/** Lays rendered pages down at a revision nobody sees yet. */
export function stageStatements(build: Build, stage: Stage): SQL[] {
  const { siteId, revision } = build;
  const held = isHeld(build);
  const paths = JSON.stringify(stage.renderedPaths);
  return [
    sql`INSERT OR REPLACE INTO pages (site_id, path, revision, kind, subject_id, status, content_type,
          location, hash, pack_key, pack_offset, pack_length, content_security_policy, renderer, modified_at)
        SELECT ${siteId}, value ->> 'path', ${revision}, value ->> 'kind', value ->> 'subjectId',
          value ->> 'status', value ->> 'contentType', value ->> 'location', value ->> 'hash',
          value ->> 'packKey', value ->> 'packOffset', value ->> 'packLength',
          value ->> 'contentSecurityPolicy', ${stage.renderer}, ${stage.now}
        FROM json_each(${JSON.stringify(stage.rows)}) WHERE ${held}`,
    sql`DELETE FROM page_dependencies WHERE site_id = ${siteId}
          AND path IN (SELECT value FROM json_each(${paths})) AND ${held}`,
    sql`INSERT OR IGNORE INTO page_dependencies (site_id, "key", path)
        SELECT ${siteId}, value ->> 0, value ->> 1
        FROM json_each(${JSON.stringify(stage.dependencies)}) WHERE ${held}`,
    sql`UPDATE pages SET renderer = ${stage.renderer} WHERE site_id = ${siteId}
          AND path IN (SELECT value FROM json_each(${paths})) AND renderer <> ${stage.renderer} AND ${held}`,
    sql`UPDATE build_pages SET is_done = 1 WHERE site_id = ${siteId} AND revision = ${revision}
          AND path IN (SELECT value FROM json_each(${JSON.stringify(stage.donePaths)})) AND ${held}`,
    sql`UPDATE builds SET lease_until = ${stage.now + leaseMs}, pages_rendered = ${build.pagesRendered},
          pages_changed = ${build.pagesChanged}, failures = ${JSON.stringify(build.failures)}
        WHERE id = ${build.id} AND lease_token = ${build.leaseToken}`,
  ];
}

/** Pages that stand but are not part of a build of the whole site. */
export async function listSurplusPaths(database: Database, build: Build): Promise<string[]> {
  const [rows] = await readAll(database, [
    sql`SELECT path FROM (SELECT path, status, MAX(revision) FROM pages
          WHERE site_id = ${build.siteId} AND revision < ${build.revision} GROUP BY path)
        WHERE status <> 404 AND path NOT IN
          (SELECT path FROM build_pages WHERE site_id = ${build.siteId} AND revision = ${build.revision})`,
  ]);
  return (rows ?? []).map((row) => text(row['path']));
}

type Flip = { staged: SQL[]; navigationState: string; now: number; evenIfChanged: boolean };

/**
 * Shows the build: one update of the site's revision, refused when the lease was lost or when
 * something changed that the build does not have. Answers whether visitors see it now.
 */
export async function flip(
  database: Database,
  build: Build,
  { staged, navigationState, now, evenIfChanged }: Flip,
): Promise<boolean> {
  const { siteId, revision, throughChangeId } = build;
  const isComplete = evenIfChanged
    ? sql`1`
    : sql`NOT EXISTS (SELECT 1 FROM changes WHERE site_id = ${siteId} AND id > ${throughChangeId})`;
  const isShown = sql`(SELECT revision FROM sites WHERE id = ${siteId}) = ${revision}`;
  const counts = await commit(database, [
    ...staged,
    sql`UPDATE sites SET revision = ${revision}, is_rolled_back = 0, navigation_state = ${navigationState}
        WHERE id = ${siteId} AND ${isHeld(build)} AND ${isComplete}`,
    sql`DELETE FROM changes WHERE site_id = ${siteId} AND id <= ${throughChangeId} AND ${isShown}`,
    sql`UPDATE builds SET status = 'live', finished_at = ${now}, through_change_id = ${throughChangeId},
          pages_rendered = ${build.pagesRendered}, pages_changed = ${build.pagesChanged},
          failures = ${JSON.stringify(build.failures)}
        WHERE id = ${build.id} AND ${isShown}`,
    sql`DELETE FROM build_pages WHERE site_id = ${siteId} AND revision = ${revision} AND ${isShown}`,
  ]);
  return counts[staged.length] === 1;
}

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
