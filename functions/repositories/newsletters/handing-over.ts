import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Id, UserId } from '#domain/ids.ts';
import type { RecipientState } from '#domain/mail/newsletter/newsletter-send.ts';
import { read, type Statement } from '#functions/db/database.ts';
import {
  newsletterBatches as batches,
  newsletterRecipients as recipients,
  newsletterSends as sends,
} from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { subscriberIndex as people } from '#functions/db/schema/site/mail/subscribers.ts';
import { firstRow, optional, type RowOf, rows, selection, truth } from '#functions/db/selection.ts';
import { inList, type SiteScope } from '../scope.ts';
import { isInSegment } from './newsletter-send.ts';
import { isSending } from './preparation.ts';
import { isThat } from './what-was-before.ts';

const batch = selection({
  no: batches.no,
  segment: batches.segment,
  attempt: batches.attempt,
  takenAt: batches.takenAt,
  senderAddress: batches.senderAddress,
  failures: batches.failures,
});
/** A batch that one sender has for a while. */
export type LeasedBatch = RowOf<typeof batch>;

const memberAt = (now: number) =>
  selection({
    userId: recipients.userId,
    state: recipients.state,
    tries: recipients.tries,
    email: optional(people.email),
    isReached: truth(sql`coalesce(${people.state} = 'subscribed', 0)`),
    isPaid: truth(isInSegment(now).paid),
  });
export type BatchMember = RowOf<ReturnType<typeof memberAt>>;

export type Lease = { sendId: Id; no: number; token: string };
type Outcome = {
  userId: UserId;
  state: RecipientState;
  providerId: string | null;
  reason: string | null;
};

/** How the letters of a newsletter leave, batch by batch; one sender at a time has a batch. */
export const handingOverRepository = (scope: SiteScope) => ({
  ...leasing(scope),
  ...memberWrites(scope),
  /** Who was put off comes last, so that a letter which its server never takes holds up no other. */
  listMembers: ({ sendId, no }: Omit<Lease, 'token'>, now: number): Promise<BatchMember[]> => {
    const member = memberAt(now);
    const query = sql`SELECT ${member} FROM ${recipients}
      LEFT JOIN ${people} ON ${people.siteId} = ${scope.siteId}
        AND ${people.userId} = ${recipients.userId}
      WHERE ${recipients.sendId} = ${sendId} AND ${recipients.batchNo} = ${no}
        AND ${recipients.state} IN ('waiting', 'taken') AND +${recipients.siteId} = ${scope.siteId}
      ORDER BY ${recipients.reason} IS NOT NULL, ${recipients.userId}`;
    return read(scope.db, rows(member, query));
  },
});

const due = alias(batches, 'due');

const leasing = (scope: SiteScope) => ({
  /** The next batch that is due; changes no row where none is. */
  lease: (sendId: Id, { token, now, until }: { token: string; now: number; until: number }) => {
    const next = sql`(SELECT ${due.no} FROM ${batches} ${due}
      WHERE ${due.sendId} = ${sendId} AND ${due.isDone} = 0 AND ${due.nextAt} <= ${now}
      ORDER BY ${due.nextAt}, ${due.no} LIMIT 1)`;
    return scope.db
      .update(batches)
      .set({ leaseToken: token, nextAt: until })
      .where(
        sql`${batches.sendId} = ${sendId} AND ${batches.no} = ${next} AND ${isSending(scope, sendId)}`,
      );
  },
  findLeased: (sendId: Id, token: string): Promise<LeasedBatch | null> => {
    const query = scope.db
      .select(batch.fields)
      .from(batches)
      .where(and(eq(batches.leaseToken, token), sql`+${batches.sendId} = ${sendId}`));
    return read(scope.db, firstRow(batch, query));
  },
  /** Changes no row once the lease is lost, or nothing more is to leave. */
  renew: (lease: Lease, until: number): Statement =>
    scope.db
      .update(batches)
      .set({ nextAt: until })
      .where(and(isHeld(lease), isSending(scope, lease.sendId))),
  /** Gives a batch back; it is done once nobody of it waits. */
  release: (lease: Lease, { nextAt, failures }: { nextAt: number; failures: number }): Statement =>
    scope.db
      .update(batches)
      .set({
        leaseToken: null,
        nextAt,
        failures,
        isDone: sql`NOT EXISTS (SELECT 1 FROM ${recipients}
          WHERE ${recipients.sendId} = ${lease.sendId} AND ${recipients.batchNo} = ${lease.no}
            AND ${isOpen})`,
      })
      .where(isHeld(lease)),
  ...ending(scope),
});

