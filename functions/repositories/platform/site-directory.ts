import { and, eq, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { SiteId, UserId } from '#domain/ids.ts';
import {
  type Database,
  mapped,
  read,
  readEach,
  type Statement,
  writing,
} from '#functions/db/database.ts';
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

type Reservation = {
  slug: string;
  siteId: SiteId;
  ownerId: UserId;
  /** Of a site that stands. */
  currentSlug?: string;
};

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
  /** Frees a slug whose site was never made, or never took it; a former one stays what it is. */
  release: ({ slug, pendingSince }: DirectoryEntry): Statement[] => {
    const isThat = sql`${directory.slug} = ${slug} AND ${directory.pendingSince} IS ${pendingSince}`;
    return [
      db.delete(directory).where(and(isThat, isNull(directory.takenAt))),
      db.update(directory).set({ pendingSince: null }).where(isThat),
    ];
  },
  /** The slug that the site of a former one has now; null for a slug of no site, and for a current one. */
  findSuccessor: (slug: string): Promise<string | null> => {
    const current = currentOf(sql`(SELECT ${former.siteId} FROM ${directory} ${former}
      WHERE ${former.slug} = ${slug} AND ${former.formerSince} IS NOT NULL)`);
    return read(
      db,
      mapped(firstRow(directoryEntry, current), (entry) => entry?.slug ?? null),
    );
  },
});

const former = alias(directory, 'former');

/** While a rename is pending two rows lead to a site; the one that stands is the current one. */
const currentOf = (siteId: SQL): SQL => sql`SELECT ${directoryEntry} FROM ${directory}
  WHERE ${directory.siteId} = ${siteId} AND ${directory.formerSince} IS NULL
  ORDER BY ${directory.takenAt} IS NULL LIMIT 1`;

type Standing = { id: SiteId; slug: string };

/**
 * Holds a free slug, or goes on with what its owner began, under the site id of then. Answers the
 * entry as it stands, whoever holds it.
 */
async function reserve(
  db: Database,
  { slug, siteId, ownerId, currentSlug }: Reservation,
  now: number,
): Promise<DirectoryEntry | null> {
  const isBegun = sql`${directory.ownerId} = ${ownerId} AND ${directory.pendingSince} IS NOT NULL
    AND ${directory.formerSince} IS NULL`;
  const isOwnFormer = sql`${directory.siteId} = ${siteId} AND ${directory.formerSince} IS NOT NULL`;
  const reserved = db
    .insert(directory)
    .values({ slug, siteId, ownerId, createdAt: now, pendingSince: now })
    .onConflictDoUpdate({
      target: directory.slug,
      set: { pendingSince: now },
      setWhere: sql`(${isBegun}) OR (${isOwnFormer})`,
    });
  const query = db.select(directoryEntry.fields).from(directory).where(eq(directory.slug, slug));
  // What the site has now it has had, also where the request died that gave it.
  const standing = db
    .update(directory)
    .set({ takenAt: sql`coalesce(${directory.takenAt}, ${now})` })
    .where(and(eq(directory.siteId, siteId), eq(directory.slug, currentSlug ?? '')));
  const writes = currentSlug === undefined ? [reserved] : [standing, reserved];
  const [, entry] = await readEach(db, writing(...writes), firstRow(directoryEntry, query));
  return entry;
}

/**
 * Once the site has followed what was pending at that time: its slug is the one that it says. Slugs
 * that it had lead there from then on, and those that it never took are free.
 */
function settle(db: Database, { id, slug }: Standing, pendingSince: number): Statement[] {
  const isPast = or(isNull(directory.pendingSince), lte(directory.pendingSince, pendingSince));
  const isOther = and(eq(directory.siteId, id), ne(directory.slug, slug), isPast);
  return [
    db.delete(directory).where(and(isOther, isNull(directory.takenAt))),
    db
      .update(directory)
      .set({
        pendingSince: null,
        formerSince: sql`coalesce(${directory.formerSince}, ${pendingSince})`,
      })
      .where(isOther),
    db
      .update(directory)
      .set({
        pendingSince: null,
        formerSince: null,
        takenAt: sql`coalesce(${directory.takenAt}, ${pendingSince})`,
      })
      .where(and(eq(directory.siteId, id), eq(directory.slug, slug), isPast)),
  ];
}
