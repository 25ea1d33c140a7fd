import { sql } from 'drizzle-orm';
import type { Id, SiteId, UserId } from '#domain/ids.ts';
import { type Database, readAll, type Statement } from '#functions/db/database.ts';
import { column, jsonColumn, type Row } from '../row.ts';

/** Mail that anybody can set going by typing somebody else's address. */
const requestedKinds = ['sign-in', 'sign-up', 'subscription', 'newsletter-welcome'] as const;

export type MessageKind = (typeof requestedKinds)[number] | 'newsletter';

/** Mail to one person, as it will be sent. */
export type NewMessage = {
  id: Id;
  siteId: SiteId | null;
  kind: MessageKind;
  recipient: string;
  senderName: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** When its link expires, in ms since the epoch; null without a link. */
  expiresAt: number | null;
};

export type WaitingMessage = NewMessage & {
  idempotencyKey: string;
  attempts: number;
};

type Allowance = {
  now: number;
  limit: number;
  since: number;
  unlessSubscribed?: UserId | undefined;
};

export type MessageRepository = ReturnType<typeof messageRepository>;

export const messageRepository = (db: Database) => ({
  /**
   * Nothing is stored where others had the address sent its share already; what the platform sends
   * by itself is neither held back by that nor counted. Nor is anything for a person who gets the
   * newsletter of the site already, where one is named.
   */
  create: (message: NewMessage, { now, limit, since, unlessSubscribed }: Allowance): Statement =>
    sql`INSERT INTO messages (id, idempotency_key, site_id, kind, recipient, sender_name, subject,
          html, text, headers, due_at, created_at, expires_at)
        SELECT ${message.id}, ${message.id}, ${message.siteId}, ${message.kind},
          ${message.recipient}, ${message.senderName}, ${message.subject}, ${message.html},
          ${message.text}, ${JSON.stringify(message.headers)}, ${now}, ${now},
          ${message.expiresAt}
        WHERE (${message.kind} NOT IN ${requestedKinds} OR (SELECT count(*) FROM messages
            WHERE recipient = ${message.recipient} AND created_at > ${since}
              AND kind IN ${requestedKinds}) < ${limit})
          AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers
            WHERE site_id = ${message.siteId} AND user_id = ${unlessSubscribed ?? null}
              AND confirmed_at IS NOT NULL AND unsubscribed_at IS NULL)`,
  async listDue(now: number, limit: number): Promise<Id[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT id FROM messages WHERE state = 'waiting' AND due_at <= ${now}
          ORDER BY due_at LIMIT ${limit}`,
    ]);
    return rows.map((row) => column<Id>(row, 'id'));
  },
  async find(id: Id): Promise<WaitingMessage | null> {
    const [[row] = []] = await readAll(db, [
      sql`SELECT * FROM messages WHERE id = ${id} AND state = 'waiting'`,
    ]);
    return row ? readMessage(row) : null;
  },
  /** Changes a row for one sender of several; the others come too late until `leasedUntil`. */
  take: (id: Id, { now, leasedUntil }: { now: number; leasedUntil: number }): Statement =>
    sql`UPDATE messages SET due_at = ${leasedUntil}, attempts = attempts + 1
        WHERE id = ${id} AND state = 'waiting' AND due_at <= ${now}`,
  postpone: (id: Id, dueAt: number): Statement =>
    sql`UPDATE messages SET due_at = ${dueAt} WHERE id = ${id} AND state = 'waiting'`,
  /** What a message said, and the links in it, are gone with this. */
  finish: (id: Id, state: 'sent' | 'failed', now: number): Statement =>
    sql`UPDATE messages SET state = ${state}, html = NULL, text = NULL, headers = '{}',
          sent_at = ${state === 'sent' ? now : null} WHERE id = ${id}`,
  prune: (finishedBefore: number): Statement =>
    sql`DELETE FROM messages WHERE state <> 'waiting' AND created_at <= ${finishedBefore}`,
});

function readMessage(row: Row): WaitingMessage {
  return {
    id: column<string>(row, 'id'),
    idempotencyKey: column<string>(row, 'idempotency_key'),
    siteId: column<string | null>(row, 'site_id'),
    kind: column<MessageKind>(row, 'kind'),
    recipient: column<string>(row, 'recipient'),
    senderName: column<string>(row, 'sender_name'),
    subject: column<string>(row, 'subject'),
    html: column<string | null>(row, 'html') ?? '',
    text: column<string | null>(row, 'text') ?? '',
    headers: jsonColumn(row, 'headers'),
    expiresAt: column<number | null>(row, 'expires_at'),
    attempts: column<number>(row, 'attempts'),
  };
}
