import { and, eq, sql } from 'drizzle-orm';
import type { RecipeId, UserId } from '#domain/ids.ts';
import { mapped, read, type Statement } from '#functions/db/database.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { insertFrom } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';

type Bookmark = { userId: UserId; recipeId: RecipeId };

const bookmarked = selection({ recipeId: bookmarks.recipeId });

export const bookmarkRepository = ({ db, siteId }: SiteScope) => ({
  /**
   * Newest first; unpublished recipes are left out until they are published again. The plus leads
   * SQLite to those of the person, and not through all of the site in their order.
   */
  listRecipeIds: (userId: UserId): Promise<RecipeId[]> => {
    const query = sql`SELECT ${bookmarked} FROM ${bookmarks}
      JOIN ${recipes} ON ${recipes.id} = ${bookmarks.recipeId}
      WHERE ${bookmarks.userId} = ${userId} AND +${bookmarks.siteId} = ${siteId}
        AND ${recipes.publishedAt} IS NOT NULL
      ORDER BY ${bookmarks.createdAt} DESC, ${bookmarks.recipeId}`;
    return read(
      db,
      mapped(rows(bookmarked, query), (found) => found.map(({ recipeId }) => recipeId)),
    );
  },
  /** Keeps what visitors can see, once. The plus leads SQLite to the one row by its key. */
  add: ({ userId, recipeId }: Bookmark, now: number): Statement => {
    const query = sql`SELECT ${userId}, ${recipes.siteId}, ${recipes.id}, ${now} FROM ${recipes}
      WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${recipeId}
        AND ${recipes.publishedAt} IS NOT NULL`;
    return sql`${insertFrom(bookmarks, ['userId', 'siteId', 'recipeId', 'createdAt'], query)}
      ON CONFLICT DO NOTHING`;
  },
  remove: ({ userId, recipeId }: Bookmark): Statement =>
    db
      .delete(bookmarks)
      .where(
        and(
          eq(bookmarks.userId, userId),
          eq(bookmarks.siteId, siteId),
          eq(bookmarks.recipeId, recipeId),
        ),
      ),
});
