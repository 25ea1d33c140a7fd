import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import { type Database, read, readEach, type Statement, writing } from '#functions/db/database.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { exists } from '../reads.ts';

const directoryEntry = selection({
  slug: directory.slug,
  siteId: directory.siteId,
  ownerId: directory.ownerId,
  pendingSince: directory.pendingSince,
});
export type DirectoryEntry = RowOf<typeof directoryEntry>;

type Reservation = { slug: string; siteId: SiteId; ownerId: UserId };

/** Which slug leads to which site; a change is pending until the site has followed it. */
export const siteDirectoryRepository = (db: Database) => ({
  has: (slug: string): Promise<boolean> =>
    read(db, exists(sql`SELECT 1 FROM ${directory} WHERE ${directory.slug} = ${slug}`)),
  reserve: (wanted: Reservation, now: number) => reserve(db, wanted, now),
  /** Before a change of the platform's rows that the pages of the site have to follow. */
  markPending: (siteId: SiteId, now: number): Statement =>
    db
      .update(directory)
      .set({ pendingSince: now })
      .where(and(eq(directory.siteId, siteId), isNull(directory.pendingSince))),
  /** Once the pages have followed. */
  clearPending: (siteId: SiteId, pendingSince: number): Statement =>
    db
      .update(directory)
      .set({ pendingSince: null })
      .where(and(eq(directory.siteId, siteId), eq(directory.pendingSince, pendingSince))),
  settle: (site: Standing, pendingSince: number) => settle(db, site, pendingSince),
  listPending: (pendingBefore: number, limit: number): Promise<DirectoryEntry[]> => {
    const query = db
      .select(directoryEntry.fields)
      .from(directory)
      .where(lte(directory.pendingSince, pendingBefore))
      .orderBy(directory.pendingSince)
      .limit(limit);
    return read(db, rows(directoryEntry, query));
  },
  /** Frees a slug whose site was never made, or never took it. */
  release: ({ slug, pendingSince }: DirectoryEntry): Statement =>
    db
      .delete(directory)
      .where(and(eq(directory.slug, slug), sql`${directory.pendingSince} IS ${pendingSince}`)),
});

type Standing = { id: SiteId; slug: string };

/**
 * Holds a free slug, or goes on with what its owner began, under the site id of then. Answers the
 * entry as it stands, whoever holds it.
 */
async function reserve(
  db: Database,
  { slug, siteId, ownerId }: Reservation,
  now: number,
): Promise<DirectoryEntry | null> {
  const isBegun = sql`${directory.ownerId} = ${ownerId} AND ${directory.pendingSince} IS NOT NULL`;
  const reserved = db
    .insert(directory)
    .values({ slug, siteId, ownerId, createdAt: now, pendingSince: now })
    .onConflictDoUpdate({
      target: directory.slug,
      set: { pendingSince: now },
      setWhere: isBegun,
    });
  const query = db.select(directoryEntry.fields).from(directory).where(eq(directory.slug, slug));
  const [, entry] = await readEach(db, writing(reserved), firstRow(directoryEntry, query));
  return entry;
}

/** Once the site has followed what was pending at that time: its slug is the one that it says. */
function settle(db: Database, { id, slug }: Standing, pendingSince: number): Statement[] {
  const isPast = or(isNull(directory.pendingSince), lte(directory.pendingSince, pendingSince));
  return [
    db.delete(directory).where(and(eq(directory.siteId, id), ne(directory.slug, slug), isPast)),
    db
      .update(directory)
      .set({ pendingSince: null })
      .where(and(eq(directory.siteId, id), eq(directory.slug, slug), isPast)),
  ];
}
