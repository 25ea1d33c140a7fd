import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';
import { users } from './users.ts';

/** Upload addresses that were handed out: one key, one type, one person, one use. */
export const uploads = sqliteTable(
  'uploads',
  {
    key: text('key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    siteId: text('site_id'),
    contentType: text('content_type').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    usedAt: timestamp('used_at'),
  },
  (table) => [index('uploads_user').on(table.userId), index('uploads_site').on(table.siteId)],
);
