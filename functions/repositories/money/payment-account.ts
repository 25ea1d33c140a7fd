import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SiteId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { paymentAccounts } from '#functions/db/schema/platform/payment-accounts.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { inTurns, type RepeatedTurn } from '../reads.ts';

const account = selection({
  siteId: paymentAccounts.siteId,
  accountId: paymentAccounts.accountId,
  canCharge: paymentAccounts.canCharge,
  due: paymentAccounts.due,
  portalConfigurationId: paymentAccounts.portalConfigurationId,
  syncedAt: paymentAccounts.syncedAt,
  disconnectedAt: paymentAccounts.disconnectedAt,
  listedAfter: paymentAccounts.listedAfter,
  chargesListedAfter: paymentAccounts.chargesListedAfter,
});
export type PaymentAccount = RowOf<typeof account>;

type Known = { canCharge: boolean; due: readonly string[] };

/** The accounts of cooks at the payment provider. */
export const paymentAccountRepository = (db: Database) => ({
  find: (siteId: SiteId): Promise<PaymentAccount | null> =>
    read(db, firstRow(account, selectWhere(db, eq(paymentAccounts.siteId, siteId)))),
  findByAccount: (accountId: string): Promise<PaymentAccount | null> =>
    read(db, firstRow(account, selectWhere(db, eq(paymentAccounts.accountId, accountId)))),
  /** Another account takes the place of one that is disconnected; a connected one stays. */
  connect: (siteId: SiteId, { id, ...known }: Known & { id: string }, now: number): Statement => {
    const values = { ...known, accountId: id, syncedAt: now };
    return db
      .insert(paymentAccounts)
      .values({ siteId, ...values })
      .onConflictDoUpdate({
        target: paymentAccounts.siteId,
        set: { ...values, ...anew },
        setWhere: sql`${paymentAccounts.disconnectedAt} IS NOT NULL`,
      });
  },
  update: (accountId: string, known: Known, now: number): Statement =>
    db
      .update(paymentAccounts)
      .set({ ...known, syncedAt: now, disconnectedAt: null })
      .where(eq(paymentAccounts.accountId, accountId)),
  disconnect: (accountId: string, now: number): Statement =>
    db
      .update(paymentAccounts)
      .set({
        canCharge: false,
        syncedAt: now,
        disconnectedAt: sql`coalesce(${paymentAccounts.disconnectedAt}, ${now})`,
      })
      .where(eq(paymentAccounts.accountId, accountId)),
  setPortal: (accountId: string, portalConfigurationId: string): Statement =>
    db
      .update(paymentAccounts)
      .set({ portalConfigurationId })
      .where(eq(paymentAccounts.accountId, accountId)),
  ...listingOf(db),
});

/** What of an account is gone through daily, since not everything is told, and where that is noted. */
const listings = {
  subscriptions: { after: 'listedAfter', at: 'listedAt' },
  charges: { after: 'chargesListedAfter', at: 'chargesListedAt' },
} as const;
type Listed = keyof typeof listings;

/** What the cron goes through. */
const listingOf = (db: Database) => ({
  /** How far what is listed was gone through, or when that came to its end, in ms since the epoch. */
  noteListed: (
    accountId: string,
    list: Listed,
    to: { after: string } | { endedAt: number },
  ): Statement => {
    const { after, at } = listings[list];
    return db
      .update(paymentAccounts)
      .set('after' in to ? { [after]: to.after } : { [after]: null, [at]: to.endedAt })
      .where(eq(paymentAccounts.accountId, accountId));
  },
  /** Those that were not asked for since. */
  listToSync: ({ now, before, limit }: RepeatedTurn): Promise<PaymentAccount[]> => {
    const isDue = lte(paymentAccounts.syncedAt, before);
    const query = sql`${selectWhere(db, isDue).getSQL()} ORDER BY ${inTurns(now)} LIMIT ${limit}`;
    return read(db, rows(account, query));
  },
  /** Those that were not gone through since. */
  listToList: (list: Listed, { now, before, limit }: RepeatedTurn): Promise<PaymentAccount[]> => {
    const at = paymentAccounts[listings[list].at];
    const isDue = and(isNull(paymentAccounts.disconnectedAt), or(isNull(at), lte(at, before)));
    const query = sql`${selectWhere(db, isDue).getSQL()} ORDER BY ${inTurns(now)} LIMIT ${limit}`;
    return read(db, rows(account, query));
  },
});

const anew = {
  disconnectedAt: null,
  portalConfigurationId: null,
  listedAfter: null,
  listedAt: null,
  chargesListedAfter: null,
  chargesListedAt: null,
};

const selectWhere = (db: Database, filter: SQL | undefined) =>
  db.select(account.fields).from(paymentAccounts).where(filter);
