import { sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import { type Database, readEach } from '#functions/db/database.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import {
  newsletterSubscribers,
  subscriptions,
} from '#functions/db/schema/site/money/subscriptions.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { primaryHostOf, primaryHostsFor } from './primary-host.ts';

export const siteName = selection({ id: sites.id, slug: sites.slug, title: sites.title });
/** A site as a person's own pages name it. */
export type NamedSite = RowOf<typeof siteName> & { primaryHost: string | null };

export const namedSiteRepository = (db: Database) => ({
  find: async (siteId: SiteId): Promise<NamedSite | null> => {
    const query = sql`SELECT ${siteName} FROM ${sites} WHERE ${sites.id} = ${siteId}`;
    const reads = [firstRow(siteName, query), primaryHostOf(siteId)] as const;
    const [site, primaryHost] = await readEach(db, ...reads);
    return site && { ...site, primaryHost };
  },
  /** The sites that a person has a plan on, or a newsletter of. */
  listSubscribed: async (userId: UserId): Promise<NamedSite[]> => {
    const query = sql`SELECT ${siteName} FROM ${sites} WHERE ${sites.id} IN
        (SELECT ${subscriptions.siteId} FROM ${subscriptions}
         WHERE ${subscriptions.userId} = ${userId} AND ${subscriptions.endedAt} IS NULL
         UNION SELECT ${newsletterSubscribers.siteId} FROM ${newsletterSubscribers}
           WHERE ${newsletterSubscribers.userId} = ${userId}
             AND ${newsletterSubscribers.unsubscribedAt} IS NULL)
      ORDER BY ${sites.title}, ${sites.id}`;
    const reads = [rows(siteName, query), primaryHostsFor(userId)] as const;
    const [found, hosts] = await readEach(db, ...reads);
    return found.map((site) => ({ ...site, primaryHost: hosts.get(site.id) ?? null }));
  },
});
