import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RevisionKind } from '#domain/recipe/history/revision.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { id, json, timestamp } from '../../columns.ts';
import { recipes } from './recipes.ts';
import { sites } from '../sites.ts';

/** Copies of recipes that were kept; each is whole, so that one which is damaged harms no other. */
export const recipeHistory = sqliteTable(
  'recipe_history',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Who wrote it, or named or published it; null once the person is gone. */
    authorId: text('author_id'),
    /** When it was written, or named or published. */
    at: timestamp('at').notNull(),
    /** When it came into the history: its age counts from here. */
    keptAt: timestamp('kept_at').notNull(),
    kind: text('kind').$type<RevisionKind>().notNull(),
    name: text('revision_name'),
    /** As it is kept first, by the statement that keeps it; null once it is packed. */
    content: json<RecipeContent>('content'),
    /** The same compressed by gzip, in base64. */
    packed: text('packed'),
  },
  (table) => [
    index('recipe_history_recipe').on(table.recipeId, table.at),
    index('recipe_history_site').on(table.siteId),
    index('recipe_history_author').on(table.authorId),
    index('recipe_history_unpacked')
      .on(table.keptAt)
      .where(sql`${table.packed} IS NULL`),
    // What may be pruned one day, for the job that does.
    index('recipe_history_kept')
      .on(table.keptAt)
      .where(sql`${table.name} IS NULL AND ${table.kind} <> 'publish'`),
    check('recipe_history_content', sql`(${table.content} IS NULL) <> (${table.packed} IS NULL)`),
  ],
);

/** Which ingredients and equipment kept copies name; triggers of the migration write it. */
export const historyNames = sqliteTable(
  'history_names',
  {
    /** Of the ingredient or the equipment. */
    entryId: text('entry_id').notNull(),
    historyId: text('history_id')
      .notNull()
      .references(() => recipeHistory.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.historyId] }),
    index('history_names_history').on(table.historyId),
  ],
);

/** Copies that were packed before there were names; a job reads them and forgets their row. */
export const unreadHistory = sqliteTable('unread_history', {
  historyId: text('history_id')
    .primaryKey()
    .references(() => recipeHistory.id, { onDelete: 'cascade' }),
});
