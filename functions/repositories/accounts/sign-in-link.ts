import { and, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Id, SiteId } from '#domain/ids.ts';
import type { SubscriberSource } from '#domain/mail/subscriber-source.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { signInLinks as links } from '#functions/db/schema/platform/sign-in-links.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { bare, insertFrom } from '#functions/db/writing.ts';
import { type CodeTry, codeWait, isOpen, recordAttempt, takesCode } from './sign-in-code.ts';
import { bindingAt, type Claim, isClaimableAt, sessionColumns } from './session-claim.ts';

export type NewSignInLink = {
  id: Id;
  email: string;
  tokenHash: string;
  codeHash: string;
  siteId: SiteId | null;
  boundSiteId: SiteId | null;
  clientHash: string;
  /** What the claim also subscribes from; null where it does not. */
  subscribingFrom: SubscriberSource | null;
  /** The newsletter that led there. */
  broughtBy: Id | null;
  expiresAt: number;
};

const linkColumns = [
  'id',
  'email',
  'tokenHash',
  'codeHash',
  'siteId',
  'boundSiteId',
  'clientHash',
  'isSubscribing',
  'subscribingFrom',
  'broughtBy',
  'createdAt',
  'expiresAt',
] as const;

type CodeEntry = CodeTry & { codeHash: string };

export const signInLinkRepository = (db: Database) => ({
  /** No link without the message that carries it. */
  create: (link: NewSignInLink, { messageId, now }: { messageId: Id; now: number }): Statement =>
    insertFrom(
      links,
      linkColumns,
      sql`SELECT ${link.id}, ${link.email}, ${link.tokenHash}, ${link.codeHash}, ${link.siteId},
          ${link.boundSiteId}, ${link.clientHash}, ${link.subscribingFrom === null ? 0 : 1},
          ${link.subscribingFrom}, ${link.broughtBy}, ${now}, ${link.expiresAt}
        WHERE EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.id} = ${messageId})`,
    ),
  claimToken: (tokenHash: string, claim: Claim): Statement[] =>
    claimStatements(db, sql`${links.tokenHash} = ${tokenHash} AND ${isOpen(claim.now)}`, claim),
  claimCode: ({ codeHash, ...entry }: CodeEntry, claim: Claim): Statement[] => [
    ...claimStatements(
      db,
      sql`${takesCode(entry, claim.place)} AND ${links.codeHash} = ${codeHash}`,
      claim,
    ),
    // Stands last: a right code is not counted against itself, and of many at once each counts.
    recordAttempt(entry, claim.place),
  ],
  /** Milliseconds until an address takes a code again from this client. */
  findCodeWait: (entry: CodeTry): Promise<number> => read(db, codeWait(entry)),
  prune: (expiredBefore: number): Statement =>
    db
      .delete(links)
      .where(and(lte(links.expiresAt, expiredBefore), isNull(links.subscribingSince))),
});

/**
 * All of it happens to a link that is open or none of it: every statement asks again, and the last
 * one shuts it. Of many claims at once the first batch wins.
 */
function claimStatements(
  db: Database,
  which: SQL,
  { userId, sessionHash, sessionEnds, now, place }: Claim,
): Statement[] {
  const isThat = sql`${which} AND ${isClaimableAt(links.boundSiteId, place)}`;
  const link = sql`FROM ${links} WHERE ${isThat}`;
  const email = sql`(SELECT ${links.email} ${link})`;
  const holder = sql`(SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${email})`;
  const person = sql`SELECT ${userId}, ${links.email}, ${now} ${link}`;
  const session = sql`SELECT ${sessionHash}, ${holder}, ${now}, ${sessionEnds},
    ${bindingAt(links.boundSiteId, place)} ${link}`;
  return [
    sql`${insertFrom(users, ['id', 'email', 'createdAt'], person)}
        ON CONFLICT (${bare(users.email)}) DO NOTHING`,
    db
      .update(users)
      .set({ confirmedAt: now })
      .where(sql`${users.email} = ${email} AND ${users.confirmedAt} IS NULL`),
    db
      .update(links)
      .set({ subscribingSince: now })
      .where(sql`${isThat} AND ${links.isSubscribing} = 1 AND ${links.siteId} IS NOT NULL`),
    insertFrom(sessions, sessionColumns, session),
    db
      .update(links)
      .set({ claimedAt: now })
      .where(sql`${links.email} = ${email} AND ${isOpen(now)}`),
  ];
}
