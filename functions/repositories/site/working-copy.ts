import { eq, sql } from 'drizzle-orm';
import type { SiteChanges } from '#domain/site/site-working-copy.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { siteWorkingCopies } from '#functions/db/schema/site/site-working-copies.ts';
import { firstRow, type RowOf, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';

const workingCopy = selection({
  changes: siteWorkingCopies.changes,
  version: siteWorkingCopies.version,
  updatedAt: siteWorkingCopies.updatedAt,
});
export type StoredWorkingCopy = RowOf<typeof workingCopy>;

export const siteWorkingCopyRepository = ({ db, siteId }: SiteScope) => ({
  /** Null where nothing was ever written beside what is published. */
  find: (): Promise<StoredWorkingCopy | null> => {
    const isOwn = eq(siteWorkingCopies.siteId, siteId);
    const query = db.select(workingCopy.fields).from(siteWorkingCopies).where(isOwn);
    return read(db, firstRow(workingCopy, query));
  },
  /** A version that is not the expected one, 0 where there is no row, becomes null, which the column refuses. */
  put: (changes: SiteChanges, expectedVersion: number, now: number): Statement => {
    const { version } = siteWorkingCopies;
    return db
      .insert(siteWorkingCopies)
      .values({ siteId, changes, version: expectedVersion + 1, updatedAt: now })
      .onConflictDoUpdate({
        target: siteWorkingCopies.siteId,
        set: {
          changes,
          version: sql`CASE WHEN ${version} = ${expectedVersion} THEN ${version} + 1 END`,
          updatedAt: now,
        },
      });
  },
});
