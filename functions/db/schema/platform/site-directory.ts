import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';
import { users } from './users.ts';

/**
 * Which slug leads to which site: unique across all databases. A row is reserved first, pending, and
 * stays once the site itself has the slug; when the site takes another one it stays as a former slug.
 */
export const siteDirectory = sqliteTable(
  'site_directory',
  {
    slug: text('slug').primaryKey(),
    siteId: text('site_id').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at').notNull(),
    /** Set by a change of the platform's rows that the site has to follow; null once it has. */
    pendingSince: timestamp('pending_since'),
    /** When the site had the slug first; null while it is only reserved. */
    takenAt: timestamp('taken_at'),
    /** Since when the site has another slug, to which this one leads; null for the current one. */
    formerSince: timestamp('former_since'),
    /** Since when the site is deleted; all its slugs stay held until it is removed for good. */
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    index('site_directory_site').on(table.siteId),
    index('site_directory_owner').on(table.ownerId),
    index('site_directory_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
    index('site_directory_pending')
      .on(table.pendingSince)
      .where(sql`${table.pendingSince} IS NOT NULL`),
  ],
);
