import { type SQL, sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import { mapped, type Read } from '#functions/db/database.ts';
import { accountSites } from '#functions/db/schema/platform/account-sites.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { firstRow, rows, selection } from '#functions/db/selection.ts';
import { inList } from '../scope.ts';

const primary = selection({ siteId: hostnames.siteId, host: hostnames.host });

const primaryOf = (isMeant: SQL) => sql`SELECT ${primary} FROM ${hostnames}
  WHERE ${isMeant} AND ${hostnames.isPrimary} = 1`;

/** The primary domain of a site; null without one. */
export const primaryHostOf = (siteId: SiteId): Read<string | null> =>
  mapped(
    firstRow(primary, primaryOf(sql`${hostnames.siteId} = ${siteId}`)),
    (found) => found?.host ?? null,
  );

/** The primary domains of sites, by site; those without one are not there. */
export const primaryHostsOf = (siteIds: readonly SiteId[]): Read<Map<SiteId, string>> =>
  hostsBySite(sql`${hostnames.siteId} ${inList(siteIds)}`);

/** The primary domains of all sites that a person has rows on. */
export const primaryHostsFor = (userId: UserId): Read<Map<SiteId, string>> =>
  hostsBySite(sql`${hostnames.siteId} IN (SELECT ${accountSites.siteId} FROM ${accountSites}
    WHERE ${accountSites.userId} = ${userId})`);

const hostsBySite = (isMeant: SQL): Read<Map<SiteId, string>> =>
  mapped(
    rows(primary, primaryOf(isMeant)),
    (found) => new Map(found.map(({ siteId, host }) => [siteId, host])),
  );
