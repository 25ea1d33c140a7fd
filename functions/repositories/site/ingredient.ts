import { sql } from 'drizzle-orm';
import type { IngredientId } from '#domain/ids.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { MeasurementMethod } from '#domain/measures/units.ts';
import type { Statement } from '#functions/db/database.ts';
import { column, type Row } from '../row.ts';
import type { SiteScope } from '../scope.ts';

export const ingredientRepository = ({ siteId }: SiteScope) => ({
  create: (ingredient: Ingredient): Statement =>
    sql`INSERT INTO ingredients (id, site_id, title, grams_per_liter,
          default_metric_measurement_method, default_imperial_measurement_method)
        VALUES (${ingredient.id}, ${siteId}, ${ingredient.title}, ${ingredient.gramsPerLiter},
          ${ingredient.defaultMetricMeasurementMethod},
          ${ingredient.defaultImperialMeasurementMethod})`,
  update: (ingredient: Ingredient): Statement =>
    sql`UPDATE ingredients SET title = ${ingredient.title},
          grams_per_liter = ${ingredient.gramsPerLiter},
          default_metric_measurement_method = ${ingredient.defaultMetricMeasurementMethod},
          default_imperial_measurement_method = ${ingredient.defaultImperialMeasurementMethod}
        WHERE site_id = ${siteId} AND id = ${ingredient.id}`,
  /** Deletes nothing while a recipe, as written or as published, names it. */
  deleteUnused: (id: IngredientId): Statement =>
    sql`DELETE FROM ingredients WHERE site_id = ${siteId} AND id = ${id}
          AND NOT EXISTS (SELECT 1 FROM recipes WHERE site_id = ${siteId}
            AND (instr(content, ${id}) > 0 OR instr(published, ${id}) > 0))`,
});

export function readIngredient(row: Row): Ingredient {
  return {
    id: column<string>(row, 'id'),
    title: column<string>(row, 'title'),
    gramsPerLiter: column<number | null>(row, 'grams_per_liter'),
    defaultMetricMeasurementMethod: column<MeasurementMethod>(
      row,
      'default_metric_measurement_method',
    ),
    defaultImperialMeasurementMethod: column<MeasurementMethod>(
      row,
      'default_imperial_measurement_method',
    ),
  };
}
