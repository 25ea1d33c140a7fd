import { eq, lte, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import type { Database, Statement } from '#functions/db/database.ts';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { singleUseTokens } from '#functions/db/schema/platform/single-use-tokens.ts';
import { insertFrom } from '#functions/db/writing.ts';

type NewSingleUseToken = { tokenHash: string; userId: UserId; expiresAt: number };
type Claim = { sessionHash: string; sessionEnds: number; now: number };

export const singleUseTokenRepository = (db: Database) => ({
  create: (token: NewSingleUseToken): Statement => db.insert(singleUseTokens).values(token),
  /** Of many claims at once the first finds the row and takes it away. */
  claim: (tokenHash: string, { sessionHash, sessionEnds, now }: Claim): Statement[] => [
    insertFrom(
      sessions,
      ['tokenHash', 'userId', 'createdAt', 'expiresAt'],
      sql`SELECT ${sessionHash}, ${singleUseTokens.userId}, ${now}, ${sessionEnds}
          FROM ${singleUseTokens} WHERE ${singleUseTokens.tokenHash} = ${tokenHash}
            AND ${singleUseTokens.expiresAt} > ${now}`,
    ),
    db.delete(singleUseTokens).where(eq(singleUseTokens.tokenHash, tokenHash)),
  ],
  prune: (expiredBefore: number): Statement =>
    db.delete(singleUseTokens).where(lte(singleUseTokens.expiresAt, expiredBefore)),
});
