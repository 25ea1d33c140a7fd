import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { messageKinds } from '#domain/mail/message-kind.ts';
import { id, json, timestamp } from '../columns.ts';

/** Mail to one person; stored before it is sent, its body erased once it is. */
export const messages = sqliteTable(
  'messages',
  {
    id: id(),
    /** Sent along to the mail service, which then sends a message once. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Whose look and name it carries; null for the platform's own. */
    siteId: text('site_id'),
    /** What it is about, for example sign-in. */
    kind: text('kind', { enum: messageKinds }).notNull(),
    recipient: text('recipient').notNull(),
    senderName: text('sender_name').notNull(),
    subject: text('subject').notNull(),
    html: text('html'),
    text: text('text'),
    headers: json<Record<string, string>>('headers').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before; moved on while one sender tries, so that no second one does. */
    dueAt: timestamp('due_at').notNull(),
    createdAt: timestamp('created_at').notNull(),
    /** When the link in it does; a mail that comes later only confuses. */
    expiresAt: timestamp('expires_at'),
    sentAt: timestamp('sent_at'),
    /** What the mail service calls it, once it left. */
    providerId: text('provider_id'),
  },
  (table) => [
    uniqueIndex('messages_idempotency_key').on(table.idempotencyKey),
    index('messages_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('messages_recipient').on(table.recipient, table.createdAt),
    index('messages_site').on(table.siteId),
    // Whom sites asked to confirm, and when.
    index('messages_confirmation')
      .on(table.siteId, table.createdAt)
      .where(sql`${table.kind} = 'newsletter-confirmation'`),
    index('messages_failed')
      .on(table.siteId, table.createdAt)
      .where(sql`${table.state} = 'failed'`),
    index('messages_provider')
      .on(table.providerId)
      .where(sql`${table.providerId} IS NOT NULL`),
    check('messages_body', sql`${table.state} <> 'waiting' OR ${table.text} IS NOT NULL`),
  ],
);

/** What the local transport delivered, readable at /dev/mail; empty wherever mail is really sent. */
export const outbox = sqliteTable(
  'outbox',
  {
    /** Of the message. */
    id: id(),
    recipient: text('recipient').notNull(),
    sender: text('sender').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    headers: json<Record<string, string>>('headers').notNull(),
    sentAt: timestamp('sent_at').notNull(),
  },
  (table) => [index('outbox_sent').on(table.sentAt)],
);
