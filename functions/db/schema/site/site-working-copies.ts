import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SiteChanges } from '#domain/site/site-working-copy.ts';
import { json, timestamp } from '../columns.ts';
import { sites } from './sites.ts';

/** What a cook has written of a site and not published yet; a site without a row has nothing of it. */
export const siteWorkingCopies = sqliteTable('site_working_copies', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  /** Fields that differ from the published settings when they were saved. */
  changes: json<SiteChanges>('changes').notNull(),
  /** Rises with every save and publication; the ETag of the working copy. */
  version: integer('version').notNull(),
  updatedAt: timestamp('updated_at').notNull(),
});
