import { type SQL, sql } from 'drizzle-orm';
import type { Id, SiteId } from '#domain/ids.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipes.ts';

/** Whether any revision of any recipe of the site names an id. */
export const isUsedByRecipe = (siteId: SiteId, id: Id): SQL =>
  sql`EXISTS (SELECT 1 FROM ${recipes}
    JOIN ${recipeRevisions} ON ${recipeRevisions.recipeId} = ${recipes.id}
    WHERE ${recipes.siteId} = ${siteId} AND instr(${recipeRevisions.content}, ${id}) > 0)`;
