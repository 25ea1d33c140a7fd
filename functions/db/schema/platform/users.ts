import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Crop } from '#domain/media/image.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { id, json, timestamp } from '../columns.ts';

export const users = sqliteTable(
  'users',
  {
    id: id(),
    /** Lower case, trimmed. */
    email: text('email').notNull(),
    displayName: text('display_name'),
    handle: text('handle'),
    bio: json<RichText>('bio'),
    avatarImageId: text('avatar_image_id'),
    avatarCrop: json<Crop>('avatar_crop'),
    /** When the address first proved to be theirs; null until a link or code was claimed. */
    confirmedAt: timestamp('confirmed_at'),
    /** When they first took a plan; from then on the address has an account, proven or not. */
    openedAt: timestamp('opened_at'),
    /** Set when a person deletes their account; the row stays until all their data is gone. */
    deletionRequestedAt: timestamp('deletion_requested_at'),
    /** Rises with every change of the profile, so that sites know an older copy. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_handle').on(table.handle),
    index('users_deleted')
      .on(table.deletionRequestedAt)
      .where(sql`${table.deletionRequestedAt} IS NOT NULL`),
  ],
);
