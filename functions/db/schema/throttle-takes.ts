import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from './columns.ts';

/** One row a call of those that are counted across isolates. */
export const throttleTakes = sqliteTable(
  'throttle_takes',
  {
    /** The call and a hash of the client. */
    key: text('key').notNull(),
    takenAt: timestamp('taken_at').notNull(),
  },
  (table) => [
    index('throttle_takes_key').on(table.key, table.takenAt),
    index('throttle_takes_taken').on(table.takenAt),
  ],
);
