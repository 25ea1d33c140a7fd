import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { HostReading } from '#domain/site/hosts.ts';
import { type Database, read } from '#functions/db/database.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import {
  firstRow,
  nullable,
  type RowOf,
  selection,
  truth,
  valueOf,
} from '#functions/db/selection.ts';

const siteEntry = selection({
  siteId: directory.siteId,
  slug: directory.slug,
  isDeleted: truth(sql`${directory.deletedAt} IS NOT NULL`),
  primaryHost: nullable(
    valueOf(
      hostnames.host,
      sql`(SELECT ${hostnames.host} FROM ${hostnames}
        WHERE ${hostnames.siteId} = ${directory.siteId} AND ${hostnames.isPrimary} = 1)`,
    ),
  ),
});
type FoundSite = RowOf<typeof siteEntry>;
export type SiteEntry = Omit<FoundSite, 'isDeleted'>;

/** A host that can stand for a site. */
export type SiteHost = Exclude<HostReading, { kind: 'platform' }>;

/** The site a host serves; null for a host that is not verified. */
export function findSiteByHost(database: Database, host: SiteHost): Promise<FoundSite | null> {
  const asked = host.kind === 'site-slug' ? host.slug : null;
  const isAsked = sql`${directory.slug} IS ${asked} AND ${directory.formerSince} IS NULL`;
  const siteId =
    asked === null
      ? sql`(SELECT ${hostnames.siteId} FROM ${hostnames}
          WHERE ${hostnames.host} = ${hostOf(host)} AND ${hostnames.verifiedAt} IS NOT NULL)`
      : sql`(SELECT ${named.siteId} FROM ${directory} ${named} WHERE ${named.slug} = ${asked})`;
  const query = sql`SELECT ${siteEntry} FROM ${directory}
    WHERE ${directory.siteId} = ${siteId} AND ${directory.formerSince} IS NULL
    ORDER BY ${isAsked} DESC, ${directory.takenAt} IS NULL LIMIT 1`;
  return read(database, firstRow(siteEntry, query));
}

const named = alias(directory, 'named');

const hostOf = (host: SiteHost) => (host.kind === 'custom' ? host.host : '');
