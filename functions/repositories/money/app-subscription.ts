import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
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

/** What cooks pay the platform, a row a site. */
export const appSubscriptionRepository = (db: Database) => {
  const select = (...filters: (SQL | undefined)[]) =>
    db
      .select(row.fields)
      .from(held)
      .where(and(...filters));
  const change = (siteId: SiteId, values: Partial<typeof held.$inferInsert>, filter?: SQL) =>
    db
      .update(held)
      .set(values)
      .where(and(eq(held.siteId, siteId), filter));
  return {
    find: (siteId: SiteId): Promise<AppSubscription | null> =>
      read(db, firstRow(row, select(eq(held.siteId, siteId)))),
    /** By the purchase or by what came of it, in the provider's ids. */
    findByProvider: (id: string): Promise<AppSubscription | null> =>
      read(db, firstRow(row, select(or(eq(held.checkoutId, id), eq(held.providerId, id))))),
    /** Once for a site. */
    open: (siteId: SiteId, customerId: string, now: number): Statement =>
      db.insert(held).values({ siteId, customerId, syncedAt: now }).onConflictDoNothing(),
    /** Unless another purchase began meanwhile. */
    begin: (siteId: SiteId, attemptId: Id, former: string | null): Statement =>
      change(
        siteId,
        { attemptId, checkoutId: null, checkoutUrl: null },
        former === null ? isNull(held.attemptId) : eq(held.attemptId, former),
      ),
    noteCheckout: (siteId: SiteId, attemptId: Id, opened: { id: string; url: string }): Statement =>
      change(
        siteId,
        { checkoutId: opened.id, checkoutUrl: opened.url },
        eq(held.attemptId, attemptId),
      ),
    /** An older look never replaces a newer one. */
    keep: (siteId: SiteId, seen: Seen, syncedAt: number): Statement =>
      change(siteId, { ...seen, syncedAt }, lte(held.syncedAt, syncedAt)),
    /** Those that were not asked for since. */
    listToSync: ({ now, before, limit }: RepeatedTurn): Promise<AppSubscription[]> => {
      const query = select(isNull(held.endedAt), lte(held.syncedAt, before))
        .orderBy(inTurns(now))
        .limit(limit);
      return read(db, rows(row, query));
    },
  };
};
