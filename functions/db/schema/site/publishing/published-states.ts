import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PublishedSettings, Publication } from '#domain/publishing/history/published-state.ts';
import { json } from '../../columns.ts';
import { sites } from '../sites.ts';

/**
 * What of a recipe was published at a build, and the settings of the site: each build adds what it
 * changed, so the newest row up to a revision is what stood at it. Null for what was not published.
 */
export const publishedStates = sqliteTable(
  'published_states',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** A recipe, or the site itself for its settings. */
    subjectId: text('subject_id').notNull(),
    revision: integer('revision').notNull(),
    publication: json<Publication>('publication'),
    settings: json<PublishedSettings>('settings'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.subjectId, table.revision] }),
    index('published_states_revision').on(table.siteId, table.revision),
    // Which revisions of a recipe a rollback may want.
    index('published_states_version')
      .on(table.subjectId, sql`${table.publication} ->> 'version'`)
      .where(sql`${table.publication} IS NOT NULL`),
  ],
);
