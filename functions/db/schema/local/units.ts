import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/** The platform's units, the same for every site; rows come with a migration. */
export const units = sqliteTable(
  'units',
  {
    id: id(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    pluralTitle: text('plural_title').notNull(),
    abbreviation: text('abbreviation'),
  },
  (table) => [uniqueIndex('units_slug').on(table.slug)],
);
