import { type SQL, sql } from 'drizzle-orm';
import {
  type ChangeKey,
  gonePage,
  type NamedSubjects,
  type PageRef,
} from '#domain/publishing/publishing.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { type Build, isHeld, leaseMs } from './builds.ts';

/** A page as it will stand at the build's revision; a removed one has no body. */
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
  /** Null for what is not printed from a model. */
  modelHash: string | null;
};

/** What a page is made of, a gone one of nothing, and by what it is known again. */
export type MadeOf = { path: string; keys: ChangeKey[]; digest: string };

export type Stage = {
  rows: PageRow[];
  /** Pairs of path and hash: another model, from which the same was printed. */
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
export function planStatements(build: Build, pages: PageRef[]): SQL[] {
  const { siteId, revision } = build;
  return [
    ...listsOf(pages).map(
      (
        list,
      ) => sql`INSERT OR REPLACE INTO build_pages (site_id, revision, path, kind, subject_id, is_done)
        SELECT ${siteId}, ${revision}, value ->> 'path', value ->> 'kind', value ->> 'subjectId', 0
        FROM json_each(${list}) WHERE ${isHeld(build)}`,
    ),
    sql`UPDATE builds SET through_change_id = ${build.throughChangeId}, is_whole = ${build.isWhole ? 1 : 0}
        WHERE id = ${build.id} AND lease_token = ${build.leaseToken}`,
  ];
}

/** Forgets what a build had planned before it was planned anew from the whole site. */
export function forgetPlan(build: Build): SQL {
  return sql`DELETE FROM build_pages WHERE site_id = ${build.siteId}
    AND revision = ${build.revision} AND ${isHeld(build)}`;
}

/** Lays rendered pages down at a revision nobody sees yet; the last statement tells of the lease. */
export function stageStatements(build: Build, stage: Stage): SQL[] {
  const { siteId, revision } = build;
  const held = isHeld(build);
  const tried = JSON.stringify(stage.triedPaths);
  return [
    ...listsOf(stage.rows).map(
      (list) => sql`INSERT OR REPLACE INTO pages (site_id, path, revision, kind, subject_id, status,
          content_type, location, hash, pack_key, pack_offset, pack_length, content_security_policy,
          named_subjects, model_hash, renderer, modified_at)
        SELECT ${siteId}, value ->> 'path', ${revision}, value ->> 'kind', value ->> 'subjectId',
          value ->> 'status', value ->> 'contentType', value ->> 'location', value ->> 'hash',
          value ->> 'packKey', value ->> 'packOffset', value ->> 'packLength',
          value ->> 'contentSecurityPolicy', value ->> 'namedSubjects', value ->> 'modelHash',
          ${stage.renderer}, ${stage.now}
        FROM json_each(${list}) WHERE ${held}`,
    ),
    ...listsOf(stage.dependencies).flatMap((list) => dependencyStatements(build, list)),
    ...listsOf(stage.newModels).map(
      (list) => sql`UPDATE pages SET model_hash = model.value ->> 1 FROM json_each(${list}) model
        WHERE pages.site_id = ${siteId} AND pages.path = model.value ->> 0 AND ${held} AND pages.revision =
          (SELECT MAX(revision) FROM pages standing
            WHERE standing.site_id = ${siteId} AND standing.path = model.value ->> 0
              AND standing.revision <= ${revision})`,
    ),
    // A page that cannot be printed counts as seen by this deploy, or a refresh would never end.
    sql`UPDATE pages SET renderer = ${stage.renderer} WHERE site_id = ${siteId}
          AND path IN (SELECT value FROM json_each(${tried})) AND renderer <> ${stage.renderer} AND ${held}`,
    sql`UPDATE build_pages SET is_done = 1 WHERE site_id = ${siteId} AND revision = ${revision}
          AND path IN (SELECT value FROM json_each(${tried})) AND ${held}`,
    sql`UPDATE builds SET lease_until = ${stage.now + leaseMs}, pages_rendered = ${build.pagesRendered},
          pages_changed = ${build.pagesChanged}, failures = ${JSON.stringify(build.failures)}
        WHERE id = ${build.id} AND lease_token = ${build.leaseToken} AND status = 'running'`,
  ];
}

/**
 * Few edits change what a page is made of, so only the difference is written. The index is named,
 * because SQLite would otherwise walk through the keys of the whole site.
 */
function dependencyStatements(build: Build, list: string): SQL[] {
  const { siteId } = build;
  return [
    sql`WITH listed AS MATERIALIZED
          (SELECT value ->> 'path' AS path, value -> 'keys' AS keys FROM json_each(${list}))
        DELETE FROM page_dependencies INDEXED BY page_dependencies_path WHERE site_id = ${siteId}
          AND path IN (SELECT listed.path FROM listed)
          AND ("key", path) NOT IN
            (SELECT made_of.value, listed.path FROM listed, json_each(listed.keys) made_of)
          AND ${isHeld(build)}`,
    sql`INSERT OR IGNORE INTO page_dependencies (site_id, "key", path)
        SELECT ${siteId}, made_of.value, listed.value ->> 'path'
        FROM json_each(${list}) listed, json_each(listed.value, '$.keys') made_of
        WHERE ${isHeld(build)}`,
    sql`INSERT OR REPLACE INTO page_dependency_digests (site_id, path, digest)
        SELECT ${siteId}, value ->> 'path', value ->> 'digest' FROM json_each(${list})
        WHERE ${isHeld(build)}`,
  ];
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
  // Only while the build is held: a publisher that woke up late finds its revision shown by another.
  const isShown = sql`(SELECT revision FROM sites WHERE id = ${siteId}) = ${revision} AND ${isHeld(build)}`;
  const counts = await commit(database, [
    ...staged,
    sql`UPDATE sites SET revision = ${revision}, is_rolled_back = 0, navigation_state = ${navigationState}
        WHERE id = ${siteId} AND ${isHeld(build)} AND ${isComplete}`,
    sql`DELETE FROM changes WHERE site_id = ${siteId} AND id <= ${throughChangeId} AND ${isShown}`,
    sql`DELETE FROM build_pages WHERE site_id = ${siteId} AND revision = ${revision} AND ${isShown}`,
    sql`UPDATE builds SET status = 'live', finished_at = ${now}, through_change_id = ${throughChangeId},
          pages_rendered = ${build.pagesRendered}, pages_changed = ${build.pagesChanged},
          failures = ${JSON.stringify(build.failures)}
        WHERE id = ${build.id} AND ${isShown}`,
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
