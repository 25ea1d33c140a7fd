import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { previewLinkKinds } from '#domain/publishing/preview-links.ts';
import { timestamp } from '../../columns.ts';
import { recipes } from '../recipe/recipes.ts';
import { sites } from '../sites.ts';

/** Addresses at which the working copy of a recipe is shown to whoever has them. */
export const previewLinks = sqliteTable(
  'preview_links',
  {
    /** SHA-256, hex. */
    tokenHash: text('token_hash').primaryKey(),
    id: text('id').notNull().unique(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** Who made it; it opens nothing once the site is somebody else's. */
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: previewLinkKinds }).notNull(),
    createdAt: timestamp('created_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [
    index('preview_links_recipe').on(table.recipeId, table.createdAt),
    index('preview_links_site').on(table.siteId),
    index('preview_links_user').on(table.userId),
    index('preview_links_expires').on(table.expiresAt),
  ],
);
