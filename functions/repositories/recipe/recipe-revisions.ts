import { type SQL, sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { DeletedPlaces } from '#domain/recipe/deleted-recipe.ts';
import type { Statement } from '#functions/db/database.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { undoRevisions } from '#functions/db/schema/site/undo-actions.ts';
import { selected } from '#functions/db/writing.ts';
import { isKeptForRollback } from '../publishing/published-states.ts';
import { inList, type SiteScope } from '../scope.ts';

const publishedVersion = sql.raw("'publishedVersion'" satisfies `'${keyof DeletedPlaces}'`);

type NewRevisions = { rows: SQL; id: SQL; content: SQL };

/** The content of each row, as the version that its recipe has now. */
export const addRevisions = (siteId: string, { rows, id, content }: NewRevisions): Statement =>
  sql`INSERT INTO ${selected(recipeRevisions, {
    recipeId: recipes.id,
    version: recipes.version,
    content,
  })} FROM ${rows} JOIN ${recipes} ON +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${id}`;

/**
 * After a change of versions: what is neither the working copy nor scheduled nor published, now or
 * before it was deleted, nor kept for an undo or a rollback, goes.
 */
export const pruneRevisions = ({ db, siteId }: SiteScope, recipeIds: RecipeId[]): Statement =>
  db.delete(recipeRevisions).where(
    sql`${recipeRevisions.recipeId} ${inList(recipeIds)} AND EXISTS (SELECT 1 FROM ${recipes}
      WHERE ${recipes.id} = ${recipeRevisions.recipeId} AND +${recipes.siteId} = ${siteId}
        AND ${recipes.version} <> ${recipeRevisions.version}
        AND ${recipes.publishedVersion} IS NOT ${recipeRevisions.version}
        AND ${recipes.deletedPlaces} ->> ${publishedVersion} IS NOT ${recipeRevisions.version})
      AND NOT ${isKeptForRollback(recipeRevisions.recipeId, recipeRevisions.version)}
      AND NOT EXISTS (SELECT 1 FROM ${undoRevisions}
        WHERE ${undoRevisions.recipeId} = ${recipeRevisions.recipeId}
          AND ${undoRevisions.version} = ${recipeRevisions.version})
      AND NOT EXISTS (SELECT 1 FROM ${recipeSchedules}
        WHERE ${recipeSchedules.recipeId} = ${recipeRevisions.recipeId}
          AND ${recipeSchedules.version} = ${recipeRevisions.version})`,
  );
