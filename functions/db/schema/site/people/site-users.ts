import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Crop } from '#domain/media/image.ts';
import { json } from '../../columns.ts';
import { sites } from '../sites.ts';

/** A site's copy of each person who has rows on it, the owner included. */
export const siteUsers = sqliteTable(
  'site_users',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    email: text('email').notNull(),
    displayName: text('display_name'),
    /** What a search among subscribers reads: without case and accents, in plain letters. */
    foldedEmail: text('folded_email'),
    foldedName: text('folded_name'),
    avatarImageId: text('avatar_image_id'),
    avatarCrop: json<Crop>('avatar_crop'),
    /** Of the account when it was copied: an older copy never replaces a newer one. */
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId] }),
    index('site_users_user').on(table.userId),
    index('site_users_email').on(table.siteId, table.email),
  ],
);
