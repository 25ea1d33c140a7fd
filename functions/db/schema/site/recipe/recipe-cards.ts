import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RecipeCardContent } from '#domain/recipe/recipe.ts';
import { json } from '../../columns.ts';
import { recipes } from './recipes.ts';

/** What lists show of published recipes, written as they are published: content is long, and lists many. */
export const recipeCards = sqliteTable('recipe_cards', {
  recipeId: text('recipe_id')
    .primaryKey()
    .references(() => recipes.id, { onDelete: 'cascade' }),
  content: json<RecipeCardContent>('content').notNull(),
});
