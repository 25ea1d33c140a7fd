import { sql } from 'drizzle-orm';
import type { HostReading } from '#domain/site/hosts.ts';
import { type Database, readAll } from '#functions/db/database.ts';
import { optionalText, text } from './rows.ts';

export type SiteEntry = { siteId: string; slug: string; primaryHost: string | null };

/** The site a host stands for; null for a host that nobody has proven to be theirs. */
export async function findSiteByHost(
  database: Database,
  host: Exclude<HostReading, { kind: 'platform' }>,
): Promise<SiteEntry | null> {
  const chosen =
    host.kind === 'site-slug'
      ? sql`s.slug = ${host.slug}`
      : sql`s.id = (SELECT site_id FROM hostnames
          WHERE host = ${host.host} AND verified_at IS NOT NULL)`;
  const [rows] = await readAll(database, [
    sql`SELECT s.id, s.slug, (SELECT host FROM hostnames WHERE site_id = s.id AND is_primary = 1) AS primary_host
        FROM sites s WHERE ${chosen}`,
  ]);
  const row = rows?.[0];
  if (!row) return null;
  return {
    siteId: text(row['id']),
    slug: text(row['slug']),
    primaryHost: optionalText(row['primary_host']),
  };
}
