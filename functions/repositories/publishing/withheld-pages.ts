import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { NamedSubjects, PageRef } from '#domain/publishing/publishing.ts';
import type { RecipeCardContent } from '#domain/recipe/recipe.ts';
import { type Database, read } from '#functions/db/database.ts';
import { fieldsOf, jsonElement } from '#functions/db/json.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { newsletterSends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { rows, selection, text } from '#functions/db/selection.ts';
import { bare } from '#functions/db/writing.ts';
import { isOnSite } from './archived-newsletters.ts';
import type { Build } from './builds.ts';
import { newestRevision } from './stored-pages.ts';

const cardField = fieldsOf<RecipeCardContent>(sql`${recipeCards.content}`);
const isPremium = sql`EXISTS (SELECT 1 FROM ${recipeCards}
  WHERE ${recipeCards.recipeId} = ${recipes.id} AND ${cardField('privacySetting')} <> 'public')`;

type VersionColumn = 'path' | 'kind' | 'subjectId' | 'status' | 'namedSubjects';

/** Versions of pages in a table of a WITH clause, under the names of their columns. */
function versionsIn<Name extends string>(name: Name) {
  const { path, revision, kind, subjectId, status, namedSubjects } = alias(pages, name);
  return { path, revision, kind, subjectId, status, namedSubjects };
}

/** What such a table is made of. */
const columnsOf = (versions: Record<VersionColumn, Column>): SQL => {
  const { path, kind, subjectId, status, namedSubjects } = versions;
  const columns = [path, kind, subjectId, status, namedSubjects];
  return sql.join(
    columns.map((each) => sql`${each} AS ${bare(each)}`),
    sql`, `,
  );
};

/** A table of a WITH clause: of each path the newest version among some, also one that went away. */
const newestVersions = (name: string, siteId: string, among: SQL): SQL =>
  sql`${sql.identifier(name)} AS MATERIALIZED (
    SELECT ${columnsOf(pages)}, MAX(${pages.revision}) AS ${bare(pages.revision)} FROM ${pages}
    WHERE ${pages.siteId} = ${siteId} AND ${among} GROUP BY ${pages.path})`;

/** The versions that `refusedAmongConsidered` judges. */
const considered = versionsIn('considered');

const list = jsonElement('list');

/** A list of those that a page names, by what the page shows of them. */
const listName = (name: keyof NamedSubjects): SQL => sql.raw(`'${name}'`);

/**
 * Tables of a WITH clause above one called `considered`, whose rows are versions of a site's pages:
 * `refused` holds the paths of those that show more of a recipe, a collection or a newsletter than everyone may
 * see now. Of a version that nobody noted the names of, only its own recipe is known.
 */
function refusedAmongConsidered(siteId: string): SQL {
  return sql`named AS MATERIALIZED (
      SELECT ${considered.path} AS naming_path, ${list.key} AS list_name, each.value AS named_id
      FROM considered, json_each(CASE
          WHEN ${considered.namedSubjects} IS NULL AND ${considered.kind} = 'recipe'
          THEN json_object(${listName('open')}, json_array(${considered.subjectId}))
          ELSE ${considered.namedSubjects} END) ${list},
        json_each(${list.value}) each),
    subjects AS (SELECT DISTINCT list_name, named_id FROM named),
    withheld AS MATERIALIZED (
      SELECT list_name, named_id FROM subjects WHERE NOT CASE list_name
        WHEN ${listName('collections')} THEN EXISTS (SELECT 1 FROM ${collections}
          WHERE ${collections.id} = named_id AND +${collections.siteId} = ${siteId})
        WHEN ${listName('newsletters')} THEN EXISTS (SELECT 1 FROM ${newsletterSends}
          WHERE ${newsletterSends.id} = named_id AND +${newsletterSends.siteId} = ${siteId}
          AND ${isOnSite})
        ELSE EXISTS (SELECT 1 FROM ${recipes}
          WHERE ${recipes.id} = named_id AND +${recipes.siteId} = ${siteId}
          AND +${recipes.publishedAt} IS NOT NULL
          AND (list_name = ${listName('locked')} OR NOT ${isPremium}))
        END),
    refused AS MATERIALIZED (
      SELECT ${considered.path} AS refused_path FROM considered WHERE ${considered.status} = 503
      UNION SELECT naming_path FROM withheld JOIN named
        ON named.list_name = withheld.list_name AND named.named_id = withheld.named_id)`;
}

/** Below `refusedAmongConsidered`: whether a version must not be shown. */
const isRefused = ({ path }: { path: Column }): SQL =>
  sql`${path} IN (SELECT refused_path FROM refused)`;

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
  const newest = newestRevision({ siteId, path: sql`asked.value`, through: revision });
  const refused = selection({ path: text(sql`refused_path`) });
  const query = sql`WITH considered AS MATERIALIZED (
      SELECT ${columnsOf(pages)} FROM json_each(${JSON.stringify(paths)}) asked
      CROSS JOIN ${pages} ON ${pages.siteId} = ${siteId} AND ${pages.path} = asked.value
        AND ${pages.revision} = ${newest}
      WHERE ${pages.kind} <> 'gone'),
    ${refusedAmongConsidered(siteId)}
    SELECT ${refused} FROM refused
    UNION SELECT ${considered.path} FROM considered WHERE ${considered.namedSubjects} IS NULL`;
  return new Set((await read(database, rows(refused, query))).map(({ path }) => path));
}

/** Of a change of very many recipes, the rest waits for the build that has it. */
const withheldAtOnceMax = 300;

const standing = versionsIn('standing');

const consideredRef = selection({
  path: considered.path,
  kind: considered.kind,
  subjectId: considered.subjectId,
});

/**
 * Pages that show at a revision what of some recipes must not be shown any more. The feed, which
 * names nobody, is among them as soon as there is another.
 */
export function listRefusedPages(
  database: Database,
  { siteId, revision }: Pick<Build, 'siteId' | 'revision'>,
  recipeIds: string[],
): Promise<PageRef[]> {
  const isShown = sql`${pages.revision} <= ${revision}`;
  const query = sql`WITH ${newestVersions('standing', siteId, isShown)},
    considered AS MATERIALIZED (
      SELECT ${columnsOf(standing)} FROM standing
      WHERE ${standing.kind} <> 'gone' AND (${standing.kind} = 'feed' OR EXISTS (
        SELECT 1 FROM json_each(${JSON.stringify(recipeIds)}) changed
        WHERE ${standing.subjectId} = changed.value
          OR instr(${standing.namedSubjects}, changed.value) > 0))),
    ${refusedAmongConsidered(siteId)}
    SELECT ${consideredRef} FROM considered WHERE ${isRefused(considered)}
      OR (${considered.kind} = 'feed' AND EXISTS (SELECT 1 FROM refused))
    LIMIT ${withheldAtOnceMax}`;
  return read(database, rows(consideredRef, query));
}
