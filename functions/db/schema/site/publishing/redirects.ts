import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../../columns.ts';
import { sites } from '../sites.ts';

/** Addresses that a recipe or collection had before; they lead to where it is now. */
export const redirects = sqliteTable(
  'redirects',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    targetKind: text('target_kind', { enum: ['recipe', 'collection'] }).notNull(),
    targetId: text('target_id').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.path] }),
    index('redirects_target').on(table.siteId, table.targetId),
  ],
);
