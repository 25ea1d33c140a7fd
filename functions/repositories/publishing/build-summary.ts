import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Publication } from '#domain/publishing/history/published-state.ts';
import type { PageChange, RecipeDeed } from '#domain/publishing/history/build-summary.ts';
import type { StoredPageKind } from '#domain/publishing/publishing.ts';
import { type Read, read } from '#functions/db/database.ts';
import { fieldsOf } from '#functions/db/json.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { publishedStates } from '#functions/db/schema/site/publishing/published-states.ts';
import { json, nullable, number, rows, selection, text, valueOf } from '#functions/db/selection.ts';
import { inList, type SiteScope } from '../scope.ts';
import { newestRevision } from './stored-pages.ts';

/** Titles that a summary names. */
const namedMax = 3;

const known = alias(publishedStates, 'known');

const recipeChange = selection({
  revision: number(sql`at_revision`),
  deed: text(sql`recipe_deed`),
  count: number(sql`count(*)`),
  titles: json<string[]>(
    sql`json_group_array(recipe_title ORDER BY place) FILTER (WHERE place <= ${sql.raw(String(namedMax))})`,
  ),
});
export type RecipeChange = { revision: number; deed: RecipeDeed; count: number; titles: string[] };

/** What became of recipes at each of some builds: each with what was known of it before. */
export function recipeChangesAt({ siteId }: SiteScope, revisions: number[]): Read<RecipeChange[]> {
  const after = fieldsOf<Publication>(sql`after_it`);
  const before = fieldsOf<Publication>(sql`before_it`);
  const isSame = sql`${after('version')} = ${before('version')}
    AND ${after('slug')} = ${before('slug')} AND ${after('publishedAt')} = ${before('publishedAt')}`;
  const query = sql`WITH steps AS (
      SELECT ${publishedStates.revision} AS at_revision, ${publishedStates.publication} AS after_it,
        (SELECT ${known.publication} FROM ${publishedStates} ${known}
          WHERE ${known.siteId} = ${siteId} AND ${known.subjectId} = ${publishedStates.subjectId}
            AND ${known.revision} < ${publishedStates.revision}
          ORDER BY ${known.revision} DESC LIMIT 1) AS before_it
      FROM ${publishedStates} WHERE ${publishedStates.siteId} = ${siteId}
        AND ${publishedStates.revision} ${inList(revisions)}
        AND ${publishedStates.settings} IS NULL),
    deeds AS (
      SELECT at_revision, coalesce(${after('title')}, ${before('title')}) AS recipe_title,
        CASE WHEN after_it IS NULL AND before_it IS NULL THEN NULL
          WHEN before_it IS NULL THEN 'published' WHEN after_it IS NULL THEN 'unpublished'
          WHEN ${isSame} THEN NULL
          WHEN ${after('isPremium')} > ${before('isPremium')} THEN 'premium'
          WHEN ${after('isPremium')} < ${before('isPremium')} THEN 'free'
          ELSE 'updated' END AS recipe_deed
      FROM steps),
    placed AS (SELECT *, row_number() OVER (PARTITION BY at_revision, recipe_deed
      ORDER BY recipe_title) AS place FROM deeds WHERE recipe_deed IS NOT NULL)
    SELECT ${recipeChange} FROM placed GROUP BY at_revision, recipe_deed`;
  const { queries, from } = rows(recipeChange, query);
  return {
    queries,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query spells the deeds
    from: (answered) => from(answered) as RecipeChange[],
  };
}

const before = alias(pages, 'before_it');
const kind = sql`CASE WHEN ${pages.kind} = 'gone' THEN ${before.kind} ELSE ${pages.kind} END`;
const subjectId = sql`coalesce(${pages.subjectId}, ${before.subjectId})`;
const change = sql`CASE WHEN ${pages.kind} = 'gone' THEN 'removed'
  WHEN ${before.kind} IS NULL OR ${before.kind} = 'gone' THEN 'added' ELSE 'changed' END`;

export type ChangedPage = {
  path: string;
  kind: StoredPageKind;
  title: string | null;
  change: PageChange;
};

/** Pages that a build changed, those of recipes first, as far as their versions are kept. */
export async function listChangedPages(scope: SiteScope, revision: number): Promise<ChangedPage[]> {
  const { db, siteId } = scope;
  const changedPage = selection({
    path: pages.path,
    kind: valueOf(pages.kind, kind),
    title: nullable(text(titleAt(scope, revision))),
    change: text(change),
  });
  const version = newestRevision({ siteId, path: pages.path, through: revision - 1 });
  const query = sql`SELECT ${changedPage} FROM ${pages}
    LEFT JOIN ${pages} ${before} ON ${before.siteId} = ${siteId}
      AND ${before.path} = ${pages.path} AND ${before.revision} = ${version}
    WHERE ${pages.siteId} = ${siteId} AND ${pages.revision} = ${revision}
      AND NOT (${pages.kind} = 'gone' AND ${before.kind} IS NULL)
    ORDER BY ${kind} = 'recipe' DESC, ${kind} = 'collection' DESC, ${pages.path}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query spells the changes
  return (await read(db, rows(changedPage, query))) as ChangedPage[];
}

/** A recipe's at the time, a collection's now. */
function titleAt({ siteId }: SiteScope, revision: number): SQL {
  const title = fieldsOf<Publication>(sql`${known.publication}`)('title');
  const ofRecipe = sql`(SELECT ${title} FROM ${publishedStates} ${known}
    WHERE ${known.siteId} = ${siteId} AND ${known.subjectId} = ${subjectId}
      AND ${known.revision} <= ${revision} AND ${known.publication} IS NOT NULL
    ORDER BY ${known.revision} DESC LIMIT 1)`;
  const ofCollection = sql`(SELECT ${collections.title} FROM ${collections}
    WHERE ${collections.id} = ${subjectId} AND +${collections.siteId} = ${siteId})`;
  return sql`CASE ${kind} WHEN 'recipe' THEN ${ofRecipe} WHEN 'collection' THEN ${ofCollection} END`;
}
