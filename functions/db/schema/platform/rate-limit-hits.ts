import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';

/** One row for each call that a rate limit counts across isolates. */
export const rateLimitHits = sqliteTable(
  'rate_limit_hits',
  {
    /** The call and a hash of the client. */
    key: text('key').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    index('rate_limit_hits_key').on(table.key, table.createdAt),
    index('rate_limit_hits_created').on(table.createdAt),
  ],
);
