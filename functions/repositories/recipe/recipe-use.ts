import { type SQL, sql } from 'drizzle-orm';
import type { SiteId } from '#domain/ids.ts';
import { historyNames } from '#functions/db/schema/site/recipe/recipe-history.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';

/**
 * Whether any revision of any recipe of the site names one of the ids that a query finds, or one
 * that is kept does, of ingredients and equipment.
 */
export const isUsedByRecipe = (siteId: SiteId, ids: SQL): SQL =>
  sql`(EXISTS (SELECT 1 FROM ${historyNames} WHERE ${historyNames.entryId} IN (${ids}))
    OR EXISTS (WITH names (name) AS MATERIALIZED (${ids}) SELECT 1 FROM ${recipes}
    JOIN ${recipeRevisions} ON ${recipeRevisions.recipeId} = ${recipes.id}
    CROSS JOIN names
    WHERE ${recipes.siteId} = ${siteId} AND instr(${recipeRevisions.content}, name) > 0))`;
