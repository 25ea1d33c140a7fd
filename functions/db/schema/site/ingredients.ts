import { real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { measurementMethods as methods } from '#domain/measures/units.ts';
import { id } from '../columns.ts';
import { sites } from './sites.ts';

export const ingredients = sqliteTable(
  'ingredients',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    gramsPerLiter: real('grams_per_liter'),
    defaultMetricMeasurementMethod: text('default_metric_measurement_method', { enum: methods })
      .notNull()
      .default('weight'),
    defaultImperialMeasurementMethod: text('default_imperial_measurement_method', { enum: methods })
      .notNull()
      .default('volume'),
  },
  (table) => [uniqueIndex('ingredients_title').on(table.siteId, table.title)],
);
