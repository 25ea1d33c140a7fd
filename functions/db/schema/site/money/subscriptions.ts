import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { subscriberSources } from '#domain/mail/subscriber-source.ts';
import { grantKinds, planTypes, subscriptionStatuses } from '#domain/money/plans.ts';
import { id, timestamp } from '../../columns.ts';
import { sites } from '../sites.ts';

/** A person's plan on a site; the index allows one that has not ended. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    plan: text('plan', { enum: planTypes }).notNull(),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    priceAmountCents: integer('price_amount_cents').notNull().default(0),
    createdAt: timestamp('created_at').notNull(),
    /** Why it costs its holder nothing; null of what is paid, and of free plans. */
    grantedAs: text('granted_as', { enum: grantKinds }),
    /** When a plan that was canceled, or given for a while, ends by itself; null while it goes on. */
    endsAt: timestamp('ends_at'),
    endedAt: timestamp('ended_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_current')
      .on(table.siteId, table.userId)
      .where(sql`${table.endedAt} IS NULL`),
    index('subscriptions_user').on(table.userId),
    index('subscriptions_site').on(table.siteId, table.createdAt),
    index('subscriptions_ending')
      .on(table.siteId, table.endsAt, table.userId)
      .where(sql`${table.endedAt} IS NULL AND ${table.endsAt} IS NOT NULL`),
    index('subscriptions_granted')
      .on(table.endsAt)
      .where(sql`${table.grantedAs} IS NOT NULL AND ${table.endedAt} IS NULL`),
  ],
);

/** Who gets the newsletters of a site, until they say no. */
export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    subscribedAt: timestamp('subscribed_at').notNull(),
    /** When the address proved to be theirs; nothing but one welcome is sent before. */
    confirmedAt: timestamp('confirmed_at'),
    unsubscribedAt: timestamp('unsubscribed_at'),
    /** Whether the cook did it, at the person's wish. */
    unsubscribedBy: text('unsubscribed_by', { enum: ['person', 'cook'] }),
    /** When they took it back that they had left, until they leave once more. */
    returnedAt: timestamp('returned_at'),
    /** Where it began; null for those from before it was kept. */
    source: text('source', { enum: subscriberSources }),
    /** Which import brought them. */
    importId: text('import_id'),
    /** When an import had them asked to confirm; a person is asked once. */
    askedAt: timestamp('asked_at'),
    /** When they were sent the welcome letter of the cook; once, however often they come. */
    welcomedAt: timestamp('welcomed_at'),
    /** What the list that was imported calls them. */
    givenName: text('given_name'),
    foldedGivenName: text('folded_given_name'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId] }),
    index('newsletter_subscribers_user').on(table.userId),
    index('newsletter_subscribers_import')
      .on(table.importId, table.askedAt)
      .where(sql`${table.importId} IS NOT NULL`),
    index('newsletter_subscribers_unasked')
      .on(table.siteId, table.subscribedAt)
      .where(
        sql`${table.importId} IS NOT NULL AND ${table.askedAt} IS NULL AND ${table.confirmedAt} IS NULL AND ${table.unsubscribedAt} IS NULL`,
      ),
    index('newsletter_subscribers_unwelcomed')
      .on(table.siteId, table.confirmedAt)
      .where(
        sql`${table.confirmedAt} IS NOT NULL AND ${table.unsubscribedAt} IS NULL AND ${table.welcomedAt} IS NULL`,
      ),
    // How many came and left when.
    index('newsletter_subscribers_came')
      .on(table.siteId, table.confirmedAt)
      .where(sql`${table.confirmedAt} IS NOT NULL`),
    index('newsletter_subscribers_left')
      .on(table.siteId, table.unsubscribedAt)
      .where(sql`${table.unsubscribedAt} IS NOT NULL AND ${table.confirmedAt} IS NOT NULL`),
  ],
);
