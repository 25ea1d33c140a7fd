import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
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

/** Of the person who has the address of the invitation by now. */
const worksThere = sql`EXISTS (SELECT 1 FROM ${sitePeople}
  WHERE ${sitePeople.siteId} = ${siteInvitations.siteId} AND ${sitePeople.removedAt} IS NULL
    AND ${sitePeople.userId} IN (SELECT ${invited.id} FROM ${users} ${invited}
      WHERE ${invited.email} = ${siteInvitations.email}))`;

/** A site that is deleted asks nobody. */
const isOfOpenSite = sql`${siteInvitations.siteId} IN (SELECT ${directory.siteId} FROM ${directory}
  WHERE ${directory.siteId} = ${siteInvitations.siteId} AND ${directory.deletedAt} IS NULL)`;

const invitation = selection({
  id: siteInvitations.id,
  siteId: siteInvitations.siteId,
  email: siteInvitations.email,
  role: siteInvitations.role,
  createdAt: siteInvitations.createdAt,
  expiresAt: siteInvitations.expiresAt,
  withdrawnAt: siteInvitations.withdrawnAt,
  acceptedAt: siteInvitations.acceptedAt,
  inviterName: optional(users.displayName),
  worksThere: truth(worksThere),
});
export type Invitation = RowOf<typeof invitation>;

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

/** Who was asked to work on a site, and has not answered yet. */
export const siteInvitationRepository = (db: Database) => ({
  /** Those that can be accepted and those that ended by themselves, newest first. */
  list: (siteId: SiteId): Promise<Invitation[]> => {
    const isWaiting = and(
      eq(siteInvitations.siteId, siteId),
      isNull(siteInvitations.acceptedAt),
      isNull(siteInvitations.withdrawnAt),
    );
    const order = sql`ORDER BY ${desc(siteInvitations.createdAt)}, ${siteInvitations.id}`;
    return read(db, rows(invitation, sql`${selectWhere(isWaiting)} ${order}`));
  },
  find: (of: Place): Promise<Invitation | null> =>
    read(db, firstRow(invitation, selectWhere(isThat(of)))),
  findByToken: (tokenHash: string): Promise<Invitation | null> =>
    read(
      db,
      firstRow(
        invitation,
        selectWhere(and(eq(siteInvitations.tokenHash, tokenHash), isOfOpenSite)),
      ),
    ),
  /** Once more for an address: what it was asked before is no longer good. */
  put: ({ id, siteId, email, ...asked }: NewInvitation): Statement => {
    const anew = { ...asked, withdrawnAt: null, acceptedAt: null };
    return db
      .insert(siteInvitations)
      .values({ id, siteId, email, ...anew })
      .onConflictDoUpdate({ target: [siteInvitations.siteId, siteInvitations.email], set: anew });
  },
  withdraw: (of: Place, now: number): Statement =>
    db
      .update(siteInvitations)
      .set({ withdrawnAt: now })
      .where(
        and(isThat(of), isNull(siteInvitations.acceptedAt), isNull(siteInvitations.withdrawnAt)),
      ),
  restore: (of: Place, now: number): Statement =>
    db
      .update(siteInvitations)
      .set({ withdrawnAt: null })
      .where(
        and(isThat(of), isNotNull(siteInvitations.withdrawnAt), gt(siteInvitations.expiresAt, now)),
      ),
  accept: (of: Place, userId: UserId, now: number) => acceptStatements(db, of, { userId, now }),
});

const isThat = ({ siteId, id }: Place) =>
  and(eq(siteInvitations.id, id), eq(siteInvitations.siteId, siteId));

const selectWhere = (filter: SQL | undefined): SQL =>
  sql`SELECT ${invitation} FROM ${siteInvitations}
    LEFT JOIN ${users} ON ${users.id} = ${siteInvitations.invitedBy} WHERE ${filter}`;

/** The first tells by its count whether the invitation was still open. */
function acceptStatements(
  db: Database,
  of: Place,
  { userId, now }: { userId: UserId; now: number },
): Statement[] {
  const isOpen = and(
    isThat(of),
    isNull(siteInvitations.acceptedAt),
    isNull(siteInvitations.withdrawnAt),
    gt(siteInvitations.expiresAt, now),
    isOfOpenSite,
  );
  const query = sql`SELECT ${siteInvitations.siteId}, ${userId}, ${siteInvitations.role}, ${now}
    FROM ${siteInvitations} WHERE ${isOpen}`;
  const { siteId, role, createdAt, removedAt } = sitePeople;
  return [
    sql`${insertFrom(sitePeople, ['siteId', 'userId', 'role', 'createdAt'], query)}
      ON CONFLICT (${bare(siteId)}, ${bare(sitePeople.userId)}) DO UPDATE SET
        ${bare(role)} = ${excluded(role)}, ${bare(createdAt)} = ${excluded(createdAt)},
        ${bare(removedAt)} = NULL`,
    db.update(siteInvitations).set({ acceptedAt: now }).where(isOpen),
  ];
}

/** Deletes those that ended long ago, of all sites. */
export const pruneInvitations = (db: Database, expiredBefore: number): Statement =>
  db.delete(siteInvitations).where(lte(siteInvitations.expiresAt, expiredBefore));
