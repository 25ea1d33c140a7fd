import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { id, pictureFacts, timestamp } from '../columns.ts';
import { recipes } from './recipes.ts';
import { sites } from './sites.ts';

export const images = sqliteTable(
  'images',
  {
    id: id(),
    /** Null for the copy of a picture of the owner, or of a person who is named on a site. */
    siteId: text('site_id').references(() => sites.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    ...pictureFacts(),
  },
  (table) => [
    uniqueIndex('images_key').on(table.key),
    index('images_site').on(table.siteId, table.createdAt),
    index('images_user').on(table.userId),
  ],
);

/** Pictures that the working copy of a recipe uses. */
export const recipeImages = sqliteTable(
  'recipe_images',
  {
    siteId: text('site_id').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.imageId, table.recipeId] }),
    index('recipe_images_recipe').on(table.recipeId),
    index('recipe_images_image').on(table.imageId),
  ],
);

export const videos = sqliteTable(
  'videos',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    posterImageId: text('poster_image_id'),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [uniqueIndex('videos_key').on(table.key), index('videos_site').on(table.siteId)],
);
