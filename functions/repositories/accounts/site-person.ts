import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { GivenRole, SiteRole } from '#domain/accounts/site-role.ts';
import type { SiteId, UserId } from '#domain/ids.ts';
import { type Database, mapped, read, readEach, type Statement } from '#functions/db/database.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import { sitePeople } from '#functions/db/schema/platform/site-people.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { firstRow, rows, selection } from '#functions/db/selection.ts';
import { exists } from '../reads.ts';
import type { Membership } from './account-site.ts';
import { peopleRead, type Person } from './person.ts';

const place = selection({
  siteId: sitePeople.siteId,
  userId: sitePeople.userId,
  role: sitePeople.role,
  since: sitePeople.createdAt,
});
const ownPlace = selection({ siteId: directory.siteId });
const editor = selection({ userId: users.id });
const owner = selection({ userId: directory.ownerId });

type Standing = { person: Person; role: GivenRole; since: number };

/** Who works on which site; its owner is whom the directory says. */
export const sitePersonRepository = (db: Database) => ({
  /** Their own sites, those that are deleted among them, and those of others. */
  listSites: (userId: UserId): Promise<Map<SiteId, SiteRole>> => listSites(db, userId),
  findRole: async (of: Membership): Promise<SiteRole | null> => {
    const query = db
      .select(place.fields)
      .from(sitePeople)
      .where(and(isThat(of), isNull(sitePeople.removedAt)));
    const [owned, found] = await readEach(
      db,
      exists(sql`SELECT 1 FROM ${directory} WHERE ${isOwn(of.userId)}
        AND ${directory.siteId} = ${of.siteId}`),
      firstRow(place, query),
    );
    return owned ? 'owner' : (found?.role ?? null);
  },
  list: (siteId: SiteId) => listPeople(db, siteId),
  /** The owner among them. */
  listEditors: (siteId: SiteId): Promise<UserId[]> => {
    const query = sql`SELECT ${editor} FROM ${users} WHERE ${users.id} IN (${editorsOf(siteId)})`;
    return read(
      db,
      mapped(rows(editor, query), (found) => found.map(({ userId }) => userId)),
    );
  },
  mayEdit: (of: Membership) => mayEdit(db, of),
  giveRole: (of: Membership, role: GivenRole): Statement =>
    db
      .update(sitePeople)
      .set({ role })
      .where(and(isThat(of), isNull(sitePeople.removedAt))),
  remove: (of: Membership, now: number): Statement =>
    db
      .update(sitePeople)
      .set({ removedAt: now })
      .where(and(isThat(of), isNull(sitePeople.removedAt))),
  restore: (of: Membership): Statement =>
    db
      .update(sitePeople)
      .set({ removedAt: null })
      .where(and(isThat(of), isNotNull(sitePeople.removedAt))),
  /** For good: who left comes back by an invitation alone. */
  leave: (of: Membership): Statement => db.delete(sitePeople).where(isThat(of)),
});

/** Whether a person owns a site or edits it. */
export const mayEdit = (db: Database, of: Membership): Promise<boolean> =>
  hasRole(db, of, 'editor');

/** Whether a person has a role on a site, or one above it. */
export const hasRole = (
  db: Database,
  { siteId, userId }: Membership,
  least: 'editor' | 'owner',
): Promise<boolean> => {
  const people = least === 'owner' ? ownerOf(siteId) : editorsOf(siteId);
  return read(db, exists(sql`SELECT 1 FROM (${people}) WHERE editor = ${userId}`));
};

const isOwn = (userId: UserId) => eq(directory.ownerId, userId);

async function listSites(db: Database, userId: UserId): Promise<Map<SiteId, SiteRole>> {
  const own = db.selectDistinct(ownPlace.fields).from(directory).where(isOwn(userId));
  const ofOthers = db
    .select(place.fields)
    .from(sitePeople)
    .where(and(eq(sitePeople.userId, userId), isNull(sitePeople.removedAt)))
    .orderBy(sitePeople.createdAt, sitePeople.siteId);
  const [owned, places] = await readEach(db, rows(ownPlace, own), rows(place, ofOthers));
  return new Map<SiteId, SiteRole>([
    ...places.map(({ siteId, role }) => [siteId, role] as const),
    ...owned.map(({ siteId }) => [siteId, 'owner'] as const),
  ]);
}

/** While a rename is pending two rows of a site have no successor; they say the same owner. */
const ownerOf = (siteId: SiteId) => sql`SELECT ${directory.ownerId} AS editor FROM ${directory}
  WHERE ${directory.siteId} = ${siteId} AND ${directory.formerSince} IS NULL`;

/** The ids of whoever may edit a site, its owner among them, as the column "editor". */
export const editorsOf = (siteId: SiteId) => sql`${ownerOf(siteId)}
  UNION SELECT ${sitePeople.userId} FROM ${sitePeople} WHERE ${sitePeople.siteId} = ${siteId}
    AND ${sitePeople.role} = 'editor' AND ${sitePeople.removedAt} IS NULL`;

/** Deletes those whose removal can no longer be taken back, on all sites. */
export const pruneSitePeople = (db: Database, removedBefore: number): Statement =>
  db.delete(sitePeople).where(lte(sitePeople.removedAt, removedBefore));

const isThat = ({ siteId, userId }: Membership) =>
  and(eq(sitePeople.siteId, siteId), eq(sitePeople.userId, userId));

async function listPeople(
  db: Database,
  siteId: SiteId,
): Promise<{ owner: Person | null; people: Standing[] }> {
  const query = db
    .select(place.fields)
    .from(sitePeople)
    .where(and(eq(sitePeople.siteId, siteId), isNull(sitePeople.removedAt)))
    .orderBy(sitePeople.createdAt, sitePeople.userId);
  const ownerRow = sql`SELECT ${owner} FROM ${directory} WHERE ${directory.siteId} = ${siteId}`;
  const isAmong = sql`(${users.id} IN (${ownerOf(siteId)}) OR ${users.id} IN
    (SELECT ${sitePeople.userId} FROM ${sitePeople} WHERE ${sitePeople.siteId} = ${siteId}
      AND ${sitePeople.removedAt} IS NULL))`;
  const [owning, places, found] = await readEach(
    db,
    firstRow(owner, ownerRow),
    rows(place, query),
    peopleRead(isAmong),
  );
  const byId = new Map(found.map((person) => [person.id, person]));
  return {
    owner: byId.get(owning?.userId ?? '') ?? null,
    people: places.flatMap(({ userId, role, since }) => {
      const person = byId.get(userId);
      return person ? [{ person, role, since }] : [];
    }),
  };
}
