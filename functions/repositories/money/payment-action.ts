import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Id, SiteId } from '#domain/ids.ts';
import { type ActionKind, dutyKinds, type PressKind, pressKinds } from '#domain/money/payments.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import {
  paymentActions,
  providerSubscriptions as paid,
} from '#functions/db/schema/site/money/payments.ts';
import { type Computed, firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { insertFrom } from '#functions/db/writing.ts';
import { exists, inTurns } from '../reads.ts';
import type { SiteScope } from '../scope.ts';

const action = selection({
  id: paymentActions.id,
  siteId: paymentActions.siteId,
  accountId: paymentActions.accountId,
  providerSubscriptionId: paymentActions.providerSubscriptionId,
  kind: paymentActions.kind,
});
export type PaymentAction = RowOf<typeof action>;

const columns = [
  'id',
  'siteId',
  'accountId',
  'providerSubscriptionId',
  'kind',
  'state',
  'createdAt',
] as const;

type NewAction = {
  id: Id;
  accountId: string;
  providerSubscriptionId: string;
  kind: ActionKind;
};

type Press = NewAction & { kind: PressKind };
type Place = Pick<NewAction, 'accountId' | 'providerSubscriptionId'>;

const press = selection({
  id: paymentActions.id,
  kind: paymentActions.kind,
  state: paymentActions.state,
});

/** What people asked the provider to do with a subscription of a site. */
export const paymentActionRepository = ({ db, siteId }: SiteScope) => ({
  ...pressesOf({ db, siteId }),
  /** Once for an id, and not while the same is open. */
  begin: ({ id, kind, ...place }: NewAction, now: number): Statement => {
    const { accountId, providerSubscriptionId } = place;
    const same = and(isOfSubscription(siteId, place), eq(paymentActions.kind, kind), isOpen);
    const query = sql`SELECT ${id}, ${siteId}, ${accountId}, ${providerSubscriptionId}, ${kind}, 'open', ${now}
      WHERE NOT EXISTS (SELECT 1 FROM ${paymentActions} WHERE ${same})`;
    return sql`${insertFrom(paymentActions, columns, query)} ON CONFLICT DO NOTHING`;
  },
  /**
   * Lets everything end when what is paid has run out: what ends by then already may have an invoice that is
   * tried again.
   */
  endAll: (now: number): Statement => {
    const id = sql`'close/' || ${paid.accountId} || '/' || ${paid.providerId} || '/' || ${now}`;
    const query = sql`SELECT ${id}, ${siteId}, ${paid.accountId}, ${paid.providerId}, 'close', 'open', ${now}
      FROM ${paid} WHERE ${paid.siteId} = ${siteId} AND ${isGoingOn}`;
    return sql`${insertFrom(paymentActions, columns, query)} ON CONFLICT DO NOTHING`;
  },
  /** Whether somebody is still charged on an account, or waits for money of theirs. */
  isOwing: (accountId: string): Promise<boolean> =>
    read(
      db,
      exists(sql`SELECT 1 FROM ${paid} WHERE ${paid.siteId} = ${siteId}
          AND ${paid.accountId} = ${accountId} AND ${isRenewing}
        UNION ALL SELECT 1 FROM ${paymentActions} WHERE ${paymentActions.siteId} = ${siteId}
          AND ${paymentActions.accountId} = ${accountId} AND ${isOpen}
          AND ${inArray(paymentActions.kind, dutyKinds)} LIMIT 1`),
    ),
  finish: (id: Id): Statement =>
    db
      .update(paymentActions)
      .set({ state: 'done' })
      .where(and(eq(paymentActions.siteId, siteId), eq(paymentActions.id, id), isOpen)),
  /** What was pressed comes to nothing; what is owed stays owed. */
  refuse: ({ id, kind }: { id: Id; kind: PressKind }): Statement =>
    db
      .update(paymentActions)
      .set({ state: 'refused' })
      .where(
        and(
          eq(paymentActions.siteId, siteId),
          eq(paymentActions.id, id),
          eq(paymentActions.kind, kind),
          isOpen,
        ),
      ),
});

/** What people press on a subscription, of which the last counts. */
function pressesOf({ db, siteId }: SiteScope) {
  const isPressOf = (place: Place) =>
    and(isOfSubscription(siteId, place), inArray(paymentActions.kind, pressKinds));
  return {
    /** Nobody asks any more for what was pressed before. */
    press: (begun: Press, now: number): Statement[] => [
      db
        .update(paymentActions)
        .set({ state: 'overtaken' })
        .where(and(isPressOf(begun), isOpen)),
      db.insert(paymentActions).values({ ...begun, siteId, state: 'open', createdAt: now }),
    ],
    findPress: (id: Id) =>
      read(
        db,
        firstRow(
          press,
          db
            .select(press.fields)
            .from(paymentActions)
            .where(and(eq(paymentActions.siteId, siteId), eq(paymentActions.id, id))),
        ),
      ),
    /** Whether it was carried out or not. */
    findLastPress: (place: Place) =>
      read(
        db,
        firstRow(
          press,
          db
            .select(press.fields)
            .from(paymentActions)
            .where(isPressOf(place))
            .orderBy(sql`rowid DESC`)
            .limit(1),
        ),
      ),
  };
}

const isOfSubscription = (siteId: SiteId, { accountId, providerSubscriptionId }: Place) =>
  and(
    eq(paymentActions.siteId, siteId),
    eq(paymentActions.accountId, accountId),
    eq(paymentActions.providerSubscriptionId, providerSubscriptionId),
  );

/** Of what gives somebody a plan. */
const isGoingOn = sql`${paid.subscriptionId} IS NOT NULL AND ${paid.endedAt} IS NULL`;
const isRenewing = sql`${isGoingOn} AND ${paid.endsAt} IS NULL`;

/** As a word and not a parameter: an index holds those that are open. */
const isOpen = sql`${paymentActions.state} = 'open'`;

/** Of a subscription that the query joins, what people asked last, while it is not done; else null. */
export const openPress: Computed<PressKind | null> = {
  expression: sql`(SELECT ${paymentActions.kind} FROM ${paymentActions} WHERE ${isOpen}
    AND ${paymentActions.accountId} = ${paid.accountId}
    AND ${paymentActions.providerSubscriptionId} = ${paid.providerId}
    AND ${inArray(paymentActions.kind, pressKinds)})`,
  decode: (answer) => pressKinds.find((kind) => kind === answer) ?? null,
};

/**
 * Of all sites, what was begun before and did not come to an end: of each subscription the first that was
 * pressed, so that what came later never goes before it.
 */
export function listOpenActions(
  db: Database,
  { begunBefore, now, limit }: { begunBefore: number; now: number; limit: number },
): Promise<PaymentAction[]> {
  const firstOfEach = sql`rowid IN (SELECT min(rowid) FROM ${paymentActions} WHERE ${isOpen}
    GROUP BY ${paymentActions.accountId}, ${paymentActions.providerSubscriptionId})`;
  const query = db
    .select(action.fields)
    .from(paymentActions)
    .where(and(isOpen, lte(paymentActions.createdAt, begunBefore), firstOfEach))
    .orderBy(inTurns(now))
    .limit(limit);
  return read(db, rows(action, query));
}
