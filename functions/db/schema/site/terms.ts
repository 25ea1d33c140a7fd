import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { termKinds } from '#domain/recipe/recipe.ts';
import { id } from '../columns.ts';
import { recipes } from './recipes.ts';
import { sites } from './sites.ts';

export const terms = sqliteTable(
  'terms',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: termKinds }).notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Kept by triggers on recipe_terms: published recipes. */
    recipeCount: integer('recipe_count').notNull().default(0),
  },
  (table) => [uniqueIndex('terms_slug').on(table.siteId, table.kind, table.slug)],
);

/** Terms of published snapshots. */
export const recipeTerms = sqliteTable(
  'recipe_terms',
  {
    siteId: text('site_id').notNull(),
    termId: text('term_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.termId, table.recipeId] }),
    index('recipe_terms_recipe').on(table.recipeId),
    index('recipe_terms_term').on(table.termId),
  ],
);
