import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { DeletedPlaces } from '#domain/recipe/deleted-recipe.ts';
import type { Publication } from '#domain/publishing/history/published-state.ts';
import { id, json, timestamp } from '../../columns.ts';
import { sites } from '../sites.ts';

export const recipes = sqliteTable(
  'recipes',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** The working copy's revision and ETag; its slug and title are copied here for indexes. */
    version: integer('version').notNull().default(1),
    /** Who wrote the working copy; null where it is not known. */
    changedBy: text('changed_by'),
    publishedSlug: text('published_slug'),
    /** The revision that pages, search and API read; null while unpublished. */
    publishedVersion: integer('published_version'),
    publishedAt: timestamp('published_at'),
    /** The date again where what is published begins with a picture. */
    picturedAt: timestamp('pictured_at'),
    /** When what is published last changed. */
    publishedChangedAt: timestamp('published_changed_at'),
    /** What its cook had published before a rollback showed something else; null otherwise. */
    takenBack: json<Publication>('taken_back'),
    /** Recipes of one group recommend each other: the first meal, else the first category. */
    relatedGroup: text('related_group').notNull().default(''),
    /** Numbered at first publication and kept; fixes the part of the sitemap. */
    sequence: integer('sequence'),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
    /** Since then neither visitors nor lists see it; it is never published. */
    deletedAt: timestamp('deleted_at'),
    deletedPlaces: json<DeletedPlaces>('deleted_places'),
  },
  (table) => [
    uniqueIndex('recipes_slug')
      .on(table.siteId, table.slug)
      .where(sql`${table.deletedAt} IS NULL`),
    uniqueIndex('recipes_published_slug')
      .on(table.siteId, table.publishedSlug)
      .where(sql`${table.publishedSlug} IS NOT NULL`),
    index('recipes_published').on(table.siteId, table.publishedAt, table.id),
    index('recipes_changed_by').on(table.changedBy),
    index('recipes_pictured')
      .on(table.siteId, table.picturedAt, table.id)
      .where(sql`${table.picturedAt} IS NOT NULL`),
    index('recipes_related').on(table.siteId, table.relatedGroup, table.publishedAt, table.id),
    // Holds all that a sitemap renders, so that a part is read from the index alone.
    index('recipes_sitemap')
      .on(table.siteId, table.sequence, table.publishedSlug, table.publishedChangedAt)
      .where(sql`${table.publishedAt} IS NOT NULL`),
    // The newest change in each part, a thousand recipes long, for the list of parts.
    index('recipes_sitemap_part')
      .on(table.siteId, sql`${table.sequence} / 1000`, table.publishedChangedAt)
      .where(sql`${table.publishedChangedAt} IS NOT NULL`),
    index('recipes_updated')
      .on(table.siteId, table.updatedAt)
      .where(sql`${table.deletedAt} IS NULL`),
    // Published, and written on since.
    index('recipes_changed')
      .on(table.siteId, table.updatedAt)
      .where(sql`${table.version} <> ${table.publishedVersion}`),
    index('recipes_deleted')
      .on(table.siteId, table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
    check(
      'recipes_published_whole',
      sql`(${table.publishedVersion} IS NULL) = (${table.publishedAt} IS NULL) AND (${table.publishedVersion} IS NULL) = (${table.publishedSlug} IS NULL)`,
    ),
  ],
);
