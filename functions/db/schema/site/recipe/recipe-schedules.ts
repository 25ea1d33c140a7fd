import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../../columns.ts';
import { recipes } from './recipes.ts';
import { sites } from '../sites.ts';

/** Which revision of a recipe is to be published, and when. */
export const recipeSchedules = sqliteTable(
  'recipe_schedules',
  {
    recipeId: text('recipe_id')
      .primaryKey()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** The revision as it stood when it was scheduled; `recipe_revisions` holds it until then. */
    version: integer('version').notNull(),
    at: timestamp('at').notNull(),
    /** The clock that the cook meant: a name of the IANA database, and what it shows. */
    zone: text('zone').notNull(),
    wall: text('wall').notNull(),
    scheduledBy: text('scheduled_by'),
    /** When a run of the job took it, which may have died since. */
    claimedAt: timestamp('claimed_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed. */
    error: text('error'),
  },
  (table) => [
    index('recipe_schedules_at').on(table.at),
    index('recipe_schedules_by').on(table.scheduledBy),
    index('recipe_schedules_site').on(table.siteId),
  ],
);
