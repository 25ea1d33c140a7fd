import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { pastPageLinks } from '#functions/db/schema/site/publishing/past-page-links.ts';
import { firstRow, type RowOf, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';

type NewLink = { tokenHash: string; userId: UserId; revision: number; expiresAt: number };

const shown = selection({ revision: pastPageLinks.revision, userId: pastPageLinks.userId });

/** Addresses at which who works on a site looks at the pages of an earlier build. */
export const pastPageLinkRepository = ({ db, siteId }: SiteScope) => ({
  create: (link: NewLink): Statement => db.insert(pastPageLinks).values({ ...link, siteId }),
  /** The revision that a token opens, for as long as whoever made it may edit the site. */
  find: (tokenHash: string, now: number): Promise<RowOf<typeof shown> | null> => {
    const query = db
      .select(shown.fields)
      .from(pastPageLinks)
      .where(
        and(
          eq(pastPageLinks.tokenHash, tokenHash),
          sql`+${pastPageLinks.siteId} = ${siteId}`,
          gt(pastPageLinks.expiresAt, now),
        ),
      );
    return read(db, firstRow(shown, query));
  },
});

/** Deletes those that have ended, of all sites. */
export const prunePastPageLinks = (db: Database, expiredBefore: number): Statement =>
  db.delete(pastPageLinks).where(lte(pastPageLinks.expiresAt, expiredBefore));
