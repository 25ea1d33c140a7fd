import { sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';

type NewSingleUseToken = { tokenHash: string; userId: UserId; expiresAt: number };
type Claim = { sessionHash: string; sessionEnds: number; now: number };

export const singleUseTokenStatements = {
  create: ({ tokenHash, userId, expiresAt }: NewSingleUseToken): Statement =>
    sql`INSERT INTO single_use_tokens (token_hash, user_id, expires_at)
        VALUES (${tokenHash}, ${userId}, ${expiresAt})`,
  /** Of many claims at once the first finds the row and takes it away. */
  claim: (tokenHash: string, { sessionHash, sessionEnds, now }: Claim): Statement[] => [
    sql`INSERT INTO sessions (token_hash, user_id, created_at, expires_at)
        SELECT ${sessionHash}, user_id, ${now}, ${sessionEnds} FROM single_use_tokens
        WHERE token_hash = ${tokenHash} AND expires_at > ${now}`,
    sql`DELETE FROM single_use_tokens WHERE token_hash = ${tokenHash}`,
  ],
  prune: (expiredBefore: number): Statement =>
    sql`DELETE FROM single_use_tokens WHERE expires_at <= ${expiredBefore}`,
};
