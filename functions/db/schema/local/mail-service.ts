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

/** Domains whose mail servers asked for patience. */
export const mailPace = sqliteTable('mail_pace', {
  domain: text('domain').primaryKey(),
  pauseUntil: timestamp('pause_until').notNull(),
  /** Refusals in a row, which lengthen the pause. */
  refusals: integer('refusals').notNull(),
});
