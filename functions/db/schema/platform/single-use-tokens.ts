import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';
import { users } from './users.ts';

/** Carries a session from one host to another; claimed by deleting the row. */
export const singleUseTokens = sqliteTable(
  'single_use_tokens',
  {
    /** SHA-256, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at').notNull(),
    /** The one site on which the session is good that it begins; null where it is good on all. */
    boundSiteId: text('bound_site_id'),
    /** When the session began that is handed over; the one that it begins is no younger. */
    signedInAt: timestamp('signed_in_at').notNull().default(0),
  },
  (table) => [
    index('single_use_tokens_user').on(table.userId),
    index('single_use_tokens_expires').on(table.expiresAt),
  ],
);
