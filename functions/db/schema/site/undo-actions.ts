import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { UndoPlan } from '#domain/recipe/actions/undo-plan.ts';
import { id, json, timestamp } from '../columns.ts';
import { recipes } from './recipe/recipes.ts';
import { sites } from './sites.ts';

/** What takes back an action on many recipes. */
export const undoActions = sqliteTable(
  'undo_actions',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Whose action it was. */
    personId: text('person_id').notNull(),
    plan: json<UndoPlan>('plan').notNull(),
    createdAt: timestamp('created_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [
    index('undo_actions_site').on(table.siteId),
    index('undo_actions_expiry').on(table.expiresAt),
  ],
);

/** Revisions that an undo shows again, and that are kept for it. */
export const undoRevisions = sqliteTable(
  'undo_revisions',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    undoId: text('undo_id')
      .notNull()
      .references(() => undoActions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.version, table.undoId] }),
    index('undo_revisions_undo').on(table.undoId),
  ],
);
