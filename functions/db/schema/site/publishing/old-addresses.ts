import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { targetKinds } from '#domain/site/old-addresses/target.ts';
import { id, timestamp } from '../../columns.ts';
import { siteId } from '../site-id.ts';

/** Addresses that pages had on the site that a cook had before; they lead to where these are now. */
export const oldAddresses = sqliteTable(
  'old_addresses',
  {
    id: id(),
    siteId: siteId(),
    /** Path and query as the old site wrote them. */
    address: text('address').notNull(),
    /** What is the same for all spellings of it. */
    compared: text('compared').notNull(),
    targetKind: text('target_kind', { enum: targetKinds }).notNull(),
    /** An id, the word for a page, or a path of this site. */
    target: text('target').notNull(),
    /** How often it led somebody on. */
    hits: integer('hits').notNull().default(0),
    createdAt: timestamp('created_at').notNull(),
    /** Since then it leads nowhere; kept for a while, so that it can be taken back. */
    removedAt: timestamp('removed_at'),
  },
  (table) => [
    uniqueIndex('old_addresses_compared').on(table.siteId, table.compared),
    index('old_addresses_newest').on(table.siteId, table.createdAt),
  ],
);

/** Addresses that somebody asked for and that lead nowhere; never who asked. */
export const addressMisses = sqliteTable(
  'address_misses',
  {
    id: id(),
    siteId: siteId(),
    address: text('address').notNull(),
    compared: text('compared').notNull(),
    misses: integer('misses').notNull(),
    firstAt: timestamp('first_at').notNull(),
    lastAt: timestamp('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('address_misses_compared').on(table.siteId, table.compared),
    index('address_misses_most').on(table.siteId, table.misses, table.lastAt),
  ],
);
