import { type SQL, sql } from 'drizzle-orm';
import type { PageRef } from '#domain/publishing/publishing.ts';
import { type Database, readAll } from '#functions/db/database.ts';
import { type Build, readPageRef } from './builds.ts';
import { text } from './rows.ts';

/** What cannot be read says nothing of a lock, so it withholds nothing. */
const isPremium = sql`(CASE WHEN json_valid(r.published)
  THEN coalesce(r.published ->> '$.privacySetting', 'public') ELSE 'public' END <> 'public')`;

/** A table of a WITH clause: of each path the newest version among some, also one that went away. */
export function newestVersions(name: string, siteId: string, among: SQL): SQL {
  return sql`${sql.raw(name)} AS MATERIALIZED (
    SELECT path, MAX(revision) AS revision, kind, subject_id, status, named_subjects FROM pages
    WHERE site_id = ${siteId} AND ${among} GROUP BY path)`;
}

/**
 * Tables of a WITH clause above one called `considered`, whose rows are versions of a site's pages:
 * `refused` holds the paths of those that show more of a recipe or a collection than everyone may
 * see now. Of a version that nobody noted the names of, only its own recipe is known.
 */
export function refusedAmongConsidered(siteId: string): SQL {
  return sql`named AS MATERIALIZED (
      SELECT c.path, list."key" AS list, each.value AS id FROM considered c,
        json_each(CASE WHEN c.named_subjects IS NULL AND c.kind = 'recipe'
          THEN json_object('open', json_array(c.subject_id)) ELSE c.named_subjects END) list,
        json_each(list.value) each),
    subjects AS (SELECT DISTINCT list, id FROM named),
    withheld AS MATERIALIZED (
      SELECT list, id FROM subjects subject WHERE NOT CASE subject.list
        WHEN 'collections' THEN
          EXISTS (SELECT 1 FROM collections c WHERE c.id = subject.id AND +c.site_id = ${siteId})
        ELSE EXISTS (SELECT 1 FROM recipes r WHERE r.id = subject.id AND +r.site_id = ${siteId}
          AND +r.published_at IS NOT NULL
          AND (subject.list = 'locked' OR NOT ${isPremium}))
        END),
    refused AS MATERIALIZED (
      SELECT path FROM considered WHERE status = 503
      UNION SELECT n.path FROM withheld w JOIN named n ON n.list = w.list AND n.id = w.id)`;
}

/**
 * Which of some paths show now what must not be shown any more, or may: of some pages, such as a
 * sitemap, nobody notes whom they name.
 */
export async function listRefusedPaths(
  database: Database,
  { siteId, revision }: Pick<Build, 'siteId' | 'revision'>,
  paths: string[],
): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const [rows] = await readAll(database, [
    sql`WITH considered AS MATERIALIZED (
        SELECT p.path, p.kind, p.subject_id, p.status, p.named_subjects
        FROM json_each(${JSON.stringify(paths)}) asked
        CROSS JOIN pages p ON p.site_id = ${siteId} AND p.path = asked.value AND p.revision =
          (SELECT MAX(revision) FROM pages WHERE site_id = ${siteId} AND path = asked.value
             AND revision <= ${revision})
        WHERE p.kind <> 'gone'),
      ${refusedAmongConsidered(siteId)}
      SELECT path FROM refused UNION SELECT path FROM considered WHERE named_subjects IS NULL`,
  ]);
  return new Set((rows ?? []).map((row) => text(row['path'])));
}

/** Of a change of very many recipes, the rest waits for the build that has it. */
const withheldAtOnceMax = 300;

/**
 * Pages that show at a revision what of some recipes must not be shown any more. The feed, which
 * names nobody, is among them as soon as there is another.
 */
export async function listRefusedPages(
  database: Database,
  { siteId, revision }: Pick<Build, 'siteId' | 'revision'>,
  recipeIds: string[],
): Promise<PageRef[]> {
  const [rows] = await readAll(database, [
    sql`WITH ${newestVersions('standing', siteId, sql`revision <= ${revision}`)},
      considered AS MATERIALIZED (
        SELECT path, kind, subject_id, status, named_subjects FROM standing
        WHERE kind <> 'gone' AND (kind = 'feed' OR EXISTS (
          SELECT 1 FROM json_each(${JSON.stringify(recipeIds)}) recipe
          WHERE subject_id = recipe.value OR instr(named_subjects, recipe.value) > 0))),
      ${refusedAmongConsidered(siteId)}
      SELECT path, kind, subject_id FROM considered
      WHERE path IN (SELECT path FROM refused) OR (kind = 'feed' AND EXISTS (SELECT 1 FROM refused))
      LIMIT ${withheldAtOnceMax}`,
  ]);
  return (rows ?? []).map(readPageRef);
}
