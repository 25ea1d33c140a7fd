import {
  type AnySQLiteColumn,
  index,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { id } from '../../columns.ts';
import { sites } from '../sites.ts';

export const equipment = sqliteTable(
  'equipment',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    featuredImageId: text('featured_image_id'),
    /** Where readers find it; a recipe may lead elsewhere. */
    link: text('link'),
    /** What it was merged into, and what is shown for it, as of a term. */
    mergedIntoId: text('merged_into_id').references((): AnySQLiteColumn => equipment.id),
    standsForId: text('stands_for_id').references((): AnySQLiteColumn => equipment.id),
  },
  (table) => [
    uniqueIndex('equipment_title').on(table.siteId, table.title),
    index('equipment_merged_into').on(table.mergedIntoId),
    index('equipment_stands_for').on(table.standsForId),
  ],
);
