import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import {
  type Database,
  mapped,
  read,
  readEach,
  type Statement,
  writing,
} from '#functions/db/database.ts';
import { accountSites } from '#functions/db/schema/platform/account-sites.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { bare, excluded, insertFrom } from '#functions/db/writing.ts';
import { inList } from '../scope.ts';
import { peopleRead, type Person, personRead } from './person.ts';

const member = selection({ userId: accountSites.userId, siteId: accountSites.siteId });
/** A person who has rows on a site. */
export type Membership = { userId: UserId; siteId: SiteId };

/** The sites on which people have rows, and whether their copies there are behind. */
export const accountSiteRepository = (db: Database) => ({
  /** Before the first row of a person on a site; answers what the site is to know of them. */
  async join({ userId, siteId }: Membership, now: number): Promise<Person | null> {
    const isPerson = sql`${users.id} = ${userId} AND ${isStaying}`;
    return joined(db, [joinStatement({ siteId, now }, isPerson)], isPerson);
  },
  /** The same for an address; creates an unproven person where it has none. */
  async joinByEmail(
    { id, email, siteId }: { id: UserId; email: string; siteId: SiteId },
    now: number,
  ): Promise<Person | null> {
    const hasEmail = sql`${users.email} = ${email} AND ${isStaying}`;
    const created = db
      .insert(users)
      .values({ id, email, createdAt: now })
      .onConflictDoNothing({ target: users.email });
    return joined(db, [created, joinStatement({ siteId, now }, hasEmail)], hasEmail);
  },
  /** The same as joining by their addresses, for many of one site; those who are leaving are not there. */
  joinAll: (joining: Joining, now: number) => joinAll(db, joining, now),
  ...membershipWrites(db),
  listSites: (userId: UserId) => listSites(db, userId),
  listPending: (pendingBefore: number, limit: number) => listPending(db, pendingBefore, limit),
  /** Whom a site may have a copy of; null once they have left it, or are about to. */
  find: (membership: Membership): Promise<Person | null> =>
    read(
      db,
      personRead(sql`${users.id} = ${membership.userId} AND ${isStaying} AND EXISTS
        (SELECT 1 FROM ${accountSites} WHERE ${isThat(membership)})`),
    ),
});

/** What becomes of a membership, and of the copy that a site has. */
const membershipWrites = (db: Database) => ({
  /** Once the copies that were pending at that time are written. */
  settle: (membership: Membership, pendingSince: number): Statement =>
    db
      .update(accountSites)
      .set({ pendingSince: null })
      .where(and(isThat(membership), lte(accountSites.pendingSince, pendingSince))),
  /** Of a person who never proved the address, and of whom the site still has rows. */
  keep: (membership: Membership, now: number): Statement =>
    db
      .update(accountSites)
      .set({ pendingSince: null, keptAt: now })
      .where(and(isThat(membership), lte(accountSites.pendingSince, now))),
  settleAll: (siteId: SiteId, userIds: UserId[], pendingSince: number): Statement =>
    db
      .update(accountSites)
      .set({ pendingSince: null })
      .where(
        sql`${accountSites.siteId} = ${siteId} AND ${accountSites.userId} ${inList(userIds)}
          AND ${accountSites.pendingSince} <= ${pendingSince}`,
      ),
  /** With a change of the profile: every copy is behind. */
  markPending: (userId: UserId, now: number): Statement =>
    db.update(accountSites).set({ pendingSince: now }).where(eq(accountSites.userId, userId)),
  delete: (membership: Membership): Statement => db.delete(accountSites).where(isThat(membership)),
  /** Of a person of whom a site has no rows, unless they joined again since that time. */
  deletePending: (membership: Membership, pendingSince: number): Statement =>
    db
      .delete(accountSites)
      .where(and(isThat(membership), eq(accountSites.pendingSince, pendingSince))),
  /** Of a site that was not created in the meantime. */
  deleteAbandoned: (membership: Membership, pendingBefore: number): Statement =>
    db
      .delete(accountSites)
      .where(and(isThat(membership), lte(accountSites.pendingSince, pendingBefore))),
});

type Joining = { siteId: SiteId; people: { id: UserId; email: string }[] };

async function joinAll(db: Database, { siteId, people }: Joining, now: number): Promise<Person[]> {
  const given = JSON.stringify(people);
  const isAmong = sql`${users.email} IN (SELECT value ->> 'email' FROM json_each(${given}))
    AND ${isStaying}`;
  const rowsGiven = sql`SELECT value ->> 'id', value ->> 'email', ${now}
    FROM json_each(${given}) WHERE 1`;
  const created = sql`${insertFrom(users, ['id', 'email', 'createdAt'], rowsGiven)}
    ON CONFLICT (${bare(users.email)}) DO NOTHING`;
  const made = writing(created, joinStatement({ siteId, now }, isAmong));
  const [, found] = await readEach(db, made, peopleRead(isAmong));
  return found;
}

const isThat = ({ userId, siteId }: Membership) =>
  and(eq(accountSites.userId, userId), eq(accountSites.siteId, siteId));

function listSites(db: Database, userId: UserId): Promise<SiteId[]> {
  const query = db.select(member.fields).from(accountSites).where(eq(accountSites.userId, userId));
  return read(
    db,
    mapped(rows(member, query), (found) => found.map(({ siteId }) => siteId)),
  );
}

function listPending(db: Database, pendingBefore: number, limit: number): Promise<Membership[]> {
  const query = db
    .select(member.fields)
    .from(accountSites)
    .where(and(isNotNull(accountSites.pendingSince), lte(accountSites.pendingSince, pendingBefore)))
    .orderBy(accountSites.pendingSince)
    .limit(limit);
  return read(db, rows(member, query));
}

async function joined(db: Database, statements: Statement[], isMeant: SQL): Promise<Person | null> {
  const [, person] = await readEach(db, writing(...statements), personRead(isMeant));
  return person;
}

/** Nobody joins whose account is being deleted. */
const isStaying = sql`${users.deletionRequestedAt} IS NULL`;

const joinStatement = ({ siteId, now }: { siteId: SiteId; now: number }, isMeant: SQL): SQL => {
  const query = sql`SELECT ${users.id}, ${siteId}, ${now} FROM ${users}
    WHERE ${isMeant}`;
  return sql`${insertFrom(accountSites, ['userId', 'siteId', 'pendingSince'], query)}
    ON CONFLICT (${bare(accountSites.userId)}, ${bare(accountSites.siteId)})
    DO UPDATE SET ${bare(accountSites.pendingSince)} = ${excluded(accountSites.pendingSince)}`;
};
