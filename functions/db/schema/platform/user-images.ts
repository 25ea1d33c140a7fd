import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, timestamp } from '../columns.ts';
import { users } from './users.ts';

/** Pictures of a person, for example an avatar; a site that shows one has a copy in its images. */
export const userImages = sqliteTable(
  'user_images',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    contentType: text('content_type').notNull(),
    /** Upright, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    lqip: text('lqip').notNull(),
    alt: text('alt').notNull().default(''),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_images_key').on(table.key),
    index('user_images_user').on(table.userId),
  ],
);
