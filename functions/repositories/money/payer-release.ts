import { sql } from 'drizzle-orm';
import type { Statement } from '#functions/db/database.ts';
import {
  checkouts,
  gifts,
  paymentActions,
  paymentCustomers,
  payments,
  providerSubscriptions as paid,
} from '#functions/db/schema/site/money/payments.ts';
import { insertFrom } from '#functions/db/writing.ts';
import type { AccountHolder } from '../accounts/account-export.ts';
import type { SiteScope } from '../scope.ts';
import { nameCustomersByThemselves } from './checkout.ts';

/**
 * What was paid stays in the books of the cook, by nobody; so does a gift that somebody may still take.
 * What renews, or can still be paid, stays too, so that nobody is charged for it: it is named by itself
 * instead of by the person, and so is of nobody who is there.
 */
export const payerRelease = (scope: SiteScope, leaver: AccountHolder, now: number): Statement[] => [
  ...planRelease(scope, leaver, now),
  ...giftRelease(scope, leaver),
];

function planRelease({ db, siteId }: SiteScope, { id }: AccountHolder, now: number): Statement[] {
  const isOwn = (table: typeof paid | typeof checkouts | typeof paymentCustomers) =>
    sql`${table.siteId} = ${siteId} AND ${table.userId} = ${id}`;
  const stopId = sql`'stop/' || ${paid.accountId} || '/' || ${paid.providerId}`;
  const stopped = sql`SELECT ${stopId}, ${siteId}, ${paid.accountId}, ${paid.providerId}, 'stop', 'open', ${now}
    FROM ${paid} WHERE ${isOwn(paid)} AND ${paid.subscriptionId} IS NOT NULL
      AND ${paid.endedAt} IS NULL`;
  const columns = ['id', 'siteId', 'accountId', 'providerSubscriptionId', 'kind', 'state'] as const;
  // Whoever looks at what may be theirs looks again before they write.
  const unleased = { leaseToken: null, leaseUntil: null };
  return [
    sql`${insertFrom(paymentActions, [...columns, 'createdAt'], stopped)} ON CONFLICT DO NOTHING`,
    db
      .update(paid)
      .set({ userId: paid.providerId, ...unleased })
      .where(isOwn(paid)),
    db
      .update(paid)
      .set(unleased)
      .where(
        sql`${paid.siteId} = ${siteId} AND ${paid.userId} IS NULL AND ${paid.leaseToken} IS NOT NULL`,
      ),
    db
      .update(checkouts)
      .set({ userId: checkouts.id })
      .where(sql`${isOwn(checkouts)} AND ${checkouts.state} = 'open'`),
    nameCustomersByThemselves(isOwn(paymentCustomers)),
    db
      .update(payments)
      .set({ userId: null })
      .where(sql`${payments.userId} = ${id} AND +${payments.siteId} = ${siteId}`),
  ];
}

function giftRelease({ db, siteId }: SiteScope, { id, email }: AccountHolder): Statement[] {
  return [
    db
      .update(gifts)
      .set({ giverId: null, giverEmail: '', giverName: null, message: '' })
      .where(sql`${gifts.giverId} = ${id} AND +${gifts.siteId} = ${siteId}`),
    db
      .update(gifts)
      .set({ recipientEmail: '' })
      .where(sql`${gifts.recipientEmail} = ${email} AND +${gifts.siteId} = ${siteId}`),
  ];
}
