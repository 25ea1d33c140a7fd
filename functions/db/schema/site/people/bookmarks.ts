import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../../columns.ts';
import { recipes } from '../recipe/recipes.ts';
import { sites } from '../sites.ts';

export const bookmarks = sqliteTable(
  'bookmarks',
  {
    userId: text('user_id').notNull(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.siteId, table.recipeId] }),
    index('bookmarks_site').on(table.siteId, table.recipeId),
    index('bookmarks_recipe').on(table.recipeId),
    // What was saved when, read from the index alone.
    index('bookmarks_days').on(table.siteId, table.createdAt, table.recipeId),
  ],
);
