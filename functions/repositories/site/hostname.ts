import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { read, type Statement } from '#functions/db/database.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';

const verifiedColumns = { host: hostnames.host, isPrimary: hostnames.isPrimary };

const verifiedHostname = selection(verifiedColumns);
/** A verified host of the site. */
export type VerifiedHostname = RowOf<typeof verifiedHostname>;

const hostname = selection({
  ...verifiedColumns,
  createdAt: hostnames.createdAt,
  verificationToken: hostnames.verificationToken,
  verifiedAt: hostnames.verifiedAt,
  checkedAt: hostnames.checkedAt,
  missedChecks: hostnames.missedChecks,
});
/** A host that the site claims; without `verifiedAt` it serves nothing. */
export type Hostname = RowOf<typeof hostname>;

export type NewHostname = Pick<Hostname, 'host' | 'verificationToken' | 'verifiedAt'>;

export const hostnameRepository = ({ db, siteId }: SiteScope) => ({
  list: (): Promise<Hostname[]> => {
    const query = db
      .select(hostname.fields)
      .from(hostnames)
      .where(eq(hostnames.siteId, siteId))
      .orderBy(hostnames.createdAt, hostnames.host);
    return read(db, rows(hostname, query));
  },
  listVerified: (): Promise<VerifiedHostname[]> => {
    const query = db
      .select(verifiedHostname.fields)
      .from(hostnames)
      .where(and(eq(hostnames.siteId, siteId), isNotNull(hostnames.verifiedAt)))
      .orderBy(hostnames.createdAt, hostnames.host);
    return read(db, rows(verifiedHostname, query));
  },
  create: (created: NewHostname, now: number): Statement =>
    db
      .insert(hostnames)
      .values({ ...created, siteId, createdAt: now, checkedAt: created.verifiedAt }),
  /** Of all sites that claim the host only one can be given it. */
  verify: (host: string, now: number): Statement =>
    db
      .update(hostnames)
      .set({ verifiedAt: now, checkedAt: now, missedChecks: 0 })
      .where(and(ofSite(siteId, host), isNull(hostnames.verifiedAt))),
  delete: (host: string): Statement => db.delete(hostnames).where(ofSite(siteId, host)),
  /** Without a host the site's own address below the platform is primary. */
  makePrimary: (host: string | null): Statement[] => {
    const isOtherPrimary = sql`${hostnames.siteId} = ${siteId} AND ${hostnames.isPrimary} = 1
      AND ${hostnames.host} IS NOT ${host}`;
    const demotion = db.update(hostnames).set({ isPrimary: false }).where(isOtherPrimary);
    if (host === null) return [demotion];
    const promotion = db
      .update(hostnames)
      .set({ isPrimary: true })
      .where(and(ofSite(siteId, host), isNotNull(hostnames.verifiedAt)));
    return [demotion, promotion];
  },
});

const ofSite = (siteId: string, host: string) =>
  and(eq(hostnames.siteId, siteId), eq(hostnames.host, host));
