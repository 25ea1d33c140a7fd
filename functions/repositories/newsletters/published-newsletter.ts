import { and, eq } from 'drizzle-orm';
import { read } from '#functions/db/database.ts';
import { newsletterSends as sends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { firstRow, selection } from '#functions/db/selection.ts';
import { archivedColumns, isOnSite } from '../publishing/archived-newsletters.ts';
import type { SiteScope } from '../scope.ts';

const published = selection({ ...archivedColumns, note: sends.note });

/** Newsletters that stand on the site, as its visitors read them. */
export const publishedNewsletterRepository = ({ db, siteId }: SiteScope) => ({
  find: (slug: string) =>
    read(
      db,
      firstRow(
        published,
        db
          .select(published.fields)
          .from(sends)
          .where(and(eq(sends.siteId, siteId), eq(sends.slug, slug), isOnSite)),
      ),
    ),
});
