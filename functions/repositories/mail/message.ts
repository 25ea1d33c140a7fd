import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import { mailLimits, type MessageKind } from '#domain/mail/message-kind.ts';
import { type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { senderAddresses as senders } from '#functions/db/schema/platform/sender-addresses.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import {
  newsletterSubscribers as subscribers,
  subscriptions,
} from '#functions/db/schema/site/money/subscriptions.ts';
import { isLeaving } from '../accounts/leaving.ts';
import type { OwnedSite } from '../platform/closed-sites.ts';
import { type AddressLimit, isWithinLimit } from './message-limit.ts';
import { getsThem, isUnasked } from './newsletter-subscriber.ts';
import { checkedHost, type CheckedHostname } from '../site/hostname-check.ts';
import { isSince, type Sender } from './sender-address.ts';
import { firstRow, type RowOf, rows, selection, text } from '#functions/db/selection.ts';
import { assigned, insertFrom } from '#functions/db/writing.ts';

const waitingMessage = selection({
  id: messages.id,
  idempotencyKey: messages.idempotencyKey,
  siteId: messages.siteId,
  kind: messages.kind,
  recipient: messages.recipient,
  senderName: messages.senderName,
  subject: messages.subject,
  html: text(sql`coalesce(${messages.html}, '')`),
  text: text(sql`coalesce(${messages.text}, '')`),
  headers: messages.headers,
  /** When its link expires, in ms since the epoch; null without a link. */
  expiresAt: messages.expiresAt,
  attempts: messages.attempts,
});
export type WaitingMessage = RowOf<typeof waitingMessage>;

/** Mail to one person, as it will be sent. */
export type NewMessage = Omit<WaitingMessage, 'idempotencyKey' | 'attempts'>;

const sentMessage = selection({
  siteId: messages.siteId,
  kind: messages.kind,
  recipient: messages.recipient,
});

const messageId = selection({ id: messages.id });
const messageTime = selection({ createdAt: messages.createdAt });

type Allowance = AddressLimit & {
  /** Whether the link in it begins sessions on one site alone. */
  isBound?: boolean | undefined;
  unlessSubscribed?: UserId | undefined;
  /** Who is sent it only while nothing asked them to confirm before. */
  whileUnasked?: UserId | undefined;
  /** Whose site it is about: sent only while that is theirs and was not deleted. */
  whileOpen?: OwnedSite | undefined;
  /** Whose account is about to go: sent only with what ends it. */
  whileLeaving?: UserId | undefined;
  /** What is about to be lost: sent only with what takes its standing. */
  whileSince?: Sender | undefined;
  /** The same of a domain, as the check found it that takes it. */
  whileChecked?: CheckedHostname | undefined;
  /** What was given to somebody: sent only with what ends it. */
  whileEnding?: Id | undefined;
  /** Stores nothing, and costs the same. */
  isWithheld?: boolean | undefined;
};

export type MessageRepository = ReturnType<typeof messageRepository>;

export const messageRepository = (db: Database) => ({
  /**
   * Nothing is stored where others had the address sent enough already (`mailLimits`); an invitation
   * then fails its batch. Nor is anything for a person who gets the newsletter of the site already,
   * where one is named: the message then lies beside the site.
   */
  create: createMessage,
  listDue: (now: number, limit: number): Promise<Id[]> => {
    const query = db
      .select(messageId.fields)
      .from(messages)
      .where(and(isWaiting, lte(messages.dueAt, now)))
      .orderBy(messages.dueAt)
      .limit(limit);
    return read(
      db,
      mapped(rows(messageId, query), (due) => due.map(({ id }) => id)),
    );
  },
  /** What a mail service calls by that name; the site is that in whose name it was written. */
  findSent: (providerId: string) => {
    const query = db
      .select(sentMessage.fields)
      .from(messages)
      .where(eq(messages.providerId, providerId));
    return read(db, firstRow(sentMessage, query));
  },
  listTimes: (sent: Sent): Promise<number[]> => listTimes(db, sent),
  find: (id: Id): Promise<WaitingMessage | null> => {
    const query = db
      .select(waitingMessage.fields)
      .from(messages)
      .where(and(eq(messages.id, id), isWaiting));
    return read(db, firstRow(waitingMessage, query));
  },
  ...leasing(db),
  ...ending(db),
  /** Nothing of it stays. */
  forget: (id: Id): Statement => db.delete(messages).where(eq(messages.id, id)),
  prune: (finishedBefore: number): Statement =>
    db
      .delete(messages)
      .where(and(ne(messages.state, 'waiting'), lte(messages.createdAt, finishedBefore))),
});

/** What a message said, and the links in it, are gone with its end. */
const ended = { html: null, text: null, headers: {} };

const ending = (db: Database) => ({
  /** `providerId` is what the mail service calls it; null where it tells nothing of it. */
  keepSent: (id: Id, providerId: string | null, now: number): Statement =>
    db
      .update(messages)
      .set({ ...ended, state: 'sent', sentAt: now, providerId })
      .where(eq(messages.id, id)),
  giveUp: (id: Id): Statement =>
    db
      .update(messages)
      .set({ ...ended, state: 'failed' })
      .where(eq(messages.id, id)),
});

