import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';

/** Domains whose mail servers asked for patience. */
export const mailPace = sqliteTable('mail_pace', {
  domain: text('domain').primaryKey(),
  pauseUntil: timestamp('pause_until').notNull(),
  /** Refusals in a row, which lengthen the pause. */
  refusals: integer('refusals').notNull(),
});
