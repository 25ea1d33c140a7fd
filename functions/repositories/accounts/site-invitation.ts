import { and, desc, eq, gt, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { GivenRole } from '#domain/accounts/site-role.ts';
import type { Id, SiteId, UserId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import { siteInvitations, sitePeople } from '#functions/db/schema/platform/site-people.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { firstRow, optional, type RowOf, rows, selection, truth } from '#functions/db/selection.ts';
import { bare, excluded, insertFrom } from '#functions/db/writing.ts';

const invited = alias(users, 'invited');

/** Of the person who has the address of the invitation by now, and works on the site or owns it. */
const worksThere = sql`EXISTS (SELECT 1 FROM ${sitePeople}
  WHERE ${sitePeople.siteId} = ${siteInvitations.siteId} AND ${sitePeople.removedAt} IS NULL
    AND ${sitePeople.userId} IN (SELECT ${invited.id} FROM ${users} ${invited}
      WHERE ${invited.email} = ${siteInvitations.email}))
  OR EXISTS (SELECT 1 FROM ${directory} WHERE ${directory.siteId} = ${siteInvitations.siteId}
    AND ${directory.ownerId} IN (SELECT ${invited.id} FROM ${users} ${invited}
      WHERE ${invited.email} = ${siteInvitations.email}))`;

/** A site that is deleted asks nobody. */
const isOfOpenSite = sql`${siteInvitations.siteId} IN (SELECT ${directory.siteId} FROM ${directory}
  WHERE ${directory.siteId} = ${siteInvitations.siteId} AND ${directory.deletedAt} IS NULL)`;

export const storedInvitation = selection({
  id: siteInvitations.id,
  siteId: siteInvitations.siteId,
  email: siteInvitations.email,
  role: siteInvitations.role,
  formerOwner: siteInvitations.formerOwner,
  createdAt: siteInvitations.createdAt,
  expiresAt: siteInvitations.expiresAt,
  withdrawnAt: siteInvitations.withdrawnAt,
  declinedAt: siteInvitations.declinedAt,
  acceptedAt: siteInvitations.acceptedAt,
  inviterName: optional(users.displayName),
  inviterEmail: optional(users.email),
  worksThere: truth(worksThere),
});
export type Invitation = RowOf<typeof storedInvitation>;

type NewInvitation = {
  id: Id;
  siteId: SiteId;
  email: string;
  role: GivenRole;
  tokenHash: string;
  invitedBy: UserId;
  createdAt: number;
  expiresAt: number;
};
type Place = { siteId: SiteId; id: Id };
/** By the very token: what the address is asked anew meanwhile is another question. */
type Answering = Place & { tokenHash: string; now: number };

/** What was never answered nor taken back. */
export const isUnanswered = and(
  isNull(siteInvitations.acceptedAt),
  isNull(siteInvitations.withdrawnAt),
  isNull(siteInvitations.declinedAt),
);
export const isOpenAt = (now: number) => and(isUnanswered, gt(siteInvitations.expiresAt, now));
/** Asks for help; not the whole site, which is offered by other calls. */
const isForHelp = ne(siteInvitations.role, 'owner');

export const selectInvitations = (filter: SQL | undefined): SQL =>
  sql`SELECT ${storedInvitation} FROM ${siteInvitations}
    LEFT JOIN ${users} ON ${users.id} = ${siteInvitations.invitedBy} WHERE ${filter}`;

/** Who was asked to work on a site, and has not answered yet. */
export const siteInvitationRepository = (db: Database) => ({
  /** Those that can be accepted, those that ended by themselves and those that were declined, newest first. */
  list: (siteId: SiteId): Promise<Invitation[]> => {
    const isWaiting = and(
      eq(siteInvitations.siteId, siteId),
      isForHelp,
      isNull(siteInvitations.acceptedAt),
      isNull(siteInvitations.withdrawnAt),
    );
    const order = sql`ORDER BY ${desc(siteInvitations.createdAt)}, ${siteInvitations.id}`;
    return read(db, rows(storedInvitation, sql`${selectInvitations(isWaiting)} ${order}`));
  },
  findByToken: (tokenHash: string): Promise<Invitation | null> =>
    read(
      db,
      firstRow(
        storedInvitation,
        selectInvitations(and(eq(siteInvitations.tokenHash, tokenHash), isOfOpenSite)),
      ),
    ),
  ...invitationWrites(db),
});

const invitationWrites = (db: Database) => ({
  put: (invitation: NewInvitation) => putStatement(db, invitation),
  withdraw: (of: Place, now: number): Statement =>
    db
      .update(siteInvitations)
      .set({ withdrawnAt: now })
      .where(
        and(
          isThat(of),
          isForHelp,
          isNull(siteInvitations.acceptedAt),
          isNull(siteInvitations.withdrawnAt),
        ),
      ),
  restore: (of: Place, now: number): Statement =>
    db
      .update(siteInvitations)
      .set({ withdrawnAt: null })
      .where(
        and(
          isThat(of),
          isForHelp,
          isNotNull(siteInvitations.withdrawnAt),
          gt(siteInvitations.expiresAt, now),
        ),
      ),
  accept: (of: Answering, userId: UserId) => acceptStatements(db, of, userId),
  /** Unless it is still open the hash becomes null, which the column refuses. */
  decline: (of: Answering): Statement =>
    db
      .update(siteInvitations)
      .set({
        declinedAt: of.now,
        tokenHash: sql`CASE WHEN ${isOpen(of)} THEN ${siteInvitations.tokenHash} END`,
      })
      .where(isThat(of)),
});

const isThat = ({ siteId, id }: Place) =>
  and(eq(siteInvitations.id, id), eq(siteInvitations.siteId, siteId));

const isOpen = ({ tokenHash, now }: Answering) =>
  and(eq(siteInvitations.tokenHash, tokenHash), isOpenAt(now));

/**
 * Once more for an address: what it was asked before is no longer good. Where the whole site is
 * offered to it the hash becomes null, which the column refuses.
 */
function putStatement(
  db: Database,
  { id, siteId, email, tokenHash, ...asked }: NewInvitation,
): Statement {
  const anew = {
    ...asked,
    formerOwner: null,
    withdrawnAt: null,
    declinedAt: null,
    acceptedAt: null,
  };
  const isOffered = sql`(${siteInvitations.role} = 'owner' AND ${isOpenAt(asked.createdAt)})`;
  return db
    .insert(siteInvitations)
    .values({ id, siteId, email, tokenHash, ...anew })
    .onConflictDoUpdate({
      target: [siteInvitations.siteId, siteInvitations.email],
      set: { ...anew, tokenHash: sql`CASE WHEN NOT ${isOffered} THEN ${tokenHash} END` },
    });
}

/** The first tells by its count whether the invitation was still open. */
function acceptStatements(db: Database, of: Answering, userId: UserId): Statement[] {
  const { now } = of;
  const isTaken = and(isThat(of), isOpen(of), isForHelp, isOfOpenSite);
  const query = sql`SELECT ${siteInvitations.siteId}, ${userId}, ${siteInvitations.role}, ${now}
    FROM ${siteInvitations} WHERE ${isTaken}`;
  const { siteId, role, createdAt, removedAt } = sitePeople;
  return [
    sql`${insertFrom(sitePeople, ['siteId', 'userId', 'role', 'createdAt'], query)}
      ON CONFLICT (${bare(siteId)}, ${bare(sitePeople.userId)}) DO UPDATE SET
        ${bare(role)} = ${excluded(role)}, ${bare(createdAt)} = ${excluded(createdAt)},
        ${bare(removedAt)} = NULL`,
    db.update(siteInvitations).set({ acceptedAt: now }).where(isTaken),
  ];
}

/** Deletes those that ended long ago, of all sites. */
export const pruneInvitations = (db: Database, expiredBefore: number): Statement =>
  db.delete(siteInvitations).where(lte(siteInvitations.expiresAt, expiredBefore));
