import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../../columns.ts';
import { sites } from '../sites.ts';

/** Addresses at which the kitchen frames a page that is no recipe's, or a letter, for minutes. */
export const pagePreviewLinks = sqliteTable(
  'page_preview_links',
  {
    /** SHA-256, hex. */
    tokenHash: text('token_hash').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Who made it; it opens nothing once the site is somebody else's. */
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: ['recipe', 'collection', 'letter', 'fixed'] }).notNull(),
    /** The id of a recipe, a collection or a newsletter, or the path of a page that every site has. */
    subject: text('subject').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [
    index('page_preview_links_site').on(table.siteId),
    index('page_preview_links_user').on(table.userId),
    index('page_preview_links_expires').on(table.expiresAt),
  ],
);
