import { primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sites } from '../sites.ts';

/** What a cook changed of the platform's units, for recipes in a language; no row for the rest. */
export const siteUnits = sqliteTable(
  'site_units',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Without its region. */
    language: text('language').notNull(),
    unitId: text('unit_id').notNull(),
    /** The cook's word; null where it is the platform's, and so are the two after it. */
    title: text('title'),
    pluralTitle: text('plural_title'),
    abbreviation: text('abbreviation'),
    /** The unit that recipes say in its place. */
    intoId: text('into_id'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.language, table.unitId] }),
    uniqueIndex('site_units_title').on(table.siteId, table.language, table.title),
  ],
);
