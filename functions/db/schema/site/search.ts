import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';
import { recipes } from './recipe/recipes.ts';
import { sites } from './sites.ts';
import { terms } from './recipe/terms.ts';

/**
 * What stands in the full-text index beside the words, which the migration makes: a published
 * recipe under the number that its words have there. A number is never given twice.
 */
export const searchRecipes = sqliteTable('search_recipes', {
  number: integer('number').primaryKey({ autoIncrement: true }),
  recipeId: text('recipe_id')
    .notNull()
    .unique()
    .references(() => recipes.id, { onDelete: 'cascade' }),
  publishedAt: timestamp('published_at').notNull(),
  /** Numbers of its terms, parted by blanks: what facets are counted from. */
  terms: text('terms').notNull(),
});

/** Terms by their numbers in the index, so that a new name changes no index row. */
export const searchTerms = sqliteTable('search_terms', {
  number: integer('number').primaryKey({ autoIncrement: true }),
  termId: text('term_id')
    .notNull()
    .unique()
    .references(() => terms.id, { onDelete: 'cascade' }),
});

/** Each word of published recipes, as it is and with any one letter left out. */
export const searchSpellings = sqliteTable(
  'search_spellings',
  { spelling: text('spelling').notNull(), word: text('word').notNull() },
  (table) => [primaryKey({ columns: [table.spelling, table.word] })],
);

/** Published recipes whose words have to be read anew. */
export const searchBacklog = sqliteTable(
  'search_backlog',
  {
    recipeId: text('recipe_id')
      .primaryKey()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
  },
  (table) => [index('search_backlog_site').on(table.siteId)],
);
