import type { IngredientId } from '../ids.ts';
import type { MeasurementMethod } from '../measures/units.ts';

/** An ingredient as a site's cook keeps it; a default method says how a system measures it. */
export type Ingredient = {
  id: IngredientId;
  title: string;
  gramsPerLiter: number | null;
  defaultMetricMeasurementMethod: MeasurementMethod;
  defaultImperialMeasurementMethod: MeasurementMethod;
};
