import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import type { NamedLetter } from '#domain/mail/newsletter/named-letter.ts';
import { type RecipientState, softBouncesMax } from '#domain/mail/newsletter/newsletter-send.ts';
import type { SuppressionReason } from '#domain/mail/subscriber-state.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import {
  newsletterCounts as counts,
  newsletterRecipients as recipients,
  newsletterSends as sends,
  softBounces,
} from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { newsletterSignUps as signUps } from '#functions/db/schema/site/mail/newsletter-results.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { suppressions } from '#functions/db/schema/site/mail/subscribers.ts';
import { firstRow, number, type RowOf, selection } from '#functions/db/selection.ts';
import { assigned, excluded, insertFrom } from '#functions/db/writing.ts';
import { askRelease } from '../mail/service-release.ts';
import type { SiteScope } from '../scope.ts';

const lettered = selection({
  siteId: recipients.siteId,
  sendId: recipients.sendId,
  userId: recipients.userId,
});
export type LetterOfPerson = RowOf<typeof lettered>;

/** A server that refuses an address at once says what others say later. */
export const cameBack = sql`${counts.bounced} + ${counts.refused}`;

/** Whether a letter of it is out, or may be: those lead to its page on the site. */
export const hasLeft = sql`EXISTS (SELECT 1 FROM ${counts} WHERE ${counts.sendId} = ${sends.id}
  AND ${counts.taken} + ${counts.sent} + ${counts.delivered} + ${counts.uncertain}
    + ${counts.bounced} + ${counts.complained} > 0)`;

const shares = selection({
  left: number(sql`${counts.sent} + ${counts.delivered} + ${cameBack} + ${counts.complained}`),
  bounced: number(cameBack),
  complained: counts.complained,
  acceptedReturns: sends.acceptedReturns,
});

/** Of which site the letter was; null of any other mail. */
export function findLetter(db: Database, named: NamedLetter): Promise<LetterOfPerson | null> {
  const isNamed =
    'providerId' in named
      ? eq(recipients.providerId, named.providerId)
      : and(eq(recipients.sendId, named.sendId), eq(recipients.userId, named.userId));
  const query = db.select(lettered.fields).from(recipients).where(isNamed);
  return read(db, firstRow(lettered, query));
}

type Person = { userId: UserId; now: number };

/** What became of letters after they left, and of the addresses. */
export const mailOutcomeRepository = ({ db, siteId }: SiteScope) => ({
  /** A later word never takes back a worse one. */
  note: (
    { sendId, userId }: { sendId: Id; userId: UserId },
    state: RecipientState,
    over: RecipientState[],
  ): Statement =>
    db
      .update(recipients)
      .set({ state })
      .where(
        and(
          eq(recipients.sendId, sendId),
          eq(recipients.userId, userId),
          inArray(recipients.state, over),
        ),
      ),
  /** Of the letters of a newsletter that left, or were refused at once. */
  sharesOf: async (sendId: Id) => {
    const query = sql`SELECT ${shares} FROM ${counts} JOIN ${sends} ON ${sends.id} = ${counts.sendId}
      WHERE ${counts.sendId} = ${sendId} AND +${sends.siteId} = ${siteId}`;
    const none = { left: 0, bounced: 0, complained: 0, acceptedReturns: 0 };
    return (await read(db, firstRow(shares, query))) ?? none;
  },
  ...addresses({ db, siteId }),
  releaseRecipient: (userId: UserId) => releaseRecipient({ db, siteId }, userId),
});

