import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { mailEventKinds } from '#domain/mail/newsletter/named-letter.ts';
import { timestamp } from '../columns.ts';

/** What the mail service told, so that it is heard once. */
export const mailEvents = sqliteTable(
  'mail_events',
  {
    id: text('id').primaryKey(),
    at: timestamp('at').notNull(),
  },
  (table) => [index('mail_events_at').on(table.at)],
);

/**
 * What was told of letters that nobody knows by their ids yet: the mail service may tell of a letter before its own
 * answer, which holds the id, is noted.
 */
export const waitingMailEvents = sqliteTable(
  'waiting_mail_events',
  {
    id: text('id').primaryKey(),
    providerId: text('provider_id').notNull(),
    kind: text('kind', { enum: mailEventKinds }).notNull(),
    at: timestamp('at').notNull(),
    /** When the letter is looked for again, each time after as long as it has been waited. */
    lookAt: timestamp('look_at').notNull(),
  },
  (table) => [index('waiting_mail_events_look').on(table.lookAt)],
);

/**
 * Addresses that the mail service is asked to take off the list of those it sends nothing to: that list is
 * one for all sites, and what a site keeps from an address it keeps by itself.
 */
export const serviceReleases = sqliteTable(
  'service_releases',
  {
    email: text('email').primaryKey(),
    /** When it is asked, for the first time or again. */
    askAt: timestamp('ask_at').notNull(),
    /** How often it was, without an answer. */
    attempts: integer('attempts').notNull(),
  },
  (table) => [index('service_releases_due').on(table.askAt)],
);

/** Domains whose mail servers asked for patience. */
export const mailPace = sqliteTable('mail_pace', {
  domain: text('domain').primaryKey(),
  pauseUntil: timestamp('pause_until').notNull(),
  /** Refusals in a row, which lengthen the pause. */
  refusals: integer('refusals').notNull(),
});
