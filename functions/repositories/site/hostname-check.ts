import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { SiteId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { number, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { changeRepository } from '../publishing/change.ts';
import { siteDirectoryRepository } from '../platform/site-directory.ts';

const checkedHostname = selection({
  siteId: hostnames.siteId,
  host: hostnames.host,
  isPrimary: hostnames.isPrimary,
  verificationToken: hostnames.verificationToken,
  checkedAt: number(sql`${hostnames.checkedAt}`),
  /** Answers in a row that the proof is gone. */
  missedChecks: hostnames.missedChecks,
});
/** A verified host, and what earlier checks of its proof came to. */
export type CheckedHostname = RowOf<typeof checkedHostname>;

export type HostnameCheckRepository = ReturnType<typeof hostnameCheckRepository>;

/** The hosts of all sites, for the job that verifies them again. */
export const hostnameCheckRepository = (db: Database) => ({
  listDue: (checkedBefore: number, limit: number): Promise<CheckedHostname[]> => {
    const query = db
      .select(checkedHostname.fields)
      .from(hostnames)
      .where(and(isNotNull(hostnames.verifiedAt), lte(hostnames.checkedAt, checkedBefore)))
      .orderBy(hostnames.checkedAt)
      .limit(limit);
    return read(db, rows(checkedHostname, query));
  },
  /** Of two checks at once only the first counts. */
  note: (
    checked: CheckedHostname,
    { now, missedChecks }: { now: number; missedChecks: number },
  ): Statement =>
    db.update(hostnames).set({ checkedAt: now, missedChecks }).where(sinceCheck(checked)),
  /** `missedChecks` stays above 0: it was lost. Where it was the primary one, every page of the site has to follow. */
  withdraw: (checked: CheckedHostname, now: number): Statement[] => [
    db
      .update(hostnames)
      .set({ verifiedAt: null, checkedAt: null, isPrimary: false })
      .where(sinceCheck(checked)),
    ...(checked.isPrimary ? [siteDirectoryRepository(db).markPending(checked.siteId, now)] : []),
  ],
  /** What its pages need then. */
  follow: (siteId: SiteId, now: number): Statement =>
    changeRepository({ db, siteId }).record(['address'], now),
  settle: (siteId: SiteId, since: number): Statement =>
    siteDirectoryRepository(db).clearPending(siteId, since),
});

/** The row as the check found it; none where something was found out about it since. */
export const checkedHost = (checked: CheckedHostname): SQL =>
  sql`SELECT 1 FROM ${hostnames} WHERE ${sinceCheck(checked)}`;

const sinceCheck = ({ siteId, host, checkedAt }: CheckedHostname) =>
  and(eq(hostnames.siteId, siteId), eq(hostnames.host, host), eq(hostnames.checkedAt, checkedAt));
