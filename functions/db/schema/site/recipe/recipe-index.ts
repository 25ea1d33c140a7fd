import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { IndexCard } from '#domain/recipe/index/index-card.ts';
import { json } from '../../columns.ts';
import { recipes } from './recipes.ts';
import { sites } from '../sites.ts';

/** What the list of a cook shows of working copies. */
export const recipeIndexCards = sqliteTable('recipe_index_cards', {
  recipeId: text('recipe_id')
    .primaryKey()
    .references(() => recipes.id, { onDelete: 'cascade' }),
  content: json<IndexCard>('content').notNull(),
});

/**
 * When anything that the list of a cook shows of a recipe last changed, as a number that only rises;
 * kept by triggers. The row outlives its recipe, so that a list learns that the recipe is gone.
 */
export const recipeIndexChanges = sqliteTable(
  'recipe_index_changes',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id').notNull().unique(),
  },
  (table) => [index('recipe_index_changes_site').on(table.siteId, table.number)],
);
