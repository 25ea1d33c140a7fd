import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { json } from '../../columns.ts';
import { recipes } from './recipes.ts';

/** Revisions of recipes: the working copy and, where they are others, the published and the scheduled one. */
export const recipeRevisions = sqliteTable(
  'recipe_revisions',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: json<RecipeContent>('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.version] })],
);
