import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import type { FramedPage } from '#domain/publishing/preview-links.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { pagePreviewLinks } from '#functions/db/schema/site/publishing/page-preview-links.ts';
import { firstRow, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';

type NewLink = { tokenHash: string; userId: UserId; page: FramedPage; expiresAt: number };

const shown = selection({
  userId: pagePreviewLinks.userId,
  kind: pagePreviewLinks.kind,
  subject: pagePreviewLinks.subject,
});

type ShownPage = { userId: UserId; page: FramedPage };

/** Addresses at which the kitchen frames pages beside what is written of the site. */
export const pagePreviewLinkRepository = ({ db, siteId }: SiteScope) => ({
  create: ({ page, ...link }: NewLink): Statement =>
    db.insert(pagePreviewLinks).values({
      ...link,
      siteId,
      kind: page.kind,
      subject: page.kind === 'fixed' ? page.path : page.id,
    }),
  /** The page that a token opens, for as long as whoever made it may edit the site. */
  find: async (tokenHash: string, now: number): Promise<ShownPage | null> => {
    const query = db
      .select(shown.fields)
      .from(pagePreviewLinks)
      .where(
        and(
          eq(pagePreviewLinks.tokenHash, tokenHash),
          sql`+${pagePreviewLinks.siteId} = ${siteId}`,
          gt(pagePreviewLinks.expiresAt, now),
        ),
      );
    const link = await read(db, firstRow(shown, query));
    if (link === null) return null;
    const { userId, kind, subject } = link;
    return { userId, page: kind === 'fixed' ? { kind, path: subject } : { kind, id: subject } };
  },
});

/** Deletes those that have ended, of all sites. */
export const prunePagePreviewLinks = (db: Database, expiredBefore: number): Statement =>
  db.delete(pagePreviewLinks).where(lte(pagePreviewLinks.expiresAt, expiredBefore));
