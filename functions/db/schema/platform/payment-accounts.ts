import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, json, timestamp } from '../columns.ts';

/** The account of a site's cook at the payment provider; the platform's, since events name it alone. */
export const paymentAccounts = sqliteTable(
  'payment_accounts',
  {
    siteId: text('site_id').primaryKey(),
    accountId: text('account_id').notNull(),
    canCharge: flag('can_charge').notNull().default(false),
    /** What the provider still wants to know, in its own words. */
    due: json<readonly string[]>('due').notNull(),
    /** Of the pages on which people change what they pay for; null before the first price. */
    portalConfigurationId: text('portal_configuration_id'),
    /** When it was asked for last. */
    syncedAt: timestamp('synced_at').notNull(),
    /** Since when the cook lets the platform act for the account no more. */
    disconnectedAt: timestamp('disconnected_at'),
    /** How far the list of its subscriptions was gone through; null at the beginning. */
    listedAfter: text('listed_after'),
    /** When that was done to the end. */
    listedAt: timestamp('listed_at'),
    /** The same of what was charged on it. */
    chargesListedAfter: text('charges_listed_after'),
    chargesListedAt: timestamp('charges_listed_at'),
  },
  (table) => [
    uniqueIndex('payment_accounts_account').on(table.accountId),
    index('payment_accounts_synced').on(table.syncedAt),
    index('payment_accounts_listed').on(table.listedAt),
    index('payment_accounts_charges_listed').on(table.chargesListedAt),
  ],
);

/** What the provider told; kept, so that it is acted upon once although it may come several times. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id'),
    type: text('event_type').notNull(),
    objectId: text('object_id'),
    subscriptionId: text('subscription_id'),
    receivedAt: timestamp('received_at').notNull(),
    /** Null until what it asks for has been done, not only seen. */
    doneAt: timestamp('done_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('payment_events_open')
      .on(table.receivedAt)
      .where(sql`${table.doneAt} IS NULL`),
    index('payment_events_done').on(table.doneAt),
  ],
);
