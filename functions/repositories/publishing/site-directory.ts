import { eq, sql } from 'drizzle-orm';
import type { HostReading } from '#domain/site/hosts.ts';
import { type Database, read } from '#functions/db/database.ts';
import { hostnames } from '#functions/db/schema/hostnames.ts';
import { sites } from '#functions/db/schema/sites.ts';
import { firstRow, type RowOf, selection } from '#functions/db/selection.ts';
import { primaryHost } from '../site/primary-host.ts';

const siteEntry = selection({ siteId: sites.id, slug: sites.slug, primaryHost });
export type SiteEntry = RowOf<typeof siteEntry>;

/** The site a host stands for; null for a host that nobody has proven to be theirs. */
export function findSiteByHost(
  database: Database,
  host: Exclude<HostReading, { kind: 'platform' }>,
): Promise<SiteEntry | null> {
  const isMeant =
    host.kind === 'site-slug'
      ? eq(sites.slug, host.slug)
      : sql`${sites.id} = (SELECT ${hostnames.siteId} FROM ${hostnames}
          WHERE ${hostnames.host} = ${host.host} AND ${hostnames.verifiedAt} IS NOT NULL)`;
  const query = database.select(siteEntry.fields).from(sites).where(isMeant);
  return read(database, firstRow(siteEntry, query));
}
