import { and, eq, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { gifts } from '#functions/db/schema/site/money/payments.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { exists, inTurns, rowsById, type Turn } from '../reads.ts';
import { inList, type SiteScope } from '../scope.ts';
import { isOpenSite, isSelling, settingOf } from './sales.ts';
import { grantRepository } from './subscription.ts';

const gift = selection({
  id: gifts.id,
  siteId: gifts.siteId,
  accountId: gifts.accountId,
  giverId: gifts.giverId,
  giverEmail: gifts.giverEmail,
  giverName: gifts.giverName,
  recipientEmail: gifts.recipientEmail,
  message: gifts.message,
  providerId: gifts.providerId,
  state: gifts.state,
  planId: gifts.planId,
  createdAt: gifts.createdAt,
});
export type Gift = RowOf<typeof gift>;

type NewGift = Pick<
  typeof gifts.$inferInsert,
  | 'id'
  | 'accountId'
  | 'giverId'
  | 'giverEmail'
  | 'giverName'
  | 'recipientEmail'
  | 'message'
  | 'amountCents'
>;

type Redeeming = {
  id: Id;
  userId: UserId;
  /** Of the plan that it becomes. */
  planId: Id;
  /** In ms since the epoch. */
  endsAt: number;
  /** The plan that the person has, as it was read. */
  former: { id: Id; endsAt: number | null } | null;
};

const selectOf =
  ({ db, siteId }: SiteScope) =>
  (...filters: SQL[]) =>
    db
      .select(gift.fields)
      .from(gifts)
      .where(and(eq(gifts.siteId, siteId), ...filters));

/** Years that people give to friends on a site. */
export const giftRepository = (scope: SiteScope) => {
  const { db, siteId } = scope;
  const select = selectOf(scope);
  const change = (id: Id, values: Partial<typeof gifts.$inferInsert>, ...filters: SQL[]) =>
    db
      .update(gifts)
      .set(values)
      .where(and(eq(gifts.siteId, siteId), eq(gifts.id, id), ...filters));
  return {
    find: (id: Id): Promise<Gift | null> => read(db, firstRow(gift, select(eq(gifts.id, id)))),
    listById: (ids: readonly string[]): Promise<Map<string, Gift>> =>
      read(db, rowsById(gift, select(sql`${gifts.id} ${inList(ids)}`))),
    findByProvider: (providerId: string): Promise<Gift | null> =>
      read(db, firstRow(gift, select(eq(gifts.providerId, providerId)))),
    ...withdrawalsOf(scope),
    begin: (begun: NewGift, now: number): Statement =>
      db.insert(gifts).values({ ...begun, siteId, state: 'open', createdAt: now }),
    /** Unless it was withdrawn meanwhile. */
    noteCheckout: (id: Id, providerId: string): Statement => change(id, { providerId }, isOpen),
    /** Once: whoever comes later changes nothing. */
    pay: (id: Id, tokenHash: string, now: number): Statement =>
      change(id, { state: 'paid', tokenHash, paidAt: now }, isOpen),
    /** Once, in the place of the plan that the person has, which is refused where it changed meanwhile. */
    redeem: ({ id, userId, planId, endsAt, former }: Redeeming, now: number): Statement[] => {
      // Of two who take it at once, one changes the gift, and only that one gets a plan.
      const isSo = sql`EXISTS (SELECT 1 FROM ${gifts}
        WHERE ${gifts.id} = ${id} AND ${gifts.planId} = ${planId})`;
      const granted = { id: planId, userId, grantedAs: 'gift', endsAt } as const;
      return [
        change(id, { state: 'redeemed', planId, redeemedAt: now }, isPaid),
        ...grantRepository(scope).grant(granted, former, { now, isSo }),
      ];
    },
    /** Those of some plans that were not given back, by the plan that each became. */
    listOfPlans: async (planIds: readonly Id[]): Promise<Map<Id, Id>> => {
      const query = select(sql`${gifts.planId} ${inList(planIds)}`, isRedeemed);
      const found = await read(db, rows(gift, query));
      return new Map(found.map(({ id, planId }) => [planId ?? '', id]));
    },
    /** Unless it, or what it is part of, is not as it was read: the count of the first tells. */
    takeBack: ({ id, state }: Pick<Gift, 'id' | 'state'>, isSo: SQL = sql`1`): Statement =>
      change(id, { state: 'refunded' }, eq(gifts.state, state), isSo),
  };
};

/** As words and not parameters: an index holds those that are open. */
const isOpen = sql`${gifts.state} = 'open'`;
const isRedeemed = sql`${gifts.state} = 'redeemed'`;
const isPaid = sql`${gifts.state} = 'paid'`;

/** Which of them nobody is to pay, or to have paid. */
const withdrawalsOf = (scope: SiteScope) => {
  const { db, siteId } = scope;
  const select = selectOf(scope);
  return {
    /** Nobody paid. */
    forget: (id: Id): Statement =>
      db.delete(gifts).where(and(eq(gifts.siteId, siteId), eq(gifts.id, id), isOpen)),
    /** What can still be paid although it is sold no more. */
    listUnsold: (limit: number): Promise<Gift[]> =>
      read(db, rows(gift, select(isOpen, isUnsold).limit(limit))),
    /** Whether its money goes back: the site that it is for is gone, or who gives it. */
    isOwedBack: (id: Id): Promise<boolean> =>
      read(db, exists(select(eq(gifts.id, id), isOwedBack))),
  };
};

/** An address goes with the account that it is of; every giver has one. */
const isGiverGone = eq(gifts.giverEmail, '');
const isOwedBack = sql`(${isGiverGone} OR NOT ${isOpenSite(gifts.siteId)})`;

/** Its page is to be closed: nobody is there to give or to get it, or it is not what the site sells now. */
const isUnsold = sql`(${or(
  isGiverGone,
  not(isSelling(gifts.siteId)),
  sql`NOT EXISTS (SELECT 1 FROM ${sites} WHERE ${sites.id} = ${gifts.siteId}
    AND ${settingOf('yearlyAmountCents')} = ${gifts.amountCents})`,
)})`;

/** Of all sites. */
export function listUnsoldGifts(db: Database, { now, limit }: Turn): Promise<Gift[]> {
  const query = db
    .select(gift.fields)
    .from(gifts)
    .where(and(isOpen, isUnsold))
    .orderBy(inTurns(now))
    .limit(limit);
  return read(db, rows(gift, query));
}

/** Of all sites, what a person could still pay for somebody. */
export function listGiftsOf(db: Database, giverId: UserId): Promise<Gift[]> {
  const query = db
    .select(gift.fields)
    .from(gifts)
    .where(and(isOpen, eq(gifts.giverId, giverId)));
  return read(db, rows(gift, query));
}

/** Of whichever site it is for. */
export function findGiftByToken(db: Database, tokenHash: string): Promise<Gift | null> {
  const query = db.select(gift.fields).from(gifts).where(eq(gifts.tokenHash, tokenHash));
  return read(db, firstRow(gift, query));
}

/** Of all sites, those that were begun a while ago and of which nothing was heard. */
export function listPendingGifts(
  db: Database,
  { begunBefore, now, limit }: { begunBefore: number; now: number; limit: number },
): Promise<Gift[]> {
  const query = db
    .select(gift.fields)
    .from(gifts)
    .where(and(isOpen, lte(gifts.createdAt, begunBefore)))
    .orderBy(inTurns(now))
    .limit(limit);
  return read(db, rows(gift, query));
}
