import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';
import { users } from './users.ts';

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    /** The one site on which the session is good, as it began on a domain of its own; null elsewhere. */
    boundSiteId: text('bound_site_id'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
