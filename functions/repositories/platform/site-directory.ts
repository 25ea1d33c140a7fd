import { and, eq, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import {
  type Database,
  mapped,
  type Read,
  read,
  readEach,
  type Statement,
  writing,
} from '#functions/db/database.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { assigned, bare, selected } from '#functions/db/writing.ts';
import { countOf, exists } from '../reads.ts';
import { inList } from '../scope.ts';
import { closedSites } from './closed-sites.ts';
import { pendingRows } from './pending-rows.ts';

const directoryEntry = selection({
  slug: directory.slug,
  siteId: directory.siteId,
  ownerId: directory.ownerId,
  pendingSince: directory.pendingSince,
  deletedAt: directory.deletedAt,
});
export type DirectoryEntry = RowOf<typeof directoryEntry>;

type Reservation = {
  slug: string;
  siteId: SiteId;
  ownerId: UserId;
  /** Of a site that stands. */
  currentSlug?: string;
  limits: SlugLimits;
};
/** How many slugs a site may hold, and how many new ones its owner may take since a time. */
type SlugLimits = { perSite: number; perOwner: number; newSince: number };

/** Which slug leads to which site; a change is pending until the site has followed it. */
export const siteDirectoryRepository = (db: Database) => ({
  has: (slug: string): Promise<boolean> =>
    read(db, exists(sql`SELECT 1 FROM ${directory} WHERE ${directory.slug} = ${slug}`)),
  reserve: (wanted: Reservation, now: number) => reserve(db, wanted, now),
  ...closedSites(db),
  ...pendingRows(db),
  settle: (site: Standing, now: number) => settle(db, site, now),
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
  findOwner: (siteId: SiteId): Promise<UserId | null> =>
    read(
      db,
      mapped(
        firstRow(directoryEntry, currentOf(sql`${siteId}`)),
        (entry) => entry?.ownerId ?? null,
      ),
    ),
  /** The slugs that sites have or had, by their sites. */
  takenSlugs: (siteIds: readonly SiteId[]) => takenSlugs(db, siteIds),
  /** Which site has the slug, or had it: one that is renamed has another one before it is settled. */
  findHolder: (slug: string): Promise<SiteId | null> => {
    const isTaken = and(eq(directory.slug, slug), isNotNull(directory.takenAt));
    const query = db.select(directoryEntry.fields).from(directory).where(isTaken);
    return read(
      db,
      mapped(firstRow(directoryEntry, query), (entry) => entry?.siteId ?? null),
    );
  },
});

function takenSlugs(db: Database, siteIds: readonly SiteId[]): Read<Map<SiteId, string[]>> {
  const query = db
    .select(directoryEntry.fields)
    .from(directory)
    .where(and(sql`${directory.siteId} ${inList(siteIds)}`, isNotNull(directory.takenAt)))
    .orderBy(directory.slug);
  const bySite = (found: DirectoryEntry[]) => {
    const groups = Map.groupBy(found, ({ siteId }) => siteId);
    return new Map([...groups].map(([id, entries]) => [id, entries.map(({ slug }) => slug)]));
  };
  return mapped(rows(directoryEntry, query), bySite);
}

/** While a rename is pending two rows lead to a site; the one that stands is the current one. */
const currentOf = (siteId: SQL): SQL => sql`SELECT ${directoryEntry} FROM ${directory}
  WHERE ${directory.siteId} = ${siteId} AND ${directory.formerSince} IS NULL
  ORDER BY ${directory.takenAt} IS NULL LIMIT 1`;

type Standing = { id: SiteId; slug: string; ownerId: UserId };

type Reserved = {
  /** As it stands, whoever holds it; null where the site or its owner may hold no further slug. */
  entry: DirectoryEntry | null;
  /** How many slugs the site holds, former ones among them. */
  held: number;
};

/** Holds a free slug, or goes on with what its owner began, under the site id of then. */
async function reserve(
  db: Database,
  { slug, siteId, ownerId, currentSlug, limits }: Reservation,
  now: number,
): Promise<Reserved> {
  const isBegun = sql`${directory.ownerId} = ${ownerId} AND ${directory.pendingSince} IS NOT NULL
    AND ${directory.formerSince} IS NULL`;
  const isOwnFormer = sql`${directory.siteId} = ${siteId} AND ${directory.formerSince} IS NOT NULL`;
  const ofSite = sql`${directory} WHERE ${directory.siteId} = ${siteId}`;
  const newOfOwner = sql`${directory} WHERE ${directory.ownerId} = ${ownerId}
    AND ${directory.createdAt} > ${limits.newSince}`;
  // A site that was handed over since it was read takes no slug for who owned it.
  const isOfAnother = sql`EXISTS (SELECT 1 FROM ${ofSite} AND ${directory.ownerId} <> ${ownerId})`;
  const row = { slug, siteId, ownerId, createdAt: now, pendingSince: now };
  const reserved = sql`INSERT INTO ${selected(directory, row)}
    WHERE EXISTS (SELECT 1 FROM ${directory} WHERE ${directory.slug} = ${slug})
      OR ((SELECT count(*) FROM ${ofSite}) < ${limits.perSite}
        AND (SELECT count(*) FROM ${newOfOwner}) < ${limits.perOwner} AND NOT ${isOfAnother})
    ON CONFLICT (${bare(directory.slug)}) DO UPDATE SET ${assigned(directory, { pendingSince: now })}
    WHERE (${isBegun}) OR (${isOwnFormer})`;
  const query = db.select(directoryEntry.fields).from(directory).where(eq(directory.slug, slug));
  // What the site has now it has had, also where the request died that gave it.
  const standing = db
    .update(directory)
    .set({ takenAt: sql`coalesce(${directory.takenAt}, ${now})` })
    .where(and(eq(directory.siteId, siteId), eq(directory.slug, currentSlug ?? '')));
  const writes = currentSlug === undefined ? [reserved] : [standing, reserved];
  const [, entry, held] = await readEach(
    db,
    writing(...writes),
    firstRow(directoryEntry, query),
    countOf(ofSite),
  );
  return { entry, held };
}

/**
 * Once the site has followed what was pending at that time: its slug is the one that it says, and
 * those that it had lead there. Slugs that others of its requests hold by now stay held; a job frees
 * those that it never took.
 */
function settle(db: Database, { id, slug, ownerId }: Standing, now: number): Statement[] {
  // The site may not have followed a change of its owner yet.
  const ownerNow = sql`coalesce((SELECT ${directory.ownerId} FROM ${directory}
    WHERE ${directory.siteId} = ${id} LIMIT 1), ${ownerId})`;
  const hasHad = and(
    eq(directory.siteId, id),
    ne(directory.slug, slug),
    isNotNull(directory.takenAt),
  );
  return [
    db
      .update(directory)
      .set({ formerSince: sql`coalesce(${directory.formerSince}, ${now})` })
      .where(hasHad),
    db
      .insert(directory)
      .values({ slug, siteId: id, ownerId: ownerNow, createdAt: now, takenAt: now })
      .onConflictDoUpdate({
        target: directory.slug,
        set: {
          pendingSince: sql`CASE WHEN ${directory.pendingSince} > ${now} THEN ${directory.pendingSince} END`,
          formerSince: null,
          takenAt: sql`coalesce(${directory.takenAt}, ${now})`,
        },
        setWhere: eq(directory.siteId, id),
      }),
  ];
}
