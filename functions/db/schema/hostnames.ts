import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, timestamp } from './columns.ts';
import { sites } from './sites.ts';

/** Custom domains; `{slug}.{PLATFORM_HOST}` is every site's own without a row here. */
export const hostnames = sqliteTable(
  'hostnames',
  {
    /** Lower case, without a trailing dot or port. */
    host: text('host').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    isPrimary: flag('is_primary').notNull().default(false),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    index('hostnames_site').on(table.siteId),
    uniqueIndex('hostnames_primary')
      .on(table.siteId)
      .where(sql`is_primary = 1`),
  ],
);
