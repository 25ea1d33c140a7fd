import { eq, lte, sql } from 'drizzle-orm';
import type { Database, Read, Statement } from '#functions/db/database.ts';
import { sessions } from '#functions/db/schema/sessions.ts';
import { users } from '#functions/db/schema/users.ts';
import { selection } from '#functions/db/selection.ts';
import { storedUser, type User } from './user.ts';

export type Session = { tokenHash: string; expiresAt: number; user: User };

const session = selection({ tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt });

/** Without a token nothing is asked, and nobody is found. */
export function sessionRead(tokenHash: string | null, now: number): Read<Session | null> {
  if (tokenHash === null) return { queries: [], from: () => null };
  return {
    queries: [
      sql`SELECT ${session}, ${storedUser} FROM ${sessions}
        JOIN ${users} ON ${users.id} = ${sessions.userId}
        WHERE ${sessions.tokenHash} = ${tokenHash} AND ${sessions.expiresAt} > ${now}`,
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
