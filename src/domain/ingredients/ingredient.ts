import type { IngredientId } from '../ids.ts';
import type { MeasurementMethod } from '../measures/units.ts';

export type FormerIngredientName = { title: string; pluralTitle: string | null };

/** An ingredient as a site's cook keeps it; a default method says how a system measures it. */
export type Ingredient = {
  id: IngredientId;
  title: string;
  gramsPerLiter: number | null;
  defaultMetricMeasurementMethod: MeasurementMethod;
  defaultImperialMeasurementMethod: MeasurementMethod;
  /** Of several, where it is not told from the title. */
  pluralTitle?: string | null;
  /** Where readers find it, where a line leads nowhere else. */
  link?: string | null;
  /** What it was called before, the latest last; for its cook alone. */
  formerNames?: FormerIngredientName[] | null;
};
