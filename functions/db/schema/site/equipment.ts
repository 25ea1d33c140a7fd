import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { sites } from './sites.ts';

export const equipment = sqliteTable(
  'equipment',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    featuredImageId: text('featured_image_id'),
  },
  (table) => [uniqueIndex('equipment_title').on(table.siteId, table.title)],
);
