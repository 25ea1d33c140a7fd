import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { type Database, read, readEach, type Statement } from '#functions/db/database.ts';
import { serviceReleases } from '#functions/db/schema/local/mail-service.ts';
import { earlySignups } from '#functions/db/schema/platform/early-signups.ts';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { signInLinks } from '#functions/db/schema/platform/sign-in-links.ts';
import { siteInvitations } from '#functions/db/schema/platform/site-people.ts';
import { siteDirectory } from '#functions/db/schema/platform/site-directory.ts';
import { subscriptions } from '#functions/db/schema/site/money/subscriptions.ts';
import { userImages } from '#functions/db/schema/platform/user-images.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { countOf } from '../reads.ts';
import { exportAccount, type AccountHolder } from './account-export.ts';
import { type Leaver, traceDeletion } from './departure.ts';
import { hasLeftAllSites } from './leaving.ts';

const leaver = selection({ id: users.id, email: users.email });

/** All there is about one person on the platform, and what of it holds them there. */
export const accountRepository = (db: Database) => ({
  async countTies(userId: UserId): Promise<{ sites: number; paidPlans: number }> {
    const isPaid = and(
      eq(subscriptions.userId, userId),
      ne(subscriptions.plan, 'free'),
      isNull(subscriptions.endedAt),
      isNull(subscriptions.grantedAs),
      // What was canceled holds nobody.
      isNull(subscriptions.endsAt),
    );
    const [owned, paidPlans] = await readEach(
      db,
      countOf(sql`${siteDirectory} WHERE ${eq(siteDirectory.ownerId, userId)}`),
      countOf(sql`${subscriptions} WHERE ${isPaid}`),
    );
    return { sites: owned, paidPlans };
  },
  /** Permanent, unless a site was created in between; the person is signed out everywhere. */
  requestDeletion: (userId: UserId, now: number) => requestDeletion(db, userId, now),
  listLeaving: (requestedBefore: number, limit: number): Promise<AccountHolder[]> => {
    const query = db
      .select(leaver.fields)
      .from(users)
      .where(
        and(isNotNull(users.deletionRequestedAt), lte(users.deletionRequestedAt, requestedBefore)),
      )
      .limit(limit);
    return read(db, rows(leaver, query));
  },
  /**
   * Once no site has rows of the person; with the row of the person goes all that hangs on it. The
   * farewell is stored with it, when all earlier letters are gone.
   */
  delete: (person: Leaver, farewell: Statement): Statement[] => {
    const { id, email } = person;
    return [
      ...traceDeletion(db, person),
      db.delete(signInLinks).where(eq(signInLinks.email, email)),
      db.delete(siteInvitations).where(eq(siteInvitations.email, email)),
      db.delete(earlySignups).where(eq(earlySignups.email, email)),
      db.delete(serviceReleases).where(eq(serviceReleases.email, email)),
      db.delete(userImages).where(eq(userImages.userId, id)),
      farewell,
      db.delete(users).where(sql`${users.id} = ${id} AND ${hasLeftAllSites(id)}`),
    ];
  },
  read: (person: AccountHolder) => exportAccount(db, person),
});

const requestDeletion = (db: Database, userId: UserId, now: number): Statement[] => [
  db
    .update(users)
    .set({ deletionRequestedAt: now })
    .where(
      sql`${users.id} = ${userId} AND NOT EXISTS (SELECT 1 FROM ${siteDirectory}
        WHERE ${siteDirectory.ownerId} = ${userId})`,
    ),
  db.delete(sessions).where(
    sql`${sessions.userId} IN (SELECT ${users.id} FROM ${users}
      WHERE ${users.id} = ${userId} AND ${users.deletionRequestedAt} IS NOT NULL)`,
  ),
];
