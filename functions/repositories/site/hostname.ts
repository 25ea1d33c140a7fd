import { sql } from 'drizzle-orm';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column, type Row } from '../row.ts';
import type { SiteScope } from '../scope.ts';

/** A host that stands for the site. */
export type VerifiedHostname = { host: string; isPrimary: boolean };

/** A host that the site claims; without `verifiedAt` it stands for nothing. */
export type Hostname = VerifiedHostname & {
  createdAt: number;
  verificationToken: string;
  verifiedAt: number | null;
};

export type NewHostname = Pick<Hostname, 'host' | 'verificationToken' | 'verifiedAt'>;

export const hostnameRepository = ({ db, siteId }: SiteScope) => ({
  async list(): Promise<Hostname[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT * FROM hostnames WHERE site_id = ${siteId} ORDER BY created_at, host`,
    ]);
    return rows.map((row) => ({
      ...readVerified(row),
      createdAt: column<number>(row, 'created_at'),
      verificationToken: column<string>(row, 'verification_token'),
      verifiedAt: column<number | null>(row, 'verified_at'),
    }));
  },
  async listVerified(): Promise<VerifiedHostname[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT host, is_primary FROM hostnames
          WHERE site_id = ${siteId} AND verified_at IS NOT NULL ORDER BY created_at, host`,
    ]);
    return rows.map(readVerified);
  },
  create: ({ host, verificationToken, verifiedAt }: NewHostname, now: number): Statement =>
    sql`INSERT INTO hostnames (host, site_id, created_at, verification_token, verified_at, checked_at)
        VALUES (${host}, ${siteId}, ${now}, ${verificationToken}, ${verifiedAt}, ${verifiedAt})`,
  /** Of all sites that claim the host only one can be given it. */
  verify: (host: string, now: number): Statement =>
    sql`UPDATE hostnames SET verified_at = ${now}, checked_at = ${now}, missed_checks = 0
        WHERE site_id = ${siteId} AND host = ${host} AND verified_at IS NULL`,
  delete: (host: string): Statement =>
    sql`DELETE FROM hostnames WHERE site_id = ${siteId} AND host = ${host}`,
  /** Without a host the site's own address below the platform is primary. */
  makePrimary: (host: string | null): Statement[] => [
    sql`UPDATE hostnames SET is_primary = 0
        WHERE site_id = ${siteId} AND is_primary = 1 AND host IS NOT ${host}`,
    sql`UPDATE hostnames SET is_primary = 1
        WHERE site_id = ${siteId} AND host = ${host} AND verified_at IS NOT NULL`,
  ],
});

const readVerified = (row: Row): VerifiedHostname => ({
  host: column<string>(row, 'host'),
  isPrimary: column<number>(row, 'is_primary') === 1,
});