const addresses = ({ db, siteId }: SiteScope) => ({
  /** No letter of the site goes there any more, until its person asks for them again. */
  suppress: (person: Person, reason: SuppressionReason): Statement[] =>
    suppress({ db, siteId }, person, { reason, when: sql`1` }),
  /** The same of whoever has the address there; nothing where nobody does. */
  suppressAddress: (email: string, reason: SuppressionReason, now: number): Statement[] =>
    suppressed({ db, siteId }, eq(siteUsers.email, email), { reason, now }),
  /** After as many that came back for a while. */
  suppressSoftBounced: (person: Person): Statement[] => {
    const isTooOften = sql`EXISTS (SELECT 1 FROM ${softBounces}
      WHERE ${isSoftBounced({ db, siteId }, person.userId)}
        AND ${softBounces.count} >= ${softBouncesMax})`;
    return suppress({ db, siteId }, person, { reason: 'bounced', when: isTooOften });
  },
  countSoftBounce: ({ sendId, userId, now }: Person & { sendId: Id }): Statement => {
    const startedAt = sql`coalesce((SELECT ${sends.startedAt} FROM ${sends}
      WHERE ${sends.id} = ${sendId} AND +${sends.siteId} = ${siteId}), ${now})`;
    const at = excluded(softBounces.at);
    const hasStayed = sql`EXISTS (SELECT 1 FROM ${recipients}
      JOIN ${sends} ON ${sends.id} = ${recipients.sendId}
      WHERE ${recipients.userId} = ${userId} AND +${recipients.siteId} = ${siteId}
        AND ${recipients.state} IN ('sent', 'delivered')
        AND ${sends.startedAt} > ${softBounces.at} AND ${sends.startedAt} < ${at})`;
    return db
      .insert(softBounces)
      .values({ siteId, userId, count: 1, at: startedAt })
      .onConflictDoUpdate({
        target: [softBounces.siteId, softBounces.userId],
        set: {
          // Where nobody tells of those that arrive, one that left and was not heard of since did.
          count: sql`CASE WHEN ${hasStayed} THEN 1 ELSE ${softBounces.count} + 1 END`,
          at: sql`max(${softBounces.at}, ${at})`,
        },
      });
  },
  /** A letter that arrives ends the row of those that came back. */
  forgetSoftBounces: (userId: UserId): Statement => forgetSoftBounces({ db, siteId }, userId),
});

const suppress = (
  scope: SiteScope,
  { userId, now }: Person,
  { reason, when }: { reason: SuppressionReason; when: SQL },
): Statement[] =>
  suppressed(scope, sql`${siteUsers.userId} = ${userId} AND ${when}`, { reason, now });

function suppressed(
  { siteId }: SiteScope,
  who: SQL,
  { reason, now }: { reason: SuppressionReason; now: number },
): Statement[] {
  const whose = sql`${siteUsers.siteId} = ${siteId} AND ${who}`;
  const query = sql`SELECT ${siteId}, ${siteUsers.email}, ${reason}, ${now} FROM ${siteUsers}
    WHERE ${whose}`;
  const columns = ['siteId', 'email', 'reason', 'at'] as const;
  const anew = assigned(suppressions, {
    reason: excluded(suppressions.reason),
    at: excluded(suppressions.at),
    liftedAt: null,
  });
  return [
    sql`${insertFrom(suppressions, columns, query)} ON CONFLICT DO UPDATE SET ${anew}`,
    // From here on it is this site alone that sends nothing there.
    askRelease(whose, now),
  ];
}

const isSoftBounced = ({ siteId }: SiteScope, userId: UserId) =>
  and(eq(softBounces.siteId, siteId), eq(softBounces.userId, userId));

const nobody = sql`'gone-' || lower(hex(randomblob(12)))`;

/** Whoever begins anew, by a letter that arrives or by asking for letters again. */
export const forgetSoftBounces = (scope: SiteScope, userId: UserId): Statement =>
  scope.db.delete(softBounces).where(isSoftBounced(scope, userId));

/** The letters of somebody who has left count on, and so does that a letter brought them, as nobody's. */
export const releaseRecipient = ({ db, siteId }: SiteScope, userId: UserId): Statement[] => [
  db
    .update(recipients)
    .set({ userId: nobody, providerId: null, reason: null })
    .where(and(eq(recipients.userId, userId), sql`+${recipients.siteId} = ${siteId}`)),
  db
    .update(signUps)
    .set({ userId: nobody })
    .where(and(eq(signUps.siteId, siteId), eq(signUps.userId, userId))),
  forgetSoftBounces({ db, siteId }, userId),
];
