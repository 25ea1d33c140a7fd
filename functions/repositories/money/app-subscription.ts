import { and, eq, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Id, SiteId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { appSubscriptions as held } from '#functions/db/schema/platform/app-subscriptions.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { inTurns, type RepeatedTurn } from '../reads.ts';

const row = selection({
  siteId: held.siteId,
  customerId: held.customerId,
  attemptId: held.attemptId,
  checkoutId: held.checkoutId,
  checkoutUrl: held.checkoutUrl,
  providerId: held.providerId,
  status: held.status,
  amountCents: held.amountCents,
  periodEnd: held.periodEnd,
  endsAt: held.endsAt,
  endedAt: held.endedAt,
  invoiceUrl: held.invoiceUrl,
});
export type AppSubscription = RowOf<typeof row>;

type Seen = Pick<
  AppSubscription,
  'providerId' | 'status' | 'amountCents' | 'periodEnd' | 'endsAt' | 'endedAt' | 'invoiceUrl'
>;

type Purchase = Pick<AppSubscription, 'siteId' | 'attemptId'>;

/** What cooks pay the platform, a row a site. */
export const appSubscriptionRepository = (db: Database) => {
  const select = selectOf(db);
  const change = changeOf(db);
  return {
    find: (siteId: SiteId): Promise<AppSubscription | null> =>
      read(db, firstRow(row, select(eq(held.siteId, siteId)))),
    /** By the purchase or by what came of it, in the provider's ids. */
    findByProvider: (id: string): Promise<AppSubscription | null> =>
      read(db, firstRow(row, select(or(eq(held.checkoutId, id), eq(held.providerId, id))))),
    ...purchasesOf(db),
    /** An older look never replaces a newer one, nor what was begun since. */
    keep: ({ siteId, attemptId }: Purchase, seen: Seen, syncedAt: number): Statement =>
      change(siteId, { ...seen, syncedAt }, and(isOf(attemptId), lte(held.syncedAt, syncedAt))),
    /** It was asked for, and there is nothing new to keep. */
    noteLook: (siteId: SiteId, syncedAt: number): Statement => change(siteId, { syncedAt }),
    /** It is asked for with the next run, as if it had not been for long. */
    lookSoon: (siteId: SiteId): Statement => change(siteId, { syncedAt: 0 }),
    /** Those that were not asked for since, where there is anything to ask for. */
    listToSync: ({ now, before, limit }: RepeatedTurn): Promise<AppSubscription[]> => {
      const isKnown = or(isNotNull(held.providerId), isNotNull(held.checkoutId));
      const query = select(isNull(held.endedAt), lte(held.syncedAt, before), isKnown)
        .orderBy(inTurns(now))
        .limit(limit);
      return read(db, rows(row, query));
    },
  };
};

/** How it comes to be paid, and by whom. */
function purchasesOf(db: Database) {
  const change = changeOf(db);
  return {
    /** Once for a site. */
    open: (siteId: SiteId, customerId: string, now: number): Statement =>
      db.insert(held).values({ siteId, customerId, syncedAt: now }).onConflictDoNothing(),
    /** Unless another purchase began meanwhile; what has ended is none that is looked at. */
    begin: ({ siteId, attemptId: former }: Purchase, attemptId: Id): Statement[] => [
      change(siteId, { attemptId, checkoutId: null, checkoutUrl: null }, isOf(former)),
      change(siteId, nothing, and(eq(held.attemptId, attemptId), isNotNull(held.endedAt))),
    ],
    noteCheckout: (siteId: SiteId, attemptId: Id, opened: { id: string; url: string }): Statement =>
      change(
        siteId,
        { checkoutId: opened.id, checkoutUrl: opened.url },
        eq(held.attemptId, attemptId),
      ),
    /** Nobody can pay it any more: nothing is left to ask for. */
    abandon: ({ siteId, attemptId }: Purchase, syncedAt: number): Statement =>
      change(
        siteId,
        { attemptId: null, checkoutId: null, checkoutUrl: null, syncedAt },
        isOf(attemptId),
      ),
    /** Who pays is another person from now on. Leaves the row where it is not as it was read. */
    forget: ({ siteId, attemptId }: Purchase): Statement =>
      db.delete(held).where(and(eq(held.siteId, siteId), isOf(attemptId), not(isRenewing))),
  };
}

const selectOf =
  (db: Database) =>
  (...filters: (SQL | undefined)[]) =>
    db
      .select(row.fields)
      .from(held)
      .where(and(...filters));

const changeOf =
  (db: Database) =>
  (siteId: SiteId, values: Partial<typeof held.$inferInsert>, filter?: SQL): Statement =>
    db
      .update(held)
      .set(values)
      .where(and(eq(held.siteId, siteId), filter));

const nothing = {
  providerId: null,
  status: null,
  amountCents: null,
  periodEnd: null,
  endsAt: null,
  endedAt: null,
  invoiceUrl: null,
} satisfies Seen;

/** Whether the purchase that was begun last is still that one. */
const isOf = (attemptId: string | null): SQL =>
  attemptId === null ? isNull(held.attemptId) : eq(held.attemptId, attemptId);

const isRenewing = sql`(${held.providerId} IS NOT NULL AND ${held.endedAt} IS NULL
  AND ${held.endsAt} IS NULL)`;
