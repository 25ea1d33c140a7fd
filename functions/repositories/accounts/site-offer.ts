import { and, desc, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import type { FormerOwnerFate } from '#domain/accounts/site-offer.ts';
import type { Id, SiteId, UserId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import { appSubscriptions } from '#functions/db/schema/platform/app-subscriptions.ts';
import {
  siteInvitations as offers,
  sitePeople,
} from '#functions/db/schema/platform/site-people.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { firstRow } from '#functions/db/selection.ts';
import { assigned, bare, excluded, insertFrom, selected } from '#functions/db/writing.ts';
import {
  type Invitation,
  isOpenAt,
  isUnanswered,
  selectInvitations,
  storedInvitation,
} from './site-invitation.ts';

type NewOffer = {
  id: Id;
  siteId: SiteId;
  email: string;
  formerOwner: FormerOwnerFate;
  tokenHash: string;
  invitedBy: UserId;
  createdAt: number;
  expiresAt: number;
};
type Taking = { siteId: SiteId; id: Id; tokenHash: string; userId: UserId; now: number };

/** A site that its owner offers to somebody: an invitation to be its owner, one at a time. */
export const siteOfferRepository = (db: Database) => ({
  /** The newest, however it stands. */
  find: (siteId: SiteId): Promise<Invitation | null> => {
    const order = sql`ORDER BY ${desc(offers.createdAt)} LIMIT 1`;
    return read(
      db,
      firstRow(storedInvitation, sql`${selectInvitations(isOffer(siteId))} ${order}`),
    );
  },
  put: (offer: NewOffer) => putStatements(db, offer),
  /** Tells by its count whether it was still open. */
  withdraw: (siteId: SiteId, now: number): Statement =>
    db
      .update(offers)
      .set({ withdrawnAt: now })
      .where(and(isOffer(siteId), isOpenAt(now))),
  accept: (taking: Taking) => acceptStatements(db, taking),
});

const isOffer = (siteId: SiteId) => and(eq(offers.siteId, siteId), eq(offers.role, 'owner'));

/**
 * Those that have ended make room. Where one is still open, or the site is no longer theirs who
 * offers it, the hash becomes null, which the column refuses.
 */
function putStatements(db: Database, { tokenHash, ...offer }: NewOffer): Statement[] {
  const { siteId, invitedBy, createdAt: now } = offer;
  const isOffered = sql`EXISTS (SELECT 1 FROM ${offers} WHERE ${isOffer(siteId)} AND ${isOpenAt(now)})`;
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${directory} WHERE ${directory.siteId} = ${siteId}
    AND ${directory.ownerId} = ${invitedBy} AND ${directory.deletedAt} IS NULL)`;
  const row = {
    ...offer,
    role: 'owner' as const,
    tokenHash: sql`CASE WHEN ${isTheirs} AND NOT ${isOffered} THEN ${tokenHash} END`,
  };
  const { role, formerOwner, createdAt, expiresAt } = offers;
  const anew = {
    role: excluded(role),
    formerOwner: excluded(formerOwner),
    tokenHash: excluded(offers.tokenHash),
    invitedBy: excluded(offers.invitedBy),
    createdAt: excluded(createdAt),
    expiresAt: excluded(expiresAt),
    withdrawnAt: sql`NULL`,
    declinedAt: sql`NULL`,
    acceptedAt: sql`NULL`,
  };
  return [
    db.delete(offers).where(and(isOffer(siteId), not(sql`(${isOpenAt(now)})`))),
    sql`INSERT INTO ${selected(offers, row)} WHERE 1
      ON CONFLICT (${bare(offers.siteId)}, ${bare(offers.email)})
      DO UPDATE SET ${assigned(offers, anew)}`,
  ];
}

/**
 * The site is theirs, and everything with it or nothing. Unless the offer is open, by the owner of
 * then and to this very person, and nothing is known of what the owner pays for the site, the owner
 * becomes null, which the column refuses.
 */
function acceptStatements(db: Database, { userId, now, ...taking }: Taking): Statement[] {
  const { siteId, id } = taking;
  const isTaken = sql`EXISTS (SELECT 1 FROM ${offers}
    JOIN ${users} ON ${users.email} = ${offers.email} AND ${users.id} = ${userId}
      AND ${users.deletionRequestedAt} IS NULL
    WHERE ${offers.id} = ${id} AND ${isOffer(siteId)} AND ${isOpenAt(now)}
      AND ${offers.tokenHash} = ${taking.tokenHash}
      AND ${offers.invitedBy} = ${directory.ownerId} AND ${directory.ownerId} <> ${userId})`;
  const isPaidFor = sql`EXISTS (SELECT 1 FROM ${appSubscriptions}
    WHERE ${appSubscriptions.siteId} = ${siteId})`;
  const pendingSince = sql`CASE WHEN ${directory.formerSince} IS NULL
    THEN max(${now}, coalesce(${directory.pendingSince} + 1, 0)) ELSE ${directory.pendingSince} END`;
  return [
    db
      .update(directory)
      .set({
        ownerId: sql`CASE WHEN ${directory.deletedAt} IS NULL AND ${isTaken}
          AND NOT ${isPaidFor} THEN ${userId} END`,
        pendingSince,
      })
      .where(eq(directory.siteId, siteId)),
    keepFormerOwner(id, now),
    db.delete(sitePeople).where(and(eq(sitePeople.siteId, siteId), eq(sitePeople.userId, userId))),
    // Whom the former owner asked, the new one has not.
    db
      .update(offers)
      .set({ withdrawnAt: now })
      .where(and(eq(offers.siteId, siteId), ne(offers.role, 'owner'), isUnanswered)),
    db.update(offers).set({ acceptedAt: now }).where(eq(offers.id, id)),
  ];
}

/** As an editor, where they chose so. */
function keepFormerOwner(id: Id, now: number): SQL {
  const { siteId, userId, role, createdAt, removedAt } = sitePeople;
  const query = sql`SELECT ${offers.siteId}, ${offers.invitedBy}, 'editor', ${now}
    FROM ${offers} WHERE ${offers.id} = ${id} AND ${offers.formerOwner} = 'editor'`;
  return sql`${insertFrom(sitePeople, ['siteId', 'userId', 'role', 'createdAt'], query)}
    ON CONFLICT (${bare(siteId)}, ${bare(userId)}) DO UPDATE SET
      ${bare(role)} = ${excluded(role)}, ${bare(createdAt)} = ${excluded(createdAt)},
      ${bare(removedAt)} = NULL`;
}