const ending = (scope: SiteScope) => ({
  noteSeen: (sendId: Id, now: number): Statement =>
    scope.db.update(sends).set({ seenAt: now }).where(isThat(scope, sendId)),
  /** The days on which nobody was at it, as it was paused or its site closed, do not count. */
  noteReturn: (sendId: Id, { now, absentSince }: { now: number; absentSince: number }): Statement =>
    scope.db
      .update(sends)
      .set({ seenAt: now, heldUntil: sql`max(coalesce(${sends.heldUntil}, 0), ${now})` })
      .where(
        and(
          isThat(scope, sendId),
          inArray(sends.state, ['preparing', 'sending']),
          lte(sends.seenAt, absentSince),
        ),
      ),
  /** All batches that nobody has, and of which nobody is being handed over, wait until then. */
  hold: (sendId: Id, until: number): Statement[] => [
    scope.db
      .update(batches)
      .set({ nextAt: until })
      .where(
        sql`${batches.sendId} = ${sendId} AND ${batches.isDone} = 0 AND ${batches.nextAt} < ${until}
          AND ${batches.leaseToken} IS NULL AND ${isSending(scope, sendId)}
          AND NOT EXISTS (SELECT 1 FROM ${recipients} WHERE ${recipients.sendId} = ${sendId}
            AND ${recipients.batchNo} = ${batches.no} AND ${recipients.state} = 'taken')`,
      ),
    scope.db.update(sends).set({ heldUntil: until }).where(isThat(scope, sendId)),
  ],
  /** Once every batch is done, and not before. */
  finish: (sendId: Id, now: number): Statement =>
    scope.db
      .update(sends)
      .set({ state: 'sent', finishedAt: now, updatedAt: now })
      .where(
        and(
          isThat(scope, sendId),
          eq(sends.state, 'sending'),
          sql`NOT EXISTS (SELECT 1 FROM ${batches}
            WHERE ${batches.sendId} = ${sendId} AND ${batches.isDone} = 0)`,
        ),
      ),
});

const memberWrites = (scope: SiteScope) => {
  /** As long as the batch is ours. */
  const change = (
    lease: Lease,
    userIds: readonly UserId[],
    { from, to }: { from: RecipientState; to: RecipientState },
  ): Statement =>
    scope.db
      .update(recipients)
      .set({ state: to })
      .where(and(areOf(lease, userIds), eq(recipients.state, from), hasHeld(lease)));
  return {
    takeMembers: takeMembers(scope),
    skipMembers: (lease: Lease, userIds: readonly UserId[]): Statement =>
      change(lease, userIds, { from: 'waiting', to: 'skipped' }),
    /** They were not taken by the service, and wait for their next turn. */
    putBack: (lease: Lease, userIds: readonly UserId[]): Statement =>
      change(lease, userIds, { from: 'taken', to: 'waiting' }),
    /** The same, and behind all others of the batch. */
    putOff: (lease: Lease, userId: UserId, reason: string): Statement =>
      scope.db
        .update(recipients)
        .set({ state: 'waiting', reason })
        .where(and(areOf(lease, [userId]), eq(recipients.state, 'taken'), hasHeld(lease))),
    countTry: (lease: Lease, userId: UserId): Statement =>
      scope.db
        .update(recipients)
        .set({ tries: sql`${recipients.tries} + 1` })
        .where(and(areOf(lease, [userId]), hasHeld(lease))),
    /** What is known of a letter is kept also by who has lost the lease. */
    settleMember: ({ sendId }: Lease, { userId, ...outcome }: Outcome): Statement =>
      scope.db
        .update(recipients)
        .set(outcome)
        .where(and(eq(recipients.sendId, sendId), eq(recipients.userId, userId), isOpen)),
  };
};

type Taking = { now: number; senderAddress: string | null };

/** Before they are handed over, so that whoever comes after a death knows them. */
const takeMembers =
  (scope: SiteScope) =>
  (lease: Lease, userIds: readonly UserId[], { now, senderAddress }: Taking): Statement[] => [
    scope.db
      .update(batches)
      .set({ attempt: sql`${batches.attempt} + 1`, takenAt: now, senderAddress })
      .where(and(isHeld(lease), isSending(scope, lease.sendId))),
    scope.db
      .update(recipients)
      .set({ state: 'taken' })
      .where(
        and(
          areOf(lease, userIds),
          eq(recipients.state, 'waiting'),
          hasHeld(lease),
          isSending(scope, lease.sendId),
        ),
      ),
  ];

/** As words and not parameters: an index holds them. */
const isOpen = sql`${recipients.state} IN ('waiting', 'taken')`;

const isHeld = ({ sendId, no, token }: Lease): SQL =>
  sql`${batches.sendId} = ${sendId} AND ${batches.no} = ${no} AND ${batches.leaseToken} = ${token}`;

const hasHeld = (lease: Lease): SQL =>
  sql`EXISTS (SELECT 1 FROM ${batches} WHERE ${isHeld(lease)})`;

const areOf = ({ sendId }: Lease, userIds: readonly UserId[]): SQL =>
  sql`${recipients.sendId} = ${sendId} AND ${recipients.userId} ${inList(userIds)}`;
