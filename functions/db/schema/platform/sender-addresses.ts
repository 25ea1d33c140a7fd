import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SenderCheck } from '#domain/mail/sender/sender-findings.ts';
import { json, timestamp } from '../columns.ts';

/**
 * Addresses at domains of cooks that letters are from, one a site. Several sites may name one domain:
 * each proves by a token of its own that its holder wants it to.
 */
export const senderAddresses = sqliteTable(
  'sender_addresses',
  {
    siteId: text('site_id').primaryKey(),
    address: text('address').notNull(),
    /** Behind its @, in ASCII and lower case. */
    domain: text('domain').notNull(),
    /** What a TXT record of the domain has to say. */
    token: text('token').notNull(),
    namedAt: timestamp('named_at').notNull(),
    /** Since when letters are from it; null while they are from the platform. */
    provenAt: timestamp('proven_at'),
    /** Since when DNS says that something is missing, of one that is proven. */
    missedSince: timestamp('missed_since'),
    /** When letters went back to the platform. */
    lostAt: timestamp('lost_at'),
    checkedAt: timestamp('checked_at'),
    /** When DNS is asked again; null where nobody waits for an answer. */
    nextCheckAt: timestamp('next_check_at'),
    lastCheck: json<SenderCheck>('last_check'),
  },
  (table) => [index('sender_addresses_due').on(table.nextCheckAt)],
);