const leasing = (db: Database) => ({
  /** Changes a row for one sender of several; the others come too late until `leasedUntil`. */
  take: (id: Id, { now, leasedUntil }: { now: number; leasedUntil: number }): Statement =>
    db
      .update(messages)
      .set({ dueAt: leasedUntil, attempts: sql`${messages.attempts} + 1` })
      .where(and(eq(messages.id, id), isWaiting, lte(messages.dueAt, now))),
  /** By the sender of this attempt; nobody's once another has taken it. */
  renew: (
    id: Id,
    { attempts, leasedUntil }: { attempts: number; leasedUntil: number },
  ): Statement =>
    db
      .update(messages)
      .set({ dueAt: leasedUntil })
      .where(and(eq(messages.id, id), isWaiting, eq(messages.attempts, attempts))),
  postpone: (id: Id, dueAt: number): Statement =>
    sql`UPDATE ${messages} SET ${assigned(messages, { dueAt })} WHERE ${messages.id} = ${id} AND ${isWaiting}`,
});

type Sent = { kinds: readonly MessageKind[]; recipient: string; since: number };

/** When an address was sent mail of these kinds since then, the oldest first. */
function listTimes(db: Database, { kinds, recipient, since }: Sent): Promise<number[]> {
  const query = db
    .select(messageTime.fields)
    .from(messages)
    .where(
      and(
        eq(messages.recipient, recipient),
        gt(messages.createdAt, since),
        inArray(messages.kind, [...kinds]),
      ),
    )
    .orderBy(messages.createdAt);
  return read(
    db,
    mapped(rows(messageTime, query), (sent) => sent.map(({ createdAt }) => createdAt)),
  );
}

/** As a word and not a parameter: an index holds the messages that wait. */
const isWaiting = sql`${messages.state} = 'waiting'`;

function createMessage(message: NewMessage, allowance: Allowance): Statement {
  const { now, isBound } = allowance;
  const isWithin = isWithinLimit({ ...message, isBound }, allowance);
  // What somebody is to hear of becomes null, which the column refuses.
  const isRefused = isWithin && mailLimits[message.kind] === 'invitation';
  const recipient = isRefused
    ? sql`CASE WHEN ${isWithin} THEN ${message.recipient} END`
    : sql`${message.recipient}`;
  const query = sql`SELECT ${message.id}, ${message.id}, ${message.siteId}, ${message.kind},
      ${recipient}, ${message.senderName}, ${message.subject}, ${message.html},
      ${message.text}, ${JSON.stringify(message.headers)}, ${now}, ${now}, ${message.expiresAt}
    WHERE ${and(isRefused ? undefined : isWithin, isWanted(message, allowance))}`;
  const insertion = insertFrom(
    messages,
    [
      'id',
      'idempotencyKey',
      'siteId',
      'kind',
      'recipient',
      'senderName',
      'subject',
      'html',
      'text',
      'headers',
      'dueAt',
      'createdAt',
      'expiresAt',
    ],
    query,
  );
  // The id of some letters says what they are about, so that each is written once.
  return sql`${insertion} ON CONFLICT DO NOTHING`;
}

function isWanted({ siteId }: NewMessage, allowance: Allowance) {
  const { unlessSubscribed, whileUnasked, whileOpen, whileLeaving, whileSince } = allowance;
  const { whileChecked, whileEnding, isWithheld = false, now } = allowance;
  const ofPerson = (userId: UserId) =>
    sql`SELECT 1 FROM ${subscribers} WHERE ${subscribers.siteId} = ${siteId}
      AND ${subscribers.userId} = ${userId}`;
  return and(
    unlessSubscribed === undefined || siteId === null
      ? sql`${isWithheld ? 0 : 1}`
      : sql`NOT EXISTS (${ofPerson(unlessSubscribed)} AND ${getsThem(siteId)})`,
    whileUnasked === undefined
      ? undefined
      : sql`EXISTS (${ofPerson(whileUnasked)} AND ${isUnasked})`,
    whileOpen &&
      sql`EXISTS (SELECT 1 FROM ${directory} WHERE ${directory.siteId} = ${whileOpen.siteId}
        AND ${directory.ownerId} = ${whileOpen.ownerId} AND ${directory.deletedAt} IS NULL)`,
    whileLeaving === undefined ? undefined : isLeaving(whileLeaving),
    whileSince && sql`EXISTS (SELECT 1 FROM ${senders} WHERE ${isSince(whileSince)})`,
    whileChecked && sql`EXISTS (${checkedHost(whileChecked)})`,
    whileEnding === undefined
      ? undefined
      : sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.siteId} = ${siteId}
        AND ${subscriptions.id} = ${whileEnding} AND ${subscriptions.endedAt} = ${now})`,
  );
}
