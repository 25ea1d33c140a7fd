import { and, eq, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import type { CheckoutOrder, CheckoutState } from '#domain/money/payments.ts';
import type { PaidPlanType } from '#domain/money/plans.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import {
  checkouts,
  paymentCustomers,
  planPrices,
} from '#functions/db/schema/site/money/payments.ts';
import { subscriptions } from '#functions/db/schema/site/money/subscriptions.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { assigned, selected } from '#functions/db/writing.ts';
import { inTurns, type Turn } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import { isMember, isSelling } from './sales.ts';

const checkout = selection({
  id: checkouts.id,
  siteId: checkouts.siteId,
  userId: checkouts.userId,
  accountId: checkouts.accountId,
  plan: checkouts.plan,
  priceId: checkouts.priceId,
  order: checkouts.order,
  providerId: checkouts.providerId,
  url: checkouts.url,
  expiresAt: checkouts.expiresAt,
  state: checkouts.state,
});
export type Checkout = RowOf<typeof checkout>;

const customer = selection({ customerId: paymentCustomers.customerId });

type NewCheckout = {
  id: Id;
  userId: UserId;
  accountId: string;
  plan: PaidPlanType;
  priceId: string;
  broughtBy: Id | null;
  expiresAt: number;
};
type Customer = { userId: UserId; accountId: string };

/** Purchases that people began on a site. */
export const checkoutRepository = ({ db, siteId }: SiteScope) => {
  const select = (...filters: SQL[]) =>
    db
      .select(checkout.fields)
      .from(checkouts)
      .where(and(eq(checkouts.siteId, siteId), ...filters));
  const change = (id: Id, values: Partial<typeof checkouts.$inferInsert>): Statement =>
    db
      .update(checkouts)
      .set(values)
      .where(and(eq(checkouts.siteId, siteId), eq(checkouts.id, id), isOpen));
  return {
    find: (id: Id): Promise<Checkout | null> =>
      read(db, firstRow(checkout, select(eq(checkouts.id, id)))),
    findByProvider: (providerId: string): Promise<Checkout | null> =>
      read(db, firstRow(checkout, select(eq(checkouts.providerId, providerId)))),
    findOpen: (userId: UserId): Promise<Checkout | null> =>
      read(db, firstRow(checkout, select(eq(checkouts.userId, userId), isOpen))),
    /** What can still be paid although it is sold no more. */
    listUnsold: (limit: number): Promise<Checkout[]> =>
      read(db, rows(checkout, select(isOpen, isUnsold).limit(limit))),
    /**
     * Refused by the database while the person has another that is open; nothing for somebody who has
     * left the site in between.
     */
    begin: (begun: NewCheckout, now: number): Statement =>
      sql`INSERT INTO ${selected(checkouts, { ...begun, siteId, state: 'open', createdAt: now })}
        WHERE ${isMember(siteId, begun.userId)}`,
    freeze: (id: Id, order: CheckoutOrder): Statement => change(id, { order }),
    open: (id: Id, opened: { providerId: string; url: string; expiresAt: number }): Statement =>
      change(id, opened),
    close: (id: Id, state: Exclude<CheckoutState, 'open'>): Statement => change(id, { state }),
    ...customersOf({ db, siteId }),
  };
};

/** Nobody's from then on; where one is named by itself already, there is one row of it. */
export const nameCustomersByThemselves = (areMeant: SQL): Statement =>
  sql`UPDATE OR REPLACE ${paymentCustomers}
    SET ${assigned(paymentCustomers, { userId: paymentCustomers.customerId })} WHERE ${areMeant}`;

/** Who people are at the provider. */
function customersOf({ db, siteId }: SiteScope) {
  return {
    findCustomer: ({ userId, accountId }: Customer) => {
      const query = db
        .select(customer.fields)
        .from(paymentCustomers)
        .where(
          and(
            eq(paymentCustomers.siteId, siteId),
            eq(paymentCustomers.userId, userId),
            eq(paymentCustomers.accountId, accountId),
          ),
        );
      return read(db, firstRow(customer, query));
    },
    /** The first that is made stays; of somebody who has left the site nothing is kept. */
    keepCustomer: (person: Customer, customerId: string): Statement =>
      sql`INSERT INTO ${selected(paymentCustomers, { ...person, siteId, customerId })}
        WHERE ${isMember(siteId, person.userId)} ON CONFLICT DO NOTHING`,
    /**
     * The person becomes another customer when they buy again. It is named by itself instead, so that what
     * is told later of what it paid is known to be of the site; a press that was interrupted may have made
     * it theirs again, after it was.
     */
    forgetCustomer: (customerId: string): Statement =>
      nameCustomersByThemselves(
        sql`${paymentCustomers.siteId} = ${siteId} AND ${paymentCustomers.customerId} = ${customerId}`,
      ),
  };
}

/** As a word and not a parameter: an index holds those that are open. */
const isOpen = sql`${checkouts.state} = 'open'`;

/** Whoever was given a plan while the provider was away is not to pay one beside it. */
const hasGrant = sql`EXISTS (SELECT 1 FROM ${subscriptions}
  WHERE ${subscriptions.siteId} = ${checkouts.siteId}
    AND ${subscriptions.userId} = ${checkouts.userId} AND ${subscriptions.endedAt} IS NULL
    AND ${subscriptions.grantedAs} IS NOT NULL)`;

/**
 * Its page is to be closed: nobody is there to have it, they have a plan that was given, or it is not
 * what the site sells now.
 */
const isUnsold = sql`(${or(
  hasGrant,
  not(isSelling(checkouts.siteId)),
  not(isMember(checkouts.siteId, checkouts.userId)),
  sql`NOT EXISTS (SELECT 1 FROM ${planPrices} WHERE ${planPrices.siteId} = ${checkouts.siteId}
    AND ${planPrices.state} = 'live' AND ${planPrices.providerPriceId} = ${checkouts.priceId})`,
)})`;

/** Of all sites. */
export function listUnsoldCheckouts(db: Database, { now, limit }: Turn): Promise<Checkout[]> {
  const query = db
    .select(checkout.fields)
    .from(checkouts)
    .where(and(isOpen, isUnsold))
    .orderBy(inTurns(now))
    .limit(limit);
  return read(db, rows(checkout, query));
}

/** Of all sites, what a person could still pay. */
export function listCheckoutsOf(db: Database, userId: UserId): Promise<Checkout[]> {
  const query = db
    .select(checkout.fields)
    .from(checkouts)
    .where(and(isOpen, eq(checkouts.userId, userId)));
  return read(db, rows(checkout, query));
}

/** Of all sites, those that were begun a while ago and of which nothing was heard. */
export function listPendingCheckouts(
  db: Database,
  { begunBefore, now, limit }: { begunBefore: number; now: number; limit: number },
): Promise<Checkout[]> {
  const query = db
    .select(checkout.fields)
    .from(checkouts)
    .where(and(isOpen, lte(checkouts.createdAt, begunBefore)))
    .orderBy(inTurns(now))
    .limit(limit);
  return read(db, rows(checkout, query));
}
