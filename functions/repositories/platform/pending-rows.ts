import { and, eq, isNull } from 'drizzle-orm';
import type { SiteId } from '#domain/ids.ts';
import type { Database, Statement } from '#functions/db/database.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';

/** Rows of the directory whose sites have not followed yet; a scheduled job has them follow. */
export const pendingRows = (db: Database) => ({
  /** Before a change of the platform's rows that the pages of the site have to follow. */
  markPending: (siteId: SiteId, now: number): Statement =>
    db
      .update(directory)
      .set({ pendingSince: now })
      .where(
        and(
          eq(directory.siteId, siteId),
          isNull(directory.pendingSince),
          isNull(directory.formerSince),
        ),
      ),
  /** Once the pages have followed. */
  clearPending: (siteId: SiteId, pendingSince: number): Statement =>
    db
      .update(directory)
      .set({ pendingSince: null })
      .where(and(eq(directory.siteId, siteId), eq(directory.pendingSince, pendingSince))),
});
