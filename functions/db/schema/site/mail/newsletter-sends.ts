import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import {
  audiences,
  letterSegments,
  newsletterKinds,
  pauseReasons,
  type RecipientState,
  recipientStates,
  sendStates,
} from '#domain/mail/newsletter/newsletter-send.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { id, json, timestamp } from '../../columns.ts';
import { siteId } from '../site-id.ts';

/** Newsletters of a site: what is written, and how far each has come. */
export const newsletterSends = sqliteTable(
  'newsletter_sends',
  {
    id: id(),
    siteId: siteId(),
    kind: text('kind', { enum: newsletterKinds }).notNull().default('letter'),
    /** Null of a note alone. A recipe that was deleted since is still named. */
    recipeId: text('recipe_id'),
    note: json<RichText>('note'),
    subject: text('subject').notNull(),
    previewLine: text('preview_line').notNull(),
    audience: text('audience', { enum: audiences }).notNull(),
    joinedAfter: timestamp('joined_after'),
    /** Whether it stands on the site as well, once it has left. */
    isOnSite: integer('is_on_site', { mode: 'boolean' }).notNull().default(false),
    /** What it is called on the site, and where; null before it has left the hands of its cook. */
    title: text('title'),
    slug: text('slug'),
    /** Of the welcome letter: whether who subscribes is sent it, and since when. */
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(false),
    activeSince: timestamp('active_since'),
    version: integer('version').notNull().default(1),
    state: text('state', { enum: sendStates }).notNull().default('draft'),
    /** Which of the sends of its recipe it is, from 0; the index allows one each. Null of a draft. */
    repeatNo: integer('repeat_no'),
    sendAt: timestamp('send_at'),
    startedAt: timestamp('started_at'),
    finishedAt: timestamp('finished_at'),
    pausedFor: text('paused_for', { enum: pauseReasons }),
    /** How many letters had come back when its cook let it go on all the same. */
    acceptedReturns: integer('accepted_returns').notNull().default(0),
    /** People are noted in the order of their ids; this one was the last. */
    cursor: text('cursor').notNull().default(''),
    candidates: integer('candidates').notNull().default(0),
    batches: integer('batches').notNull().default(0),
    /** Until when the rest waits, where the site has sent what it may in a day. */
    heldUntil: timestamp('held_until'),
    /** How many letters came to which end; null as long as there is a row for each. */
    result: json<Partial<Record<RecipientState, number>>>('result'),
    /** How many said by it that they want no more letters. */
    unsubscribed: integer('unsubscribed_count').notNull().default(0),
    /** When somebody was at work on it last. */
    seenAt: timestamp('seen_at').notNull().default(0),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [
    index('newsletter_sends_site').on(table.siteId, table.createdAt),
    uniqueIndex('newsletter_sends_recipe')
      .on(table.siteId, table.recipeId, table.repeatNo)
      .where(sql`${table.repeatNo} IS NOT NULL`),
    uniqueIndex('newsletter_sends_welcome')
      .on(table.siteId)
      .where(sql`${table.kind} = 'welcome'`),
    uniqueIndex('newsletter_sends_slug').on(table.siteId, table.slug),
    /** Those that stand on the site. */
    index('newsletter_sends_archive')
      .on(table.siteId, table.startedAt)
      .where(sql`${table.isOnSite} = 1 AND ${table.startedAt} IS NOT NULL`),
    index('newsletter_sends_open')
      .on(table.seenAt)
      .where(sql`${table.state} IN ('scheduled', 'preparing', 'sending')`),
  ],
);

/** The letters of a newsletter as they leave, written once; what is personal in them is filled in later. */
export const newsletterLetters = sqliteTable(
  'newsletter_letters',
  {
    sendId: text('send_id')
      .notNull()
      .references(() => newsletterSends.id, { onDelete: 'cascade' }),
    segment: text('segment', { enum: letterSegments }).notNull(),
    senderName: text('sender_name').notNull(),
    /** Where answers go; null where nobody reads them. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sendId, table.segment] })],
);

/** Up to a hundred recipients of one letter, who are sent it together. */
export const newsletterBatches = sqliteTable(
  'newsletter_batches',
  {
    sendId: text('send_id')
      .notNull()
      .references(() => newsletterSends.id, { onDelete: 'cascade' }),
    no: integer('no').notNull(),
    segment: text('segment', { enum: letterSegments }).notNull(),
    isDone: integer('is_done', { mode: 'boolean' }).notNull().default(false),
    /** Which hand-over of it this is; a mail service takes each once. */
    attempt: integer('attempt').notNull().default(0),
    takenAt: timestamp('taken_at'),
    /** What its letters of this hand-over are from; null for the address of the platform. */
    senderAddress: text('sender_address'),
    /** Failures of the mail service in a row, which lengthen the pause. */
    failures: integer('failures').notNull().default(0),
    leaseToken: text('lease_token'),
    /** Not before; moved on while one sender is at it. */
    nextAt: timestamp('next_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sendId, table.no] }),
    index('newsletter_batches_due')
      .on(table.sendId, table.nextAt)
      .where(sql`${table.isDone} = 0`),
    index('newsletter_batches_lease').on(table.leaseToken),
  ],
);

/** Who gets a newsletter: a row a person, before anything leaves. */
export const newsletterRecipients = sqliteTable(
  'newsletter_recipients',
  {
    sendId: text('send_id')
      .notNull()
      .references(() => newsletterSends.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    siteId: text('site_id').notNull(),
    batchNo: integer('batch_no').notNull(),
    state: text('state', { enum: recipientStates }).notNull().default('waiting'),
    /** How often it was handed over without an answer. */
    tries: integer('tries').notNull().default(0),
    /** What the mail service calls the letter; bounces name it. */
    providerId: text('provider_id'),
    /** Why it was refused, or put off last; without a person in it. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.sendId, table.userId] }),
    index('newsletter_recipients_batch').on(table.sendId, table.batchNo, table.state),
    index('newsletter_recipients_person').on(table.userId),
    index('newsletter_recipients_site').on(table.siteId),
    index('newsletter_recipients_provider')
      .on(table.providerId)
      .where(sql`${table.providerId} IS NOT NULL`),
  ],
);

const letters = (name: `${RecipientState}_count`) => integer(name).notNull().default(0);

/** How many letters of a newsletter came to which end: triggers count them as their rows change. */
export const newsletterCounts = sqliteTable('newsletter_counts', {
  sendId: text('send_id')
    .primaryKey()
    .references(() => newsletterSends.id, { onDelete: 'cascade' }),
  waiting: letters('waiting_count'),
  taken: letters('taken_count'),
  sent: letters('sent_count'),
  delivered: letters('delivered_count'),
  refused: letters('refused_count'),
  skipped: letters('skipped_count'),
  uncertain: letters('uncertain_count'),
  bounced: letters('bounced_count'),
  complained: letters('complained_count'),
});

/** How many letters of newsletters a site has sent on a day, by which it may send more on later ones. */
export const letterDays = sqliteTable(
  'letter_days',
  {
    siteId: siteId(),
    /** Whole days since the epoch, in UTC. */
    day: integer('day').notNull(),
    sent: integer('sent').notNull().default(0),
    /** Refused at once, or heard of on this day as bounced or complained of. */
    cameBack: integer('came_back').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day] })],
);

/** Letters in a row that came back from an address for a while. */
export const softBounces = sqliteTable(
  'soft_bounces',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    count: integer('in_a_row').notNull(),
    /** When the last of them was begun to be sent. */
    at: timestamp('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.userId] })],
);
