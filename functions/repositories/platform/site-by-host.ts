import { eq, sql } from 'drizzle-orm';
import type { HostReading } from '#domain/site/hosts.ts';
import { type Database, read } from '#functions/db/database.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import { firstRow, nullable, type RowOf, selection, valueOf } from '#functions/db/selection.ts';

const siteEntry = selection({
  siteId: directory.siteId,
  slug: directory.slug,
  primaryHost: nullable(
    valueOf(
      hostnames.host,
      sql`(SELECT ${hostnames.host} FROM ${hostnames}
        WHERE ${hostnames.siteId} = ${directory.siteId} AND ${hostnames.isPrimary} = 1)`,
    ),
  ),
});
export type SiteEntry = RowOf<typeof siteEntry>;

/** A host that can stand for a site. */
export type SiteHost = Exclude<HostReading, { kind: 'platform' }>;

/** The site a host serves; null for a host that is not verified. */
export function findSiteByHost(database: Database, host: SiteHost): Promise<SiteEntry | null> {
  const isMeant =
    host.kind === 'site-slug'
      ? eq(directory.slug, host.slug)
      : sql`${directory.siteId} = (SELECT ${hostnames.siteId} FROM ${hostnames}
          WHERE ${hostnames.host} = ${host.host} AND ${hostnames.verifiedAt} IS NOT NULL)`;
  const query = database.select(siteEntry.fields).from(directory).where(isMeant);
  return read(database, firstRow(siteEntry, query));
}
