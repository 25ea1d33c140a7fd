import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Drizzle cannot create virtual tables: a migration makes them, and only queries know these.

const indexed = () => ({
  rowid: integer('rowid').notNull(),
  title: text('title'),
  ingredients: text('ingredients'),
  keywords: text('keywords'),
  description: text('description'),
  terms: text('terms'),
});

/** The full-text index (FTS5): of each published recipe, under its number, the words of its text. */
export const recipeSearch = sqliteTable('recipe_search', indexed());

/** A full-text index that is empty between batches: text goes in, and its tokens are read. */
export const searchText = sqliteTable('search_text', indexed());

/** The tokens of `search_text`, one row for each occurrence (fts5vocab). */
export const searchTokens = sqliteTable('search_tokens', {
  /** The row id of the text. */
  doc: integer('doc').notNull(),
  /** The column of the text. */
  col: text('col', {
    enum: ['title', 'ingredients', 'keywords', 'description', 'terms'],
  }).notNull(),
  term: text('term').notNull(),
  offset: integer('offset').notNull(),
});
