import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Id, SiteId, UserId } from '#domain/ids.ts';
import { type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { providerSubscriptions as mirrored } from '#functions/db/schema/site/money/payments.ts';
import { subscriptions } from '#functions/db/schema/site/money/subscriptions.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { assigned, selected } from '#functions/db/writing.ts';
import { exists, inTurns, type RepeatedTurn, type Turn } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import { isMember } from './sales.ts';

const columns = {
  accountId: mirrored.accountId,
  providerId: mirrored.providerId,
  siteId: mirrored.siteId,
  subscriptionId: mirrored.subscriptionId,
  userId: mirrored.userId,
  customerId: mirrored.customerId,
  status: mirrored.status,
  plan: mirrored.plan,
  priceId: mirrored.priceId,
  amountCents: mirrored.amountCents,
  periodEnd: mirrored.periodEnd,
  endsAt: mirrored.endsAt,
  endedAt: mirrored.endedAt,
  invoiceUrl: mirrored.invoiceUrl,
  wanted: mirrored.wanted,
  done: mirrored.done,
};
const mirror = selection(columns);
/** What the provider said of a subscription last. */
export type ProviderSubscription = RowOf<typeof mirror>;

type Place = Pick<ProviderSubscription, 'accountId' | 'providerId'>;
type Lease = Place & { token: string };

/** What is known of a subscription once it was asked for. */
export type Seen = Partial<
  Pick<
    typeof mirrored.$inferInsert,
    | 'subscriptionId'
    | 'userId'
    | 'customerId'
    | 'status'
    | 'plan'
    | 'priceId'
    | 'nextPlan'
    | 'amountCents'
    | 'cadence'
    | 'startedAt'
    | 'periodEnd'
    | 'endsAt'
    | 'endedAt'
    | 'invoiceUrl'
  >
>;

type NewPlan = Pick<
  typeof subscriptions.$inferInsert,
  'id' | 'userId' | 'plan' | 'status' | 'priceAmountCents' | 'createdAt' | 'endsAt'
>;

const subscription = selection({
  id: subscriptions.id,
  plan: subscriptions.plan,
  endsAt: subscriptions.endsAt,
  grantedAs: subscriptions.grantedAs,
});

/** Subscriptions that are paid by the provider, and the plans that they give on a site. */
export const providerSubscriptionRepository = ({ db, siteId }: SiteScope) => ({
  find: (place: Place): Promise<ProviderSubscription | null> => {
    const query = db
      .select(mirror.fields)
      .from(mirrored)
      .where(and(eq(mirrored.siteId, siteId), isAt(place)));
    return read(db, firstRow(mirror, query));
  },
  /** That of a plan; null for one that nobody pays for there. */
  findOfPlan: (subscriptionId: Id): Promise<ProviderSubscription | null> => {
    const query = db
      .select(mirror.fields)
      .from(mirrored)
      .where(and(eq(mirrored.siteId, siteId), eq(mirrored.subscriptionId, subscriptionId)));
    return read(db, firstRow(mirror, query));
  },
  /** Whether somebody ever paid on the site, or tried to for nothing. */
  hasHadAny: (userId: UserId): Promise<boolean> =>
    read(
      db,
      exists(sql`SELECT 1 FROM ${mirrored} WHERE ${mirrored.siteId} = ${siteId}
        AND ${mirrored.userId} = ${userId} LIMIT 1`),
    ),
  ...looksOf({ db, siteId }),
  ...ofAccounts({ db, siteId }),
  plans: plansUnder({ db, siteId }),
});

/** What becomes of all that is paid on an account. */
const ofAccounts = ({ db, siteId }: SiteScope) => {
  const isOnAccount = (accountId: string) =>
    sql`${mirrored.siteId} = ${siteId} AND ${mirrored.accountId} = ${accountId}
      AND ${mirrored.subscriptionId} IS NOT NULL`;
  return {
    /** Plans last as long as is known to be paid: nothing more will be heard of them. */
    endWhenPaid: (accountId: string, now: number): Statement => {
      const paidUntil = sql`(SELECT coalesce(${mirrored.periodEnd}, ${now}) FROM ${mirrored}
        WHERE ${mirrored.subscriptionId} = ${subscriptions.id})`;
      return sql`UPDATE ${subscriptions} SET ${assigned(subscriptions, { endsAt: paidUntil })}
        WHERE ${subscriptions.siteId} = ${siteId} AND ${subscriptions.endedAt} IS NULL
          AND ${subscriptions.endsAt} IS NULL AND ${subscriptions.id} IN
            (SELECT ${mirrored.subscriptionId} FROM ${mirrored} WHERE ${isOnAccount(accountId)})`;
    },
    /** Asks that all be looked at that had not ended at a time, in ms since the epoch. */
    wantSince: (accountId: string, since: number): Statement =>
      db
        .update(mirrored)
        .set({ wanted: sql`${mirrored.wanted} + 1` })
        .where(
          sql`${isOnAccount(accountId)}
            AND (${mirrored.endedAt} IS NULL OR ${mirrored.endedAt} >= ${since})`,
        ),
  };
};

/** One at a time looks at a subscription. */
const looksOf = ({ db, siteId }: SiteScope) => ({
  /** Asks that it be looked at after this moment, whatever is being looked at now. */
  want: (place: Place): Statement =>
    db
      .insert(mirrored)
      .values({ ...place, siteId })
      .onConflictDoUpdate({
        target: [mirrored.accountId, mirrored.providerId],
        set: { wanted: sql`${mirrored.wanted} + 1` },
        setWhere: eq(mirrored.siteId, siteId),
      }),
  /** Changes no row while somebody else looks at it. */
  lease: ({ token, ...place }: Lease, { now, until }: { now: number; until: number }): Statement =>
    db
      .update(mirrored)
      .set({ leaseToken: token, leaseUntil: until })
      .where(
        and(
          eq(mirrored.siteId, siteId),
          isAt(place),
          or(isNull(mirrored.leaseUntil), lte(mirrored.leaseUntil, now)),
        ),
      ),
  /** Says what was seen, and gives the lease back; the last of a batch, which the others ask for. */
  settle: (lease: Lease, seen: Seen, { done, now }: { done: number; now: number }): Statement =>
    db
      .update(mirrored)
      .set({ ...seen, done, syncedAt: now, leaseToken: null, leaseUntil: null })
      .where(and(isAt(lease), eq(mirrored.leaseToken, lease.token))),
  /** Whoever is at it looks again before they write: the site that they began from is gone. */
  interrupt: (): Statement =>
    db
      .update(mirrored)
      .set({ leaseToken: null, leaseUntil: null })
      .where(sql`${mirrored.siteId} = ${siteId} AND ${mirrored.leaseToken} IS NOT NULL`),
  /** Without having seen anything. */
  release: (lease: Lease): Statement =>
    db
      .update(mirrored)
      .set({ leaseToken: null, leaseUntil: null })
      .where(and(isAt(lease), eq(mirrored.leaseToken, lease.token))),
});

/** What becomes of the plans of a site, as long as the lease holds. */
const plansUnder = ({ db, siteId }: SiteScope) => ({
  findCurrent: (userId: UserId) => {
    const query = db
      .select(subscription.fields)
      .from(subscriptions)
      .where(isCurrentOf(siteId, userId));
    return read(db, firstRow(subscription, query));
  },
  /** Whether it is known, also as one that has ended: it goes with the account of who had it. */
  has: (id: Id): Promise<boolean> => {
    const isThat = and(eq(subscriptions.siteId, siteId), eq(subscriptions.id, id));
    return read(db, exists(sql`SELECT 1 FROM ${subscriptions} WHERE ${isThat}`));
  },
  /** The database allows one that has not ended: the other statements make room for it. */
  begin: (lease: Lease, plan: NewPlan): Statement =>
    sql`INSERT INTO ${selected(subscriptions, { ...plan, siteId })} WHERE ${isHeld(lease)}
      AND ${isMember(siteId, plan.userId)}`,
  change: (lease: Lease, id: Id, values: Partial<Omit<NewPlan, 'id' | 'userId'>>): Statement =>
    sql`UPDATE ${subscriptions} SET ${assigned(subscriptions, values)}
      WHERE ${subscriptions.id} = ${id} AND ${subscriptions.siteId} = ${siteId}
        AND ${subscriptions.endedAt} IS NULL AND ${isHeld(lease)}`,
  end: (lease: Lease, id: Id, endedAt: number): Statement =>
    sql`UPDATE ${subscriptions} SET ${assigned(subscriptions, { endedAt, status: 'canceled' })}
      WHERE ${subscriptions.id} = ${id} AND ${subscriptions.siteId} = ${siteId}
        AND ${subscriptions.endedAt} IS NULL AND ${isHeld(lease)}`,
});

const isAt = ({ accountId, providerId }: Place) =>
  and(eq(mirrored.accountId, accountId), eq(mirrored.providerId, providerId));

const isCurrentOf = (siteId: SiteId, userId: UserId) =>
  and(
    eq(subscriptions.siteId, siteId),
    eq(subscriptions.userId, userId),
    isNull(subscriptions.endedAt),
  );

/** Whether what was seen may still be written. */
const isHeld = (lease: Lease): SQL =>
  sql`EXISTS (SELECT 1 FROM ${mirrored} WHERE ${isAt(lease)}
    AND ${mirrored.leaseToken} = ${lease.token})`;

const due = selection({
  accountId: mirrored.accountId,
  providerId: mirrored.providerId,
  siteId: mirrored.siteId,
});
export type DueSubscription = RowOf<typeof due>;

const isOpen = sql`${mirrored.endedAt} IS NULL`;

const listDue = (db: Database, isDue: SQL, { now, limit }: Turn): Promise<DueSubscription[]> =>
  read(
    db,
    mapped(
      rows(
        due,
        sql`SELECT ${due} FROM ${mirrored} WHERE ${isDue} ORDER BY ${inTurns(now)} LIMIT ${limit}`,
      ),
      (found) => found,
    ),
  );

/** Of all sites: what was asked to be looked at, and what has come to the end of its time. */
export const listAskedSubscriptions = (db: Database, turn: Turn): Promise<DueSubscription[]> =>
  listDue(
    db,
    sql`(${mirrored.wanted} > ${mirrored.done})
      OR (${isOpen} AND ${mirrored.periodEnd} <= ${turn.now} AND ${mirrored.syncedAt} < ${mirrored.periodEnd})
      OR (${isOpen} AND ${mirrored.endsAt} <= ${turn.now} AND ${mirrored.syncedAt} < ${mirrored.endsAt})`,
    turn,
  );

/** Of all sites: what nobody asked about and nobody has looked at since. */
export const listUnseenSubscriptions = (
  db: Database,
  { before, ...turn }: RepeatedTurn,
): Promise<DueSubscription[]> =>
  listDue(db, sql`${isOpen} AND ${mirrored.syncedAt} <= ${before}`, turn);
