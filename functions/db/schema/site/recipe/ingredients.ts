import {
  type AnySQLiteColumn,
  index,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { measurementMethods as methods } from '#domain/measures/units.ts';
import type { FormerIngredientName } from '#domain/ingredients/ingredient.ts';
import { id, json } from '../../columns.ts';
import { sites } from '../sites.ts';

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
    /** Of several; null where it is told from the title. */
    pluralTitle: text('plural_title'),
    /** What it was called before, for texts of recipes that say so; null where it never was. */
    formerNames: json<FormerIngredientName[]>('former_names'),
    /** Where readers find it; a line of a recipe may lead elsewhere. */
    link: text('link'),
    /** What it was merged into, and what is shown for it, as of a term. */
    mergedIntoId: text('merged_into_id').references((): AnySQLiteColumn => ingredients.id),
    standsForId: text('stands_for_id').references((): AnySQLiteColumn => ingredients.id),
  },
  (table) => [
    uniqueIndex('ingredients_title').on(table.siteId, table.title),
    index('ingredients_merged_into').on(table.mergedIntoId),
    index('ingredients_stands_for').on(table.standsForId),
  ],
);
