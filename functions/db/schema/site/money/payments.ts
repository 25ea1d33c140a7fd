import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { giftStates } from '#domain/money/gifts.ts';
import { codeDurations, codeStates } from '#domain/money/promotion-codes.ts';
import { chargeStates, disputeStates } from '#domain/money/charges.ts';
import { cadences, paidPlanTypes, subscriptionStatuses } from '#domain/money/plans.ts';
import {
  actionKinds,
  actionStates,
  type CheckoutOrder,
  checkoutStates,
  priceStates,
} from '#domain/money/payments.ts';
import { id, json, timestamp } from '../../columns.ts';
import { siteId } from '../site-id.ts';

/** What plans cost and did cost; never deleted, since somebody may pay an old price. */
export const planPrices = sqliteTable(
  'plan_prices',
  {
    id: id(),
    siteId: siteId(),
    accountId: text('account_id').notNull(),
    plan: text('plan', { enum: paidPlanTypes }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The provider's; null while it is only wanted. */
    providerPriceId: text('provider_price_id'),
    state: text('state', { enum: priceStates }).notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('plan_prices_live')
      .on(table.siteId, table.plan)
      .where(sql`${table.state} = 'live'`),
    uniqueIndex('plan_prices_wanted')
      .on(table.siteId, table.plan)
      .where(sql`${table.state} = 'wanted'`),
    index('plan_prices_provider').on(table.providerPriceId),
  ],
);

/** Who a person is at the provider, on the account of a site. */
export const paymentCustomers = sqliteTable(
  'payment_customers',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    accountId: text('account_id').notNull(),
    customerId: text('customer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.userId, table.accountId] })],
);

/** Purchases that were begun. */
export const checkouts = sqliteTable(
  'checkouts',
  {
    id: id(),
    siteId: siteId(),
    userId: text('user_id').notNull(),
    accountId: text('account_id').notNull(),
    plan: text('plan', { enum: paidPlanTypes }).notNull(),
    priceId: text('price_id').notNull(),
    /** What is asked of the provider, frozen; null until the person is a customer. */
    order: json<CheckoutOrder>('order_asked'),
    providerId: text('provider_id'),
    url: text('url'),
    expiresAt: timestamp('expires_at').notNull(),
    state: text('state', { enum: checkoutStates }).notNull(),
    createdAt: timestamp('created_at').notNull(),
    /** The newsletter that led there somebody who had no paid plan before; null where none did. */
    broughtBy: text('brought_by'),
  },
  (table) => [
    uniqueIndex('checkouts_open')
      .on(table.siteId, table.userId)
      .where(sql`${table.state} = 'open'`),
    index('checkouts_pending')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
    index('checkouts_provider').on(table.providerId),
    index('checkouts_brought')
      .on(table.broughtBy)
      .where(sql`${table.broughtBy} IS NOT NULL`),
  ],
);

/** What the provider says of a subscription, as of `syncedAt`; `subscriptions` has the plan it gives. */
export const providerSubscriptions = sqliteTable(
  'provider_subscriptions',
  {
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    siteId: siteId(),
    /** The plan of a person that it gives; null before that is known, and where it gives none. */
    subscriptionId: text('subscription_id'),
    userId: text('user_id'),
    customerId: text('customer_id'),
    status: text('status', { enum: subscriptionStatuses }),
    plan: text('plan', { enum: paidPlanTypes }),
    priceId: text('price_id'),
    /** What it becomes when what is paid is over; null where it stays as it is. */
    nextPlan: text('next_plan', { enum: paidPlanTypes }),
    amountCents: integer('amount_cents'),
    cadence: text('cadence', { enum: cadences }),
    startedAt: timestamp('started_at'),
    periodEnd: timestamp('period_end'),
    endsAt: timestamp('ends_at'),
    endedAt: timestamp('ended_at'),
    invoiceUrl: text('invoice_url'),
    /** How often it was asked to be looked at, and which of those the last look answered. */
    wanted: integer('wanted').notNull().default(1),
    done: integer('done').notNull().default(0),
    /** Who looks at it now, and until when nobody else does. */
    leaseToken: text('lease_token'),
    leaseUntil: timestamp('lease_until'),
    syncedAt: timestamp('synced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.providerId] }),
    uniqueIndex('provider_subscriptions_plan').on(table.subscriptionId),
    index('provider_subscriptions_person').on(table.siteId, table.userId),
    index('provider_subscriptions_due')
      .on(table.siteId)
      .where(sql`${table.wanted} > ${table.done}`),
    index('provider_subscriptions_synced')
      .on(table.syncedAt)
      .where(sql`${table.endedAt} IS NULL`),
  ],
);

/** What a press asks of the provider; its id makes the call happen once. */
export const paymentActions = sqliteTable(
  'payment_actions',
  {
    id: id(),
    siteId: siteId(),
    accountId: text('account_id').notNull(),
    providerSubscriptionId: text('provider_subscription_id').notNull(),
    kind: text('kind', { enum: actionKinds }).notNull(),
    state: text('state', { enum: actionStates }).notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    index('payment_actions_open')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** Words that make a plan cheaper, which the provider takes at its checkout. */
export const promotionCodes = sqliteTable(
  'promotion_codes',
  {
    id: id(),
    siteId: siteId(),
    accountId: text('account_id').notNull(),
    code: text('code').notNull(),
    /** One of the two. */
    percentOff: integer('percent_off'),
    amountOffCents: integer('amount_off_cents'),
    duration: text('duration', { enum: codeDurations }).notNull(),
    /** Where it holds for some months. */
    months: integer('months'),
    /** How often it can be used by all together; null for any number. */
    usesMax: integer('uses_max'),
    expiresAt: timestamp('expires_at'),
    /** The provider's; null while it is only wanted. */
    providerId: text('provider_id'),
    state: text('state', { enum: codeStates }).notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('promotion_codes_code')
      .on(table.siteId, table.code)
      .where(sql`${table.state} <> 'ended'`),
  ],
);

/** A year of full access that somebody pays for a friend. */
export const gifts = sqliteTable(
  'gifts',
  {
    id: id(),
    siteId: siteId(),
    accountId: text('account_id').notNull(),
    /** Null of somebody who has no account. */
    giverId: text('giver_id'),
    giverEmail: text('giver_email').notNull(),
    giverName: text('giver_name'),
    recipientEmail: text('recipient_email').notNull(),
    message: text('message').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The checkout of the provider. */
    providerId: text('provider_id'),
    state: text('state', { enum: giftStates }).notNull(),
    /** Of the link that takes it; null until it is paid. */
    tokenHash: text('token_hash'),
    /** The plan that it became. */
    planId: text('plan_id'),
    redeemedAt: timestamp('redeemed_at'),
    paidAt: timestamp('paid_at'),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('gifts_token').on(table.tokenHash),
    index('gifts_provider').on(table.providerId),
    index('gifts_giver').on(table.giverId),
    index('gifts_recipient').on(table.recipientEmail),
    index('gifts_plan')
      .on(table.planId)
      .where(sql`${table.planId} IS NOT NULL`),
    index('gifts_pending')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** Money that moved, or was to: a charge of the provider, and what became of it, as of `syncedAt`. */
export const payments = sqliteTable(
  'payments',
  {
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    siteId: siteId(),
    /** Null of a gift whose giver has no account. */
    userId: text('user_id'),
    /** What it paid for somebody else: of a giver without an account it alone tells who they are. */
    giftId: text('gift_id'),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    /** What the platform keeps of it. */
    feeCents: integer('fee_cents').notNull(),
    state: text('state', { enum: chargeStates }).notNull(),
    /** Why it failed, in the provider's words: `insufficient_funds`. */
    declinedFor: text('declined_for'),
    disputeState: text('dispute_state', { enum: disputeStates }),
    /** Until when the cook can answer a dispute. */
    disputeDueAt: timestamp('dispute_due_at'),
    receiptUrl: text('receipt_url'),
    chargedAt: timestamp('charged_at').notNull(),
    syncedAt: timestamp('synced_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.providerId] }),
    index('payments_site').on(table.siteId, table.chargedAt, table.providerId),
    index('payments_person').on(table.userId),
  ],
);
