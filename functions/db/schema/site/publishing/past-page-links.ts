import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../../columns.ts';
import { sites } from '../sites.ts';

/** Addresses at which the pages of an earlier build are shown to whoever has them, for minutes. */
export const pastPageLinks = sqliteTable(
  'past_page_links',
  {
    /** SHA-256, hex. */
    tokenHash: text('token_hash').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Who made it; it opens nothing once the site is somebody else's. */
    userId: text('user_id').notNull(),
    revision: integer('revision').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [
    index('past_page_links_site').on(table.siteId),
    index('past_page_links_user').on(table.userId),
    index('past_page_links_expires').on(table.expiresAt),
  ],
);
