import { sql } from 'drizzle-orm';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column } from './row.ts';
import type { SiteScope } from './scope.ts';

export type Hostname = { host: string; isPrimary: boolean; createdAt: number };

export const hostnameRepository = ({ db, siteId }: SiteScope) => ({
  async list(): Promise<Hostname[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT * FROM hostnames WHERE site_id = ${siteId} ORDER BY created_at, host`,
    ]);
    return rows.map((row) => ({
      host: column<string>(row, 'host'),
      isPrimary: column<number>(row, 'is_primary') === 1,
      createdAt: column<number>(row, 'created_at'),
    }));
  },
  create: (host: string, now: number): Statement =>
    sql`INSERT INTO hostnames (host, site_id, created_at) VALUES (${host}, ${siteId}, ${now})`,
  delete: (host: string): Statement =>
    sql`DELETE FROM hostnames WHERE site_id = ${siteId} AND host = ${host}`,
  /** Without a host the site's own address below the platform is primary. */
  makePrimary: (host: string | null): Statement[] => [
    sql`UPDATE hostnames SET is_primary = 0
        WHERE site_id = ${siteId} AND is_primary = 1 AND host IS NOT ${host}`,
    sql`UPDATE hostnames SET is_primary = 1 WHERE site_id = ${siteId} AND host = ${host}`,
  ],
});
