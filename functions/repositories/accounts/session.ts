import { eq, lte, type SQL, sql } from 'drizzle-orm';
import type { SiteRole } from '#domain/accounts/site-role.ts';
import type { SiteId } from '#domain/ids.ts';
import type { Database, Read, Statement } from '#functions/db/database.ts';
import { accountSites } from '#functions/db/schema/platform/account-sites.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import { sitePeople } from '#functions/db/schema/platform/site-people.ts';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { type Computed, nullable, selection, truth } from '#functions/db/selection.ts';
import { storedUser, type User } from './user.ts';

export type Session = {
  tokenHash: string;
  expiresAt: number;
  /** When its person signed in, or did where it was handed over from. */
  signedInAt: number;
  user: User;
  isMember: boolean;
  /** What they are on the site that is asked about. */
  role: SiteRole | null;
  /** The one site on which it is good; null for one that is good for the account and on all sites. */
  boundSiteId: SiteId | null;
};

const sessionOn = (siteSlug: string | null) =>
  selection({
    tokenHash: sessions.tokenHash,
    expiresAt: sessions.expiresAt,
    signedInAt: sessions.createdAt,
    boundSiteId: sessions.boundSiteId,
    isMember: truth(siteSlug === null ? sql`0` : isMemberOf(siteSlug)),
    role: nullable(roleIn(siteSlug === null ? sql`NULL` : roleOn(siteSlug))),
  });

const roleIn = (expression: SQL): Computed<SiteRole> => ({
  expression,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query answers nothing else
  decode: (answer) => answer as SiteRole,
});

/** Has rows on the site, which has a copy of them that is not behind. */
const isMemberOf = (siteSlug: string) => sql`EXISTS (SELECT 1 FROM ${directory}
  JOIN ${accountSites} ON ${accountSites.userId} = ${sessions.userId}
    AND ${accountSites.siteId} = ${directory.siteId} AND ${accountSites.pendingSince} IS NULL
  WHERE ${directory.slug} = ${siteSlug})`;

/** Whose site it is says the directory; what others are there counts until they are removed. */
const roleOn = (siteSlug: string) => sql`(SELECT CASE
    WHEN ${directory.ownerId} = ${sessions.userId} THEN 'owner'
    ELSE (SELECT ${sitePeople.role} FROM ${sitePeople}
      WHERE ${sitePeople.userId} = ${sessions.userId}
        AND ${sitePeople.siteId} = ${directory.siteId} AND ${sitePeople.removedAt} IS NULL) END
  FROM ${directory} WHERE ${directory.slug} = ${siteSlug})`;

/** Without a token no query is made and nobody is found. */
export function sessionRead(
  { tokenHash, siteSlug = null }: { tokenHash: string | null; siteSlug?: string | null },
  now: number,
): Read<Session | null> {
  if (tokenHash === null) return { queries: [], from: () => null };
  const session = sessionOn(siteSlug);
  return {
    queries: [
      sql`SELECT ${session}, ${storedUser} FROM ${sessions}
        JOIN ${users} ON ${users.id} = ${sessions.userId}
        WHERE ${sessions.tokenHash} = ${tokenHash} AND ${sessions.expiresAt} > ${now}
          AND ${users.deletionRequestedAt} IS NULL`,
    ],
    from: ([answered = []]) => {
      const [row] = answered;
      return row ? { ...session.decode(row), user: storedUser.decode(row) } : null;
    },
  };
}

export const sessionRepository = (db: Database) => ({
  renew: (tokenHash: string, expiresAt: number): Statement =>
    db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash)),
  end: (tokenHash: string): Statement =>
    db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)),
  prune: (expiredBefore: number): Statement =>
    db.delete(sessions).where(lte(sessions.expiresAt, expiredBefore)),
});
