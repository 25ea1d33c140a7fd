import { type SQL, sql } from 'drizzle-orm';
import { subscriberIndex } from '#functions/db/schema/site/mail/subscribers.ts';
import { providerSubscriptions as paid } from '#functions/db/schema/site/money/payments.ts';
import { subscriptions } from '#functions/db/schema/site/money/subscriptions.ts';
import { type Computed, nullable, number } from '#functions/db/selection.ts';

/** Whether the row of a list stands for a paid plan that is over by the clock, in ms since the epoch. */
const isOver = (siteId: string, now: number): SQL =>
  sql`${subscriberIndex.userId} IN (SELECT ${subscriptions.userId} FROM ${subscriptions}
    WHERE ${subscriptions.siteId} = ${siteId} AND ${subscriptions.endedAt} IS NULL
      AND ${subscriptions.endsAt} IS NOT NULL AND ${subscriptions.endsAt} <= ${now})`;

/** The list of subscribers knows no clock: in the place of a plan that is over stands the free one. */
export const listedPlan = (siteId: string, now: number): SQL =>
  sql`CASE WHEN ${isOver(siteId, now)} THEN 'free' ELSE ${subscriberIndex.plan} END`;

export const listedStatus = (siteId: string, now: number): SQL =>
  sql`CASE WHEN ${isOver(siteId, now)} THEN 'active' ELSE ${subscriberIndex.planStatus} END`;

/** While free days last, when they end, in ms since the epoch. */
export const listedFreeUntil = (siteId: string, now: number): Computed<number | null> =>
  nullable(
    number(sql`CASE WHEN ${listedStatus(siteId, now)} = 'trialing' THEN
      (SELECT max(${paid.periodEnd}) FROM ${paid}
        WHERE ${paid.siteId} = ${siteId} AND ${paid.userId} = ${subscriberIndex.userId}
          AND ${paid.subscriptionId} IS NOT NULL AND ${paid.endedAt} IS NULL) END`),
  );
