import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import {
  type LetterSegment,
  type PauseReason,
  preparedAtOnce,
} from '#domain/mail/newsletter/newsletter-send.ts';
import { read, readEach, type Statement } from '#functions/db/database.ts';
import {
  newsletterBatches as batches,
  newsletterLetters as letters,
  newsletterRecipients as recipients,
  newsletterSends as sends,
} from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { subscriberIndex as people } from '#functions/db/schema/site/mail/subscribers.ts';
import { firstRow, type RowOf, rows, selection, truth } from '#functions/db/selection.ts';
import { insertFrom, selected } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';
import { keepLinks } from './newsletter-links.ts';
import {
  isInAudience,
  isInSegment,
  isReached,
  type NewsletterSend,
  pageChange,
} from './newsletter-send.ts';
import { isThat } from './what-was-before.ts';

const letter = selection({
  segment: letters.segment,
  senderName: letters.senderName,
  replyTo: letters.replyTo,
  subject: letters.subject,
  html: letters.html,
  text: letters.text,
});
/** A letter as it leaves, but for what is personal in it. */
export type StoredLetter = RowOf<typeof letter>;

const candidateAt = (now: number) =>
  selection({ userId: people.userId, isPaid: truth(isInSegment(now).paid) });
export type Candidate = RowOf<ReturnType<typeof candidateAt>>;

const place = selection({ cursor: sends.cursor, batches: sends.batches });

type Begun = {
  letters: readonly StoredLetter[];
  /** Those of its links whose visits are counted. */
  links: readonly { no: number; href: string }[];
};

/** People of one step, and the batches they are in. */
type Step = {
  from: string;
  to: string;
  recipients: readonly { userId: UserId; batchNo: number }[];
  batches: readonly { no: number; segment: LetterSegment }[];
  batchCount: number;
};

/** How a newsletter comes from its cook to a row for each recipient. */
export const preparationRepository = (scope: SiteScope) => ({
  ...beginning(scope),
  ...noting(scope),
});

const beginning = (scope: SiteScope) => ({
  /** Once its time has come: the letters stand from then on, whatever the cook changes. */
  begin: (id: Id, { letters: written, links }: Begun, now: number): Statement[] => {
    const isDue = and(isThat(scope, id), eq(sends.state, 'scheduled'), lte(sends.sendAt, now));
    return [
      ...written.map(
        (each) =>
          sql`INSERT INTO ${selected(letters, { ...each, sendId: id })}
            WHERE EXISTS (SELECT 1 FROM ${sends} WHERE ${isDue})`,
      ),
      keepLinks(id, links, sql`EXISTS (SELECT 1 FROM ${sends} WHERE ${isDue})`),
      pageChange(scope, id, { now, when: isDue }),
      scope.db.update(sends).set({ state: 'preparing', startedAt: now, seenAt: now }).where(isDue),
    ];
  },
  pause: (id: Id, reason: PauseReason, now: number): Statement =>
    scope.db
      .update(sends)
      .set({ state: 'paused', pausedFor: reason, updatedAt: now })
      .where(and(isThat(scope, id), sql`${sends.state} IN ('scheduled', 'preparing', 'sending')`)),
  listLetters: (id: Id): Promise<StoredLetter[]> => {
    const ofSite = sql`EXISTS (SELECT 1 FROM ${sends} WHERE ${isThat(scope, id)})`;
    const query = scope.db
      .select(letter.fields)
      .from(letters)
      .where(and(eq(letters.sendId, id), ofSite));
    return read(scope.db, rows(letter, query));
  },
});

const candidates = (scope: SiteScope) => ({
  /** Who is noted next, in the order of their ids, and how far it has come. */
  nextCandidates: async (
    send: Pick<NewsletterSend, 'id' | 'audience' | 'joinedAfter'>,
    now: number,
  ) => {
    const candidate = candidateAt(now);
    const ofSend = sql`SELECT ${sends.cursor} FROM ${sends} WHERE ${isThat(scope, send.id)}`;
    const query = sql`SELECT ${candidate} FROM ${people} WHERE ${isReached(scope.siteId, send)}
      AND ${isInAudience(send.audience, now)} AND ${people.userId} > (${ofSend})
      ORDER BY ${people.userId} LIMIT ${preparedAtOnce}`;
    const [at, found] = await readEach(
      scope.db,
      firstRow(place, sql`SELECT ${place} FROM ${sends} WHERE ${isThat(scope, send.id)}`),
      rows(candidate, query),
    );
    return { ...(at ?? { cursor: '', batches: 0 }), candidates: found };
  },
});

const noting = (scope: SiteScope) => ({
  ...candidates(scope),
  /** All of a step or, where somebody else has made it, nothing. */
  noteStep: (id: Id, step: Step, now: number): Statement[] => {
    const isNext = and(
      isThat(scope, id),
      eq(sends.state, 'preparing'),
      eq(sends.cursor, step.from),
    );
    const isOurs = sql`EXISTS (SELECT 1 FROM ${sends} WHERE ${isNext})`;
    const batch = sql`SELECT ${id}, value ->> 'no', value ->> 'segment', ${now}
      FROM json_each(${JSON.stringify(step.batches)}) WHERE ${isOurs}`;
    const recipient = sql`SELECT ${id}, value ->> 'userId', ${scope.siteId}, value ->> 'batchNo'
      FROM json_each(${JSON.stringify(step.recipients)}) WHERE ${isOurs}`;
    return [
      insertFrom(batches, ['sendId', 'no', 'segment', 'nextAt'], batch),
      insertFrom(recipients, ['sendId', 'userId', 'siteId', 'batchNo'], recipient),
      scope.db
        .update(sends)
        .set({
          cursor: step.to,
          batches: step.batchCount,
          candidates: sql`${sends.candidates} + ${step.recipients.length}`,
          seenAt: now,
        })
        .where(isNext),
    ];
  },
  /** Once nobody is left to be noted behind the last. */
  endPreparation: (id: Id, cursor: string, now: number): Statement =>
    scope.db
      .update(sends)
      .set({ state: 'sending', seenAt: now })
      .where(and(isThat(scope, id), eq(sends.state, 'preparing'), eq(sends.cursor, cursor))),
});

export const isSending = (scope: SiteScope, id: Id): SQL =>
  sql`EXISTS (SELECT 1 FROM ${sends} WHERE ${isThat(scope, id)} AND ${sends.state} = 'sending')`;
