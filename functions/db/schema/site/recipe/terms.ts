import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { termKinds } from '#domain/recipe/recipe.ts';
import { id } from '../../columns.ts';
import { recipes } from './recipes.ts';
import { sites } from '../sites.ts';

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
    /** The term that it was merged into; recipes go on naming this one, and show the other. */
    mergedIntoId: text('merged_into_id').references((): AnySQLiteColumn => terms.id),
    /** What is shown for it: what it was merged into, or what that was merged into later. */
    standsForId: text('stands_for_id').references((): AnySQLiteColumn => terms.id),
  },
  (table) => [
    uniqueIndex('terms_slug').on(table.siteId, table.kind, table.slug),
    index('terms_merged_into').on(table.mergedIntoId),
    index('terms_stands_for').on(table.standsForId),
  ],
);

/** Slugs that terms had before: filters of old links go on finding them, until another term has the slug. */
export const formerTermSlugs = sqliteTable(
  'former_term_slugs',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: termKinds }).notNull(),
    slug: text('slug').notNull(),
    termId: text('term_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.kind, table.slug] }),
    index('former_term_slugs_term').on(table.termId),
  ],
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
