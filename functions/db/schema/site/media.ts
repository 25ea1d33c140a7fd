import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Crop } from '#domain/media/image.ts';
import type { MediaUndo } from '#domain/media/library/media-undo.ts';
import { id, json, pictureFacts, timestamp } from '../columns.ts';
import { recipeRevisions } from './recipe/recipe-revisions.ts';
import { recipes } from './recipe/recipes.ts';
import { sites } from './sites.ts';

export const images = sqliteTable(
  'images',
  {
    id: id(),
    /** Null for the copy of a picture of the owner, or of a person who is named on a site. */
    siteId: text('site_id').references(() => sites.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    ...pictureFacts(),
    /** The part that new uses begin with. */
    startCrop: json<Crop>('start_crop'),
    /** Since then nothing can come to show it; its file is kept for thirty days. */
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    uniqueIndex('images_key').on(table.key),
    index('images_site').on(table.siteId, table.createdAt),
    index('images_user').on(table.userId),
    index('images_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
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
    name: text('file_name').notNull().default(''),
    posterImageId: text('poster_image_id'),
    deletedAt: timestamp('deleted_at'),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('videos_key').on(table.key),
    index('videos_site').on(table.siteId),
    index('videos_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);

/** Kept by triggers: pictures and films that any stored revision of a recipe names. */
export const revisionMedia = sqliteTable(
  'revision_media',
  {
    mediaId: text('media_id').notNull(),
    recipeId: text('recipe_id').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.recipeId, table.version] }),
    index('revision_media_revision').on(table.recipeId, table.version),
    foreignKey({
      columns: [table.recipeId, table.version],
      foreignColumns: [recipeRevisions.recipeId, recipeRevisions.version],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

/** What brings back a file that another one took the place of, or the places that were emptied. */
export const mediaUndos = sqliteTable(
  'media_undos',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    plan: json<MediaUndo>('plan').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [
    index('media_undos_site').on(table.siteId),
    index('media_undos_expiry').on(table.expiresAt),
  ],
);
