import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Id } from '#domain/ids.ts';
import type { PaidPlanType } from '#domain/money/plans.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { planPrices } from '#functions/db/schema/site/money/payments.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { inTurns } from '../reads.ts';
import type { SiteScope } from '../scope.ts';

const price = selection({
  id: planPrices.id,
  siteId: planPrices.siteId,
  accountId: planPrices.accountId,
  plan: planPrices.plan,
  amountCents: planPrices.amountCents,
  providerPriceId: planPrices.providerPriceId,
  state: planPrices.state,
});
export type PlanPrice = RowOf<typeof price>;

const newer = alias(planPrices, 'newer');

type WantedPrice = { id: Id; accountId: string; plan: PaidPlanType; amountCents: number };

/** What the paid plans of a site cost, and did cost. */
export const planPriceRepository = ({ db, siteId }: SiteScope) => {
  const ofSite = (...filters: (SQL | undefined)[]) =>
    and(eq(planPrices.siteId, siteId), ...filters);
  const select = (filter: SQL | undefined) =>
    db.select(price.fields).from(planPrices).where(filter);
  return {
    /** Those that are sold on an account, and those that are to be. */
    listCurrent: (accountId: string): Promise<PlanPrice[]> => {
      const isCurrent = inArray(planPrices.state, ['live', 'wanted']);
      return read(db, rows(price, select(ofSite(eq(planPrices.accountId, accountId), isCurrent))));
    },
    findByProvider: (providerPriceId: string): Promise<PlanPrice | null> =>
      read(db, firstRow(price, select(ofSite(eq(planPrices.providerPriceId, providerPriceId))))),
    ...salesOf({ db, siteId }),
    /** Sells a plan no more. */
    retire: (plan: PaidPlanType): Statement =>
      db
        .update(planPrices)
        .set({ state: 'retired' })
        .where(ofSite(eq(planPrices.plan, plan), inArray(planPrices.state, ['live', 'wanted']))),
    /** Once the provider sells it no more either. */
    withdraw: (id: Id): Statement =>
      db
        .update(planPrices)
        .set({ state: 'withdrawn' })
        .where(ofSite(eq(planPrices.id, id), eq(planPrices.state, 'retired'))),
    /** What was sold on a former account: nobody can, and nobody needs to, end it there. */
    withdrawOthers: (accountId: string): Statement =>
      db
        .update(planPrices)
        .set({ state: 'withdrawn' })
        .where(ofSite(ne(planPrices.accountId, accountId), ne(planPrices.state, 'withdrawn'))),
    /** Of an account that is lost: what is to be sold is wanted anew once it is back. */
    withdrawUnsettled: (): Statement =>
      db
        .update(planPrices)
        .set({ state: 'withdrawn' })
        .where(ofSite(inArray(planPrices.state, ['wanted', 'retired']))),
    listRetired: (accountId: string): Promise<PlanPrice[]> => {
      const isRetired = and(eq(planPrices.state, 'retired'), isNotNull(planPrices.providerPriceId));
      return read(db, rows(price, select(ofSite(eq(planPrices.accountId, accountId), isRetired))));
    },
  };
};

/** How a price comes to be sold. */
function salesOf({ db, siteId }: SiteScope) {
  const ofPlan = (plan: PaidPlanType, state: PlanPrice['state']) =>
    and(eq(planPrices.siteId, siteId), eq(planPrices.plan, plan), eq(planPrices.state, state));
  return {
    /** In the place of another that was wanted and never sold. */
    want: (wanted: WantedPrice, now: number): Statement[] => [
      db.update(planPrices).set({ state: 'withdrawn' }).where(ofPlan(wanted.plan, 'wanted')),
      db.insert(planPrices).values({ ...wanted, siteId, state: 'wanted', createdAt: now }),
    ],
    /** Sells a wanted price from now on, and its plan's former one no more. */
    sell: ({ id, plan }: Pick<PlanPrice, 'id' | 'plan'>, providerPriceId: string): Statement[] => {
      const isWanted = sql`EXISTS (SELECT 1 FROM ${planPrices} AS ${newer}
        WHERE ${newer.id} = ${id} AND ${newer.state} = 'wanted')`;
      return [
        db
          .update(planPrices)
          .set({ state: 'retired' })
          .where(and(ofPlan(plan, 'live'), isWanted)),
        db
          .update(planPrices)
          .set({ state: 'live', providerPriceId })
          .where(and(ofPlan(plan, 'wanted'), eq(planPrices.id, id))),
      ];
    },
  };
}

/** Of all sites: what was asked for and is not sold yet, or still is at the provider. */
export function listUnsettledPrices(
  db: Database,
  { now, limit }: { now: number; limit: number },
): Promise<PlanPrice[]> {
  const isUnsettled = sql`${planPrices.state} = 'wanted'
    OR (${planPrices.state} = 'retired' AND NOT ${isNull(planPrices.providerPriceId)})`;
  const query = db
    .select(price.fields)
    .from(planPrices)
    .where(isUnsettled)
    .orderBy(inTurns(now))
    .limit(limit);
  return read(db, rows(price, query));
}
