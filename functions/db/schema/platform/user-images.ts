import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, pictureFacts } from '../columns.ts';
import { users } from './users.ts';

/** Pictures of a person, for example an avatar; a site that shows one has a copy in its images. */
export const userImages = sqliteTable(
  'user_images',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    ...pictureFacts(),
  },
  (table) => [
    uniqueIndex('user_images_key').on(table.key),
    index('user_images_user').on(table.userId),
  ],
);
