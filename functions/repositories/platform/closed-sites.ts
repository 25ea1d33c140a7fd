import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { accountSites } from '#functions/db/schema/platform/account-sites.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { senderAddresses } from '#functions/db/schema/platform/sender-addresses.ts';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { signInLinks } from '#functions/db/schema/platform/sign-in-links.ts';
import { singleUseTokens } from '#functions/db/schema/platform/single-use-tokens.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import { siteInvitations, sitePeople } from '#functions/db/schema/platform/site-people.ts';
import { uploads } from '#functions/db/schema/platform/uploads.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { inTurns, type RepeatedTurn } from '../reads.ts';
import { pendingRows } from './pending-rows.ts';

const deletedSite = selection({ siteId: directory.siteId, deletedAt: directory.deletedAt });

/** A site, and whose it is. */
export type OwnedSite = { siteId: SiteId; ownerId: UserId };

/** What the directory says of sites that were deleted. */
export const closedSites = (db: Database) => ({
  /** Null opens it again. Pending until the site has followed. Changes nothing for who owns it no more. */
  setDeleted: (
    { siteId, ownerId }: OwnedSite,
    deletedAt: number | null,
    now: number,
  ): Statement[] => [
    db
      .update(directory)
      .set({ deletedAt })
      .where(
        and(
          eq(directory.siteId, siteId),
          eq(directory.ownerId, ownerId),
          sql`(${directory.deletedAt} IS NULL) = ${deletedAt !== null}`,
        ),
      ),
    pendingRows(db).markPending(siteId, now),
  ],
  /** Sites that were deleted at that time or before: what cannot be removed yet holds up no other. */
  listDeleted: async ({ now, before, limit }: RepeatedTurn): Promise<SiteId[]> => {
    const query = db
      .selectDistinct(deletedSite.fields)
      .from(directory)
      .where(lte(directory.deletedAt, before))
      .orderBy(inTurns(now))
      .limit(limit);
    return (await read(db, rows(deletedSite, query))).map(({ siteId }) => siteId);
  },
  /** Once nothing of the site is left: its addresses and hosts, whom it knew, what led to it. */
  forget: (siteId: SiteId): Statement[] => [
    db.delete(hostnames).where(eq(hostnames.siteId, siteId)),
    db.delete(senderAddresses).where(eq(senderAddresses.siteId, siteId)),
    db.delete(accountSites).where(eq(accountSites.siteId, siteId)),
    db.delete(sessions).where(eq(sessions.boundSiteId, siteId)),
    db.delete(singleUseTokens).where(eq(singleUseTokens.boundSiteId, siteId)),
    db
      .delete(signInLinks)
      .where(or(eq(signInLinks.siteId, siteId), eq(signInLinks.boundSiteId, siteId))),
    db.delete(uploads).where(eq(uploads.siteId, siteId)),
    db.delete(siteInvitations).where(eq(siteInvitations.siteId, siteId)),
    db.delete(sitePeople).where(eq(sitePeople.siteId, siteId)),
    db.delete(directory).where(eq(directory.siteId, siteId)),
  ],
});
