import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { RecipeId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement } from '#functions/db/json.ts';
import { publishedStates } from '#functions/db/schema/site/publishing/published-states.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import { inList, type SiteScope } from '../scope.ts';
import { workingContent } from './recipe-content.ts';

const shown = selection({
  recipeId: recipes.id,
  version: recipeRevisions.version,
  content: recipeRevisions.content,
});

export type ShownRevision = RowOf<typeof shown>;

/** What visitors see of working copies, or are to see, where that is another revision. */
export const shownRevisions = ({ siteId }: SiteScope, ids: RecipeId[]) =>
  rows(
    shown,
    sql`SELECT ${shown} FROM ${recipes}
      LEFT JOIN ${recipeSchedules} ON ${recipeSchedules.recipeId} = ${recipes.id}
      JOIN ${recipeRevisions} ON ${recipeRevisions.recipeId} = ${recipes.id}
        AND ${recipeRevisions.version} IN (${recipes.publishedVersion}, ${recipeSchedules.version})
        AND ${recipeRevisions.version} <> ${recipes.version}
      WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(ids)}`,
  );

/** A working copy, and the revisions that visitors would not tell from it. */
type Alike = { id: RecipeId; sameAs?: readonly number[] };

const alike = jsonElement('alike');
const ofAlike = fieldsOf<Required<Alike>>(sql`${alike.value}`);
const same = jsonElement('same');

/** Behind a save of working copies: those that say what is shown of them are what is shown. */
export function settleAlike(scope: SiteScope, copies: readonly Alike[]): Statement[] {
  const found = copies.flatMap(({ id, sameAs = [] }) =>
    sameAs.length > 0 ? [{ id, sameAs }] : [],
  );
  if (found.length === 0) return [];
  const isSame = (version: SQL) =>
    sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(found)}) ${alike},
        json_each(${ofAlike('sameAs')}) ${same}
      WHERE ${ofAlike('id')} = ${recipes.id} AND ${same.value} = ${version})`;
  return settle(
    scope,
    found.map(({ id }) => id),
    isSame,
  );
}

const stored = alias(recipeRevisions, 'stored');

/** The same behind an edit in the database, where what is stored is compared. */
export const settleEdited = (scope: SiteScope, ids: RecipeId[]): Statement[] =>
  settle(
    scope,
    ids,
    (version) => sql`EXISTS (SELECT 1 FROM ${recipeRevisions} ${stored}, ${workingContent.of}
      AND ${stored.recipeId} = ${recipes.id} AND ${stored.version} = ${version}
      AND ${stored.content} = ${workingContent.content})`,
  );

/**
 * The version changes and nothing that visitors see, so that no build follows. Builds that showed the
 * former version count as having shown this one, else going back to them would seem to change it.
 */
function settle(
  { db, siteId }: SiteScope,
  ids: RecipeId[],
  isSame: (version: SQL) => SQL,
): Statement[] {
  const ofThem = sql`+${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(ids)}`;
  const published = sql`${recipes.publishedVersion}`;
  const isShown = sql`${ofThem} AND ${published} <> ${recipes.version} AND ${isSame(published)}`;
  const scheduled = sql`${recipeSchedules.version}`;
  const publication = sql`json_set(${publishedStates.publication}, '$.version', ${recipes.version})`;
  return [
    db
      .update(publishedStates)
      .set({ publication })
      .from(recipes)
      .where(
        sql`${publishedStates.siteId} = ${siteId} AND ${publishedStates.subjectId} = ${recipes.id}
          AND ${publishedStates.publication} ->> 'version' = ${published} AND ${isShown}`,
      ),
    db
      .update(recipes)
      .set({ publishedVersion: sql`${recipes.version}`, takenBack: null })
      .where(isShown),
    db
      .update(recipeSchedules)
      .set({ version: sql`${recipes.version}` })
      .from(recipes)
      .where(
        sql`${recipeSchedules.recipeId} = ${recipes.id} AND ${ofThem}
          AND ${scheduled} <> ${recipes.version} AND ${isSame(scheduled)}`,
      ),
  ];
}
