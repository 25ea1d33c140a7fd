import { sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import { type Database, read } from '#functions/db/database.ts';
import { sites } from '#functions/db/schema/sites.ts';
import { newsletterSubscribers, subscriptions } from '#functions/db/schema/subscriptions.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { primaryHost } from './primary-host.ts';

export const namedSite = selection({
  id: sites.id,
  slug: sites.slug,
  title: sites.title,
  primaryHost,
});
/** A site as a person's own pages name it. */
export type NamedSite = RowOf<typeof namedSite>;

export const namedSiteRepository = (db: Database) => ({
  find: (siteId: SiteId): Promise<NamedSite | null> =>
    read(
      db,
      firstRow(namedSite, sql`SELECT ${namedSite} FROM ${sites} WHERE ${sites.id} = ${siteId}`),
    ),
  /** The sites that a person has a plan on, or a newsletter of. */
  listSubscribed: (userId: UserId): Promise<NamedSite[]> =>
    read(
      db,
      rows(
        namedSite,
        sql`SELECT ${namedSite} FROM ${sites} WHERE ${sites.id} IN
            (SELECT ${subscriptions.siteId} FROM ${subscriptions}
             WHERE ${subscriptions.userId} = ${userId} AND ${subscriptions.endedAt} IS NULL
             UNION SELECT ${newsletterSubscribers.siteId} FROM ${newsletterSubscribers}
               WHERE ${newsletterSubscribers.userId} = ${userId}
                 AND ${newsletterSubscribers.unsubscribedAt} IS NULL)
          ORDER BY ${sites.title}, ${sites.id}`,
      ),
    ),
});
