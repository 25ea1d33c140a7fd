import { sql } from 'drizzle-orm';
import type { RecipeId, UserId } from '#domain/ids.ts';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column } from '../row.ts';
import type { SiteScope } from '../scope.ts';

type Bookmark = { userId: UserId; recipeId: RecipeId };

export const bookmarkRepository = (scope: SiteScope) => ({
  listRecipeIds: (userId: UserId) => listRecipeIds(scope, userId),
  /** Keeps what visitors can see, once. */
  add: ({ userId, recipeId }: Bookmark, now: number): Statement =>
    sql`INSERT OR IGNORE INTO bookmarks (user_id, site_id, recipe_id, created_at)
        SELECT ${userId}, site_id, id, ${now} FROM recipes
        WHERE +site_id = ${scope.siteId} AND id = ${recipeId} AND published_at IS NOT NULL`,
  remove: ({ userId, recipeId }: Bookmark): Statement =>
    sql`DELETE FROM bookmarks WHERE user_id = ${userId} AND site_id = ${scope.siteId}
          AND recipe_id = ${recipeId}`,
});

/** Newest first; what was unpublished since is not there, and comes back when it does. */
async function listRecipeIds({ db, siteId }: SiteScope, userId: UserId): Promise<RecipeId[]> {
  const [rows = []] = await readAll(db, [
    sql`SELECT recipe_id FROM bookmarks JOIN recipes ON recipes.id = recipe_id
        WHERE bookmarks.user_id = ${userId} AND bookmarks.site_id = ${siteId}
          AND recipes.published_at IS NOT NULL
        ORDER BY bookmarks.created_at DESC, recipe_id`,
  ]);
  return rows.map((row) => column<RecipeId>(row, 'recipe_id'));
}
