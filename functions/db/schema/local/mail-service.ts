import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
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

/** Domains whose mail servers asked for patience. */
export const mailPace = sqliteTable('mail_pace', {
  domain: text('domain').primaryKey(),
  pauseUntil: timestamp('pause_until').notNull(),
  /** Refusals in a row, which lengthen the pause. */
  refusals: integer('refusals').notNull(),
});
