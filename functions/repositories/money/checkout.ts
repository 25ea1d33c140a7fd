import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import type { CheckoutOrder, CheckoutState } from '#domain/money/payments.ts';
import type { PaidPlanType } from '#domain/money/plans.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { checkouts, paymentCustomers } from '#functions/db/schema/site/payments.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { inTurns } from '../reads.ts';
import type { SiteScope } from '../scope.ts';

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
    /** Refused by the database while the person has another that is open. */
    begin: (begun: NewCheckout, now: number): Statement =>
      db.insert(checkouts).values({ ...begun, siteId, state: 'open', createdAt: now }),
    freeze: (id: Id, order: CheckoutOrder): Statement => change(id, { order }),
    open: (id: Id, opened: { providerId: string; url: string; expiresAt: number }): Statement =>
      change(id, opened),
    close: (id: Id, state: Exclude<CheckoutState, 'open'>): Statement => change(id, { state }),
    ...customersOf({ db, siteId }),
  };
};

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
    keepCustomer: (person: Customer, customerId: string): Statement =>
      db
        .insert(paymentCustomers)
        .values({ ...person, siteId, customerId })
        .onConflictDoNothing(),
    forgetCustomer: (customerId: string): Statement =>
      db
        .delete(paymentCustomers)
        .where(
          and(eq(paymentCustomers.siteId, siteId), eq(paymentCustomers.customerId, customerId)),
        ),
  };
}

/** As a word and not a parameter: an index holds those that are open. */
const isOpen = sql`${checkouts.state} = 'open'`;

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
