import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';

/** The first answer to a POST with an Idempotency-Key, given again to its repeats. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** SHA-256 of who asked. */
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body: the same key with another request is refused. */
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: text('body'),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
