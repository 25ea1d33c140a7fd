import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../../columns.ts';
import { sites } from '../sites.ts';

/** What changed and is not on the pages yet; written in the batch that changes it. */
export const changes = sqliteTable(
  'changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [index('changes_site').on(table.siteId, table.id)],
);
