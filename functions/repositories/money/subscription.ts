import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import type { PlanType } from '#domain/money/plans.ts';
import { type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { subscriberIndex } from '#functions/db/schema/site/subscribers.ts';
import { subscriptions } from '#functions/db/schema/site/subscriptions.ts';
import { firstRow, number, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { bare } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';

const columns = {
  id: subscriptions.id,
  siteId: subscriptions.siteId,
  plan: subscriptions.plan,
  status: subscriptions.status,
  priceAmountCents: subscriptions.priceAmountCents,
  createdAt: subscriptions.createdAt,
  endsAt: subscriptions.endsAt,
};

const subscription = selection(columns);
/** A plan that has not ended. */
export type Subscription = RowOf<typeof subscription>;

const pastOrPresent = selection({ ...columns, endedAt: subscriptions.endedAt });

const isCurrent = isNull(subscriptions.endedAt);

const ofPlan = selection({ plan: subscriberIndex.plan, count: number(sql`count(*)`) });

export const subscriptionRepository = ({ db, siteId }: SiteScope) => ({
  findCurrent: (userId: UserId): Promise<Subscription | null> => {
    const query = db
      .select(subscription.fields)
      .from(subscriptions)
      .where(and(eq(subscriptions.siteId, siteId), eq(subscriptions.userId, userId), isCurrent));
    return read(db, firstRow(subscription, query));
  },
  /** How many people have each plan now, from an index that holds it. */
  countByPlan: (): Promise<Record<PlanType, number>> => {
    const query = sql`SELECT ${ofPlan} FROM ${subscriberIndex}
      WHERE ${subscriberIndex.siteId} = ${siteId} AND ${subscriberIndex.plan} IS NOT NULL
      GROUP BY ${subscriberIndex.plan}`;
    const people = mapped(rows(ofPlan, query), (counted) => {
      const numberOf = (plan: PlanType) => counted.find((each) => each.plan === plan)?.count ?? 0;
      return { free: numberOf('free'), monthly: numberOf('monthly'), yearly: numberOf('yearly') };
    });
    return read(db, people);
  },
  /** Unless the person has a plan: the database allows one. */
  startFree: (id: Id, userId: UserId, now: number): Statement => {
    const plan = { id, siteId, userId, plan: 'free', status: 'active', createdAt: now } as const;
    const insert = db.insert(subscriptions).values(plan);
    // The builder puts the condition of a partial index where SQLite does not take it.
    return sql`${insert.getSQL()} ON CONFLICT (${bare(subscriptions.siteId)},
      ${bare(subscriptions.userId)}) WHERE ${bare(subscriptions.endedAt)} IS NULL DO NOTHING`;
  },
});

/** The plans of a person, on all sites. */
export const userSubscriptionRepository = (db: Database) => ({
  list: (userId: UserId): Promise<Subscription[]> => {
    const query = db
      .select(subscription.fields)
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), isCurrent));
    return read(db, rows(subscription, query));
  },
  /** Also one that has ended. */
  find: (id: Id, userId: UserId): Promise<RowOf<typeof pastOrPresent> | null> => {
    const query = db.select(pastOrPresent.fields).from(subscriptions).where(ofPerson(id, userId));
    return read(db, firstRow(pastOrPresent, query));
  },
  endFree: (id: Id, userId: UserId, now: number): Statement =>
    db
      .update(subscriptions)
      .set({ endedAt: now, status: 'canceled' })
      .where(and(ofPerson(id, userId), eq(subscriptions.plan, 'free'), isCurrent)),
});

const ofPerson = (id: Id, userId: UserId) =>
  and(eq(subscriptions.id, id), eq(subscriptions.userId, userId));
