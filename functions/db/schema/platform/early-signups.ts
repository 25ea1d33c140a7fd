import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';

/** Cooks who asked to hear when the platform opens its doors wider. */
export const earlySignups = sqliteTable('early_signups', {
  email: text('email').primaryKey(),
  createdAt: timestamp('created_at').notNull(),
});
