import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Id, UserId } from '#domain/ids.ts';
import type { GrantedPlan } from '#domain/money/gift-time.ts';
import { planAsOf } from '#domain/money/paid-plan.ts';
import type { GrantKind, PlanType } from '#domain/money/plans.ts';
import { type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { providerSubscriptions } from '#functions/db/schema/site/money/payments.ts';
import { subscriberIndex } from '#functions/db/schema/site/mail/subscribers.ts';
import { subscriptions } from '#functions/db/schema/site/money/subscriptions.ts';
import { firstRow, number, type RowOf, rows, selection, valueOf } from '#functions/db/selection.ts';
import { bare, selected } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';
import { listedPlan } from './listed-plan.ts';
import { openPress } from './payment-action.ts';

const columns = {
  id: subscriptions.id,
  siteId: subscriptions.siteId,
  plan: subscriptions.plan,
  status: subscriptions.status,
  priceAmountCents: subscriptions.priceAmountCents,
  createdAt: subscriptions.createdAt,
  endsAt: subscriptions.endsAt,
  grantedAs: subscriptions.grantedAs,
};

/** With the end of what is paid, or of its free days; null of what is not paid. */
const withPeriod = { ...columns, periodEnd: providerSubscriptions.periodEnd };

const subscription = selection(withPeriod);
/** A plan that has not ended. */
export type Subscription = RowOf<typeof subscription>;

/**
 * With the page on which its open invoice is paid, if there is one, what it becomes then, and what was
 * asked of it that the provider has not heard yet.
 */
const heldPlan = selection({
  ...withPeriod,
  invoiceUrl: providerSubscriptions.invoiceUrl,
  nextPlan: providerSubscriptions.nextPlan,
  openPress,
});
export type HeldPlan = RowOf<typeof heldPlan>;

const pastOrPresent = selection({ ...columns, endedAt: subscriptions.endedAt });

const isCurrent = isNull(subscriptions.endedAt);
const isProvided = eq(providerSubscriptions.subscriptionId, subscriptions.id);

const holders = alias(subscriptions, 'holders');

const ofPlan = (siteId: string, now: number) =>
  selection({
    plan: valueOf(subscriberIndex.plan, listedPlan(siteId, now)),
    count: number(sql`count(*)`),
  });

export const subscriptionRepository = ({ db, siteId }: SiteScope) => ({
  ...currentPlan({ db, siteId }),
  /** How many people have each plan now, from an index that holds it. */
  countByPlan: (now: number): Promise<Record<PlanType, number>> => {
    const counted = ofPlan(siteId, now);
    const query = sql`SELECT ${counted} FROM ${subscriberIndex}
      WHERE ${subscriberIndex.siteId} = ${siteId} AND ${subscriberIndex.plan} IS NOT NULL
      GROUP BY ${listedPlan(siteId, now)}`;
    const people = mapped(rows(counted, query), (found) => {
      const numberOf = (plan: PlanType) => found.find((each) => each.plan === plan)?.count ?? 0;
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

/** The plan of one person. */
const currentPlan = ({ db, siteId }: SiteScope) => {
  const findUnended = (userId: UserId): Promise<Subscription | null> => {
    const query = db
      .select(subscription.fields)
      .from(subscriptions)
      .leftJoin(providerSubscriptions, isProvided)
      .where(and(eq(subscriptions.siteId, siteId), eq(subscriptions.userId, userId), isCurrent));
    return read(db, firstRow(subscription, query));
  };
  return {
    /** As its row says, also where it is over by the clock: for who brings it to its end. */
    findUnended,
    /** By the clock, in ms since the epoch: what is over is the free plan. */
    findCurrent: async (userId: UserId, now: number): Promise<Subscription | null> => {
      const held = await findUnended(userId);
      return held && planAsOf(held, now);
    },
  };
};

type Grant = {
  id: Id;
  userId: UserId;
  grantedAs: GrantKind;
  /** In ms since the epoch; null for good. */
  endsAt: number | null;
};

/** A plan as it was read. */
type Read = Pick<Subscription, 'id' | 'endsAt'>;

/** Plans that cost their holder nothing, and that no payment provider knows of. */
export const grantRepository = ({ db, siteId }: SiteScope) => ({
  ...grantedTime({ db, siteId }),
  /**
   * In the place of the plan that the person has, if so. Refused by the database where that is not as it
   * was read: time that was added to it meanwhile is not lost.
   */
  grant: (granted: Grant, former: Read | null, { now, isSo = sql`1` }: Granting): Statement[] => [
    ...(former === null
      ? []
      : [
          db
            .update(subscriptions)
            .set({ endedAt: now, status: 'canceled' })
            .where(and(asRead(siteId, former), isReplaceable, isSo)),
        ]),
    sql`INSERT INTO ${selected(subscriptions, {
      ...granted,
      siteId,
      plan: 'yearly',
      status: 'active',
      createdAt: now,
    })} WHERE ${isSo}`,
  ],
  /** Ends a grant, after which the free plan goes on; safe to repeat. */
  end: (id: Id | SQL, freeId: Id, now: number): Statement[] => {
    const isThis = sql`${subscriptions.siteId} = ${siteId} AND ${subscriptions.id} = ${id}`;
    const free = {
      id: freeId,
      siteId,
      userId: sql`(SELECT ${bare(subscriptions.userId)} FROM ${subscriptions} WHERE ${isThis})`,
      plan: sql`'free'`,
      status: sql`'active'`,
      createdAt: now,
    } as const;
    return [
      db
        .update(subscriptions)
        .set({ endedAt: now, status: 'canceled' })
        .where(and(isThis, isNotNull(subscriptions.grantedAs), isCurrent)),
      sql`INSERT INTO ${selected(subscriptions, free)}
        WHERE EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${isThis}
          AND ${subscriptions.grantedAs} IS NOT NULL AND ${subscriptions.endedAt} = ${now})
        ON CONFLICT DO NOTHING`,
    ];
  },
});

type Granting = { now: number; isSo?: SQL };

const isReplaceable = or(eq(subscriptions.plan, 'free'), isNotNull(subscriptions.grantedAs));

const asRead = (siteId: string, { id, endsAt }: Read) =>
  and(
    eq(subscriptions.siteId, siteId),
    eq(subscriptions.id, id),
    endsAt === null ? isNull(subscriptions.endsAt) : eq(subscriptions.endsAt, endsAt),
    isCurrent,
  );

const granted = selection({
  id: subscriptions.id,
  userId: subscriptions.userId,
  grantedAs: subscriptions.grantedAs,
  createdAt: subscriptions.createdAt,
  endsAt: subscriptions.endsAt,
  endedAt: subscriptions.endedAt,
});
/** More than anybody was ever given. */
const grantsMax = 200;

/** How long what was given lasts. */
const grantedTime = ({ db, siteId }: SiteScope) => ({
  /** All that the holder of a plan was given on the site, the newest first. */
  listWith: async (planId: Id): Promise<(GrantedPlan & { userId: UserId })[]> => {
    const holder = sql`(SELECT ${holders.userId} FROM ${subscriptions} AS ${holders}
      WHERE ${holders.id} = ${planId})`;
    const query = sql`SELECT ${granted} FROM ${subscriptions}
      WHERE ${subscriptions.siteId} = ${siteId} AND ${subscriptions.userId} = ${holder}
        AND ${subscriptions.grantedAs} IS NOT NULL
      ORDER BY ${subscriptions.createdAt} DESC, ${subscriptions.endedAt} IS NOT NULL,
        ${subscriptions.endedAt} DESC, ${subscriptions}.rowid DESC LIMIT ${grantsMax}`;
    const found = await read(db, rows(granted, query));
    return found.flatMap(({ grantedAs, ...plan }) => (grantedAs ? [{ ...plan, grantedAs }] : []));
  },
  isAsRead: (plan: Read): SQL =>
    sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${asRead(siteId, plan)})`,
  /** Unless it changed since it was read. */
  change: (plan: Read, left: { endsAt: number; grantedAs: GrantKind }): Statement =>
    db.update(subscriptions).set(left).where(asRead(siteId, plan)),
});

const lapsed = selection({
  id: subscriptions.id,
  siteId: subscriptions.siteId,
  userId: subscriptions.userId,
});
export type LapsedGrant = RowOf<typeof lapsed>;

/** Of all sites, what was given for a while that is over. */
export function listLapsedGrants(db: Database, now: number, limit: number): Promise<LapsedGrant[]> {
  const query = sql`SELECT ${lapsed} FROM ${subscriptions}
    WHERE ${subscriptions.grantedAs} IS NOT NULL AND ${subscriptions.endedAt} IS NULL
      AND ${subscriptions.endsAt} <= ${now}
    ORDER BY ${subscriptions.endsAt} LIMIT ${limit}`;
  return read(db, rows(lapsed, query));
}

/** The plans of a person, on all sites. */
export const userSubscriptionRepository = (db: Database) => ({
  /** By the clock, in ms since the epoch: what is over is the free plan. */
  list: (userId: UserId, now: number): Promise<HeldPlan[]> => {
    const query = db
      .select(heldPlan.fields)
      .from(subscriptions)
      .leftJoin(providerSubscriptions, isProvided)
      .where(and(eq(subscriptions.userId, userId), isCurrent));
    return read(
      db,
      mapped(rows(heldPlan, query), (held) => held.map((plan) => planAsOf(plan, now))),
    );
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
