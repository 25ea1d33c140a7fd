import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { subscriptionStatuses } from '#domain/money/plans.ts';
import { timestamp } from '../columns.ts';

/** What a cook pays the platform for a site, as the payment provider said it last. */
export const appSubscriptions = sqliteTable(
  'app_subscriptions',
  {
    siteId: text('site_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** Of the purchase that was begun last: makes the call happen once. */
    attemptId: text('attempt_id'),
    /** The provider's, of that purchase; null until it answered. */
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    /** The provider's; null until something was paid. */
    providerId: text('provider_id'),
    status: text('status', { enum: subscriptionStatuses }),
    amountCents: integer('amount_cents'),
    periodEnd: timestamp('period_end'),
    /** When it ends by itself, since it was canceled; null while it renews. */
    endsAt: timestamp('ends_at'),
    endedAt: timestamp('ended_at'),
    /** Where an invoice that is open can be paid. */
    invoiceUrl: text('invoice_url'),
    syncedAt: timestamp('synced_at').notNull(),
  },
  (table) => [
    index('app_subscriptions_checkout').on(table.checkoutId),
    index('app_subscriptions_provider').on(table.providerId),
    index('app_subscriptions_synced')
      .on(table.syncedAt)
      .where(sql`${table.endedAt} IS NULL`),
  ],
);
