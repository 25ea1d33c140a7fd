import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { SiteSettings } from '#domain/site/site.ts';
import { id, json, timestamp } from '../columns.ts';

export const sites = sqliteTable(
  'sites',
  {
    id: id(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    ownerId: text('owner_id').notNull(),
    settings: json<SiteSettings>('settings').notNull(),
    /** Rises with every change of the settings; the ETag of the site. */
    version: integer('version').notNull().default(1),
    /** The build whose pages visitors see: of each path the newest row up to this revision. */
    revision: integer('revision').notNull().default(0),
    /** What the navigation showed when pages were last built. */
    navigationState: text('navigation_state').notNull().default(''),
    /** The deploy up to which all pages of the site are rendered. */
    renderer: text('renderer').notNull().default(''),
    /** Kept by triggers: published recipes. */
    recipeCount: integer('recipe_count').notNull().default(0),
    /** The next number of a first published recipe; fixes its part of the sitemap. */
    nextSequence: integer('next_sequence').notNull().default(0),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
    /** Since then the site has no kitchen and no visitors; as the directory says. */
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    uniqueIndex('sites_slug').on(table.slug),
    index('sites_owner').on(table.ownerId),
    index('sites_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);
