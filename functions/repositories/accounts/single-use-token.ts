import { lte, sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import type { Database, Statement } from '#functions/db/database.ts';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { singleUseTokens } from '#functions/db/schema/platform/single-use-tokens.ts';
import { insertFrom } from '#functions/db/writing.ts';
import { bindingAt, type Claim, isClaimableAt, sessionColumns } from './session-claim.ts';

type NewSingleUseToken = {
  tokenHash: string;
  userId: UserId;
  expiresAt: number;
  boundSiteId: SiteId | null;
  signedInAt: number;
};

export const singleUseTokenRepository = (db: Database) => ({
  create: (token: NewSingleUseToken): Statement => db.insert(singleUseTokens).values(token),
  /** Of many claims at once the first finds the row and takes it away. */
  claim: (tokenHash: string, { sessionHash, sessionEnds, now, place }: Claim): Statement[] => {
    const { boundSiteId, userId, expiresAt, signedInAt } = singleUseTokens;
    const isThat = sql`${singleUseTokens.tokenHash} = ${tokenHash}
      AND ${isClaimableAt(boundSiteId, place)}`;
    const session = sql`SELECT ${sessionHash}, ${userId}, ${signedInAt}, ${sessionEnds},
        ${bindingAt(boundSiteId, place)}
      FROM ${singleUseTokens} WHERE ${isThat} AND ${expiresAt} > ${now}`;
    return [
      insertFrom(sessions, sessionColumns, session),
      db.delete(singleUseTokens).where(isThat),
    ];
  },
  prune: (expiredBefore: number): Statement =>
    db.delete(singleUseTokens).where(lte(singleUseTokens.expiresAt, expiredBefore)),
});
