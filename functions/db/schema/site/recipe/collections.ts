import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Crop } from '#domain/media/image.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { id, json, timestamp } from '../../columns.ts';
import { recipes } from './recipes.ts';
import { sites } from '../sites.ts';

export const collections = sqliteTable(
  'collections',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: json<RichText>('description'),
    imageId: text('image_id'),
    imageCrop: json<Crop>('image_crop'),
    videoId: text('video_id'),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** Kept by triggers: published recipes in it. */
    recipeCount: integer('recipe_count').notNull().default(0),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('collections_slug').on(table.siteId, table.slug),
    index('collections_position').on(table.siteId, table.position),
  ],
);

export const collectionRecipes = sqliteTable(
  'collection_recipes',
  {
    siteId: text('site_id').notNull(),
    collectionId: text('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.collectionId, table.recipeId] }),
    index('collection_recipes_position').on(table.siteId, table.collectionId, table.position),
    index('collection_recipes_recipe').on(table.recipeId),
    index('collection_recipes_collection').on(table.collectionId),
  ],
);
