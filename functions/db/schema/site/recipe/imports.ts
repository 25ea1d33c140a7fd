import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ImportedContent, ImportNote, ItemState } from '#domain/import/imports/import-item.ts';
import { id, json, timestamp } from '../../columns.ts';
import { siteId } from '../site-id.ts';

/** Each time that a cook brings recipes from elsewhere. */
export const imports = sqliteTable(
  'imports',
  {
    id: id(),
    siteId: siteId(),
    /** What the files are called. */
    name: text('file_name').notNull(),
    startedBy: text('started_by').notNull(),
    createdAt: timestamp('created_at').notNull(),
    /** When all of the files was read. */
    finishedAt: timestamp('finished_at'),
    undoneAt: timestamp('undone_at'),
  },
  (table) => [index('imports_site').on(table.siteId, table.createdAt)],
);

/** What became of each thing that stood in the files. */
export const importItems = sqliteTable(
  'import_items',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its place in the files, which reading them once more finds again. */
    key: text('key').notNull(),
    /** In the order in which they came. */
    no: integer('no').notNull(),
    title: text('title').notNull(),
    state: text('state').$type<ItemState>().notNull(),
    /** The draft that was made of it, or the recipe that it repeats. */
    recipeId: text('recipe_id'),
    /** When visitors could first read it where it comes from; null where they could not. */
    formerlyPublishedAt: timestamp('formerly_published_at'),
    /** What waits for the cook's word. */
    content: json<ImportedContent>('content'),
    notes: json<ImportNote[]>('notes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.key] }),
    index('import_items_state').on(table.importId, table.state, table.no),
  ],
);
