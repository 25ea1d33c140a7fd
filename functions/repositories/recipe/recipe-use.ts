import { type SQL, sql } from 'drizzle-orm';
import type { Id, SiteId } from '#domain/ids.ts';
import { recipes } from '#functions/db/schema/recipes.ts';

/** Whether the working copy or the snapshot of any recipe of the site names an id. */
export const isUsedByRecipe = (siteId: SiteId, id: Id): SQL =>
  sql`EXISTS (SELECT 1 FROM ${recipes} WHERE ${recipes.siteId} = ${siteId}
    AND (instr(${recipes.content}, ${id}) > 0 OR instr(${recipes.published}, ${id}) > 0))`;
