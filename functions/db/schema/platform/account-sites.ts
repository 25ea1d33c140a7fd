import { sql } from 'drizzle-orm';
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';
import { users } from './users.ts';

/** The sites on which a person has rows; written before the first of them. */
export const accountSites = sqliteTable(
  'account_sites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    siteId: text('site_id').notNull(),
    /** Since when the site's copy of the person is behind; null while it is not. */
    pendingSince: timestamp('pending_since'),
    /** When the site last said that it needs its rows of a person who never proved the address. */
    keptAt: timestamp('kept_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.siteId] }),
    index('account_sites_pending')
      .on(table.pendingSince)
      .where(sql`${table.pendingSince} IS NOT NULL`),
  ],
);
