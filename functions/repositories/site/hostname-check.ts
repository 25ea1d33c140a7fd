import { sql } from 'drizzle-orm';
import type { SiteId } from '#domain/ids.ts';
import { type Database, readAll, type Statement } from '#functions/db/database.ts';
import { changeRepository } from '../publishing/change.ts';
import { column } from '../row.ts';

/** A verified host, and what earlier checks of its proof came to. */
export type CheckedHostname = {
  siteId: SiteId;
  host: string;
  isPrimary: boolean;
  verificationToken: string;
  checkedAt: number;
  /** Answers in a row that the proof is gone. */
  missedChecks: number;
};

export type HostnameCheckRepository = ReturnType<typeof hostnameCheckRepository>;

/** The hosts of all sites, for whoever looks whether they are still proven. */
export const hostnameCheckRepository = (db: Database) => ({
  async listDue(checkedBefore: number, limit: number): Promise<CheckedHostname[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT * FROM hostnames WHERE verified_at IS NOT NULL AND checked_at <= ${checkedBefore}
          ORDER BY checked_at LIMIT ${limit}`,
    ]);
    return rows.map((row) => ({
      siteId: column<SiteId>(row, 'site_id'),
      host: column<string>(row, 'host'),
      isPrimary: column<number>(row, 'is_primary') === 1,
      verificationToken: column<string>(row, 'verification_token'),
      checkedAt: column<number>(row, 'checked_at'),
      missedChecks: column<number>(row, 'missed_checks'),
    }));
  },
  /** Of two checks at once only the first counts. */
  note: (
    { siteId, host, checkedAt }: CheckedHostname,
    { now, missedChecks }: { now: number; missedChecks: number },
  ): Statement =>
    sql`UPDATE hostnames SET checked_at = ${now}, missed_checks = ${missedChecks}
        WHERE site_id = ${siteId} AND host = ${host} AND checked_at = ${checkedAt}`,
  /** Where it was the primary one, every page of the site has other addresses afterwards. */
  withdraw: ({ siteId, host, isPrimary, checkedAt }: CheckedHostname, now: number): Statement[] => [
    sql`UPDATE hostnames SET verified_at = NULL, checked_at = NULL, is_primary = 0
        WHERE site_id = ${siteId} AND host = ${host} AND checked_at = ${checkedAt}`,
    ...(isPrimary ? [changeRepository({ db, siteId }).record(['site'], now)] : []),
  ],
});
