import { type SQL, sql } from 'drizzle-orm';
import type { Id, SiteId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';

export type NewSignInLink = {
  id: Id;
  email: string;
  tokenHash: string;
  codeHash: string;
  siteId: SiteId | null;
  isSubscribing: boolean;
  expiresAt: number;
};

/** What a claim makes: a person where the address had none, and a session. */
type Claim = { userId: Id; sessionHash: string; sessionEnds: number; now: number };

/** Tries that six digits stand; more would let them be guessed. */
const codeAttemptsMax = 5;
/** Tries that an address stands in a day, however many links it is sent. */
const codeAttemptsPerDayMax = 20;
const dayMs = 24 * 60 * 60 * 1000;

const isOpen = (now: number): SQL => sql`claimed_at IS NULL AND expires_at > ${now}`;

export const signInLinkStatements = {
  /** No link without the message that carries it. */
  create: (link: NewSignInLink, { messageId, now }: { messageId: Id; now: number }): Statement =>
    sql`INSERT INTO sign_in_links (id, email, token_hash, code_hash, site_id, is_subscribing,
          created_at, expires_at)
        SELECT ${link.id}, ${link.email}, ${link.tokenHash}, ${link.codeHash}, ${link.siteId},
          ${link.isSubscribing ? 1 : 0}, ${now}, ${link.expiresAt}
        WHERE EXISTS (SELECT 1 FROM messages WHERE id = ${messageId})`,
  claimToken: (tokenHash: string, claim: Claim): Statement[] =>
    claimStatements(sql`token_hash = ${tokenHash} AND ${isOpen(claim.now)}`, claim),
  claimCode: (
    { email, codeHash }: { email: string; codeHash: string },
    claim: Claim,
  ): Statement[] => [
    ...claimStatements(sql`${takesCode(email, claim.now)} AND code_hash = ${codeHash}`, claim),
    // Stands last: a right code is not counted against itself, and of many at once each counts.
    sql`UPDATE sign_in_links SET code_attempts = code_attempts + 1
        WHERE ${takesCode(email, claim.now)}`,
  ],
  prune: (expiredBefore: number): Statement =>
    sql`DELETE FROM sign_in_links WHERE expires_at <= ${expiredBefore}`,
};

/** The newest open link of an address, until too many codes were tried on it or on the address. */
const takesCode = (email: string, now: number): SQL =>
  sql`id = (SELECT id FROM sign_in_links WHERE email = ${email} AND ${isOpen(now)}
        ORDER BY created_at DESC, rowid DESC LIMIT 1)
      AND code_attempts < ${codeAttemptsMax}
      AND (SELECT sum(code_attempts) FROM sign_in_links
        WHERE email = ${email} AND created_at > ${now - dayMs}) < ${codeAttemptsPerDayMax}`;

/**
 * All of it happens to a link that is open or none of it: every statement asks again, and the last
 * one shuts it. Of many claims at once the first batch wins.
 */
function claimStatements(which: SQL, { userId, sessionHash, sessionEnds, now }: Claim) {
  const link = sql`FROM sign_in_links WHERE ${which}`;
  const email = sql`(SELECT email ${link})`;
  const holder = sql`(SELECT id FROM users WHERE email = ${email})`;
  return [
    sql`INSERT INTO users (id, email, created_at) SELECT ${userId}, email, ${now} ${link}
        ON CONFLICT (email) DO NOTHING`,
    sql`UPDATE users SET confirmed_at = ${now} WHERE email = ${email} AND confirmed_at IS NULL`,
    sql`INSERT INTO newsletter_subscribers (site_id, user_id, subscribed_at, confirmed_at)
        SELECT site_id, ${holder}, ${now}, ${now} ${link} AND is_subscribing = 1
        ON CONFLICT (site_id, user_id) DO UPDATE SET subscribed_at = excluded.subscribed_at,
          confirmed_at = excluded.confirmed_at, unsubscribed_at = NULL
        WHERE confirmed_at IS NULL OR unsubscribed_at IS NOT NULL`,
    sql`INSERT INTO sessions (token_hash, user_id, created_at, expires_at)
        SELECT ${sessionHash}, ${holder}, ${now}, ${sessionEnds} ${link}`,
    sql`UPDATE sign_in_links SET claimed_at = ${now}
        WHERE email = ${email} AND ${isOpen(now)}`,
  ];
}
