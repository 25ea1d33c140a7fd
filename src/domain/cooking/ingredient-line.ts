import type { MeasuredIngredient, MeasureView } from '../measures/conversion.ts';
import type { Id } from '../ids.ts';
import type { MeasurementMethod } from '../measures/units.ts';
import type { CookText } from './cook-text.ts';
import { showLineAmount } from './line-amount.ts';
import type { LineAmount } from './line-amount.ts';
import { unitNameOf } from './unit-ref.ts';

/** An ingredient line with all that scaling and converting need; what does not apply is absent. */
export type IngredientLine = Partial<LineAmount> & {
  id: Id;
  /** Of one; the cook's own form where there is no quantity. */
  title: string;
  /** Of more than one, where that is another word. */
  plural?: string;
  weighing?: Weighing;
  preparation?: CookText;
  note?: CookText;
  /** Its texts hold amounts that stay as they are at every scale. */
  isPartlyUnscaled?: true;
  href?: string;
};

/** How an ingredient crosses between weight and volume, and which of them a system prefers. */
export type Weighing = {
  gramsPerLiter: number | null;
  metric: MeasurementMethod;
  imperial: MeasurementMethod;
};

/** Both texts as a reader sees them; `amount` holds the unit and is empty when there is nothing. */
export type ShownLine = { amount: string; title: string };

export function showIngredientLine(line: IngredientLine, view: MeasureView): ShownLine {
  const { quantity, title, plural = title } = line;
  if (!quantity) return { amount: unitNameOf(line.unit)?.title ?? '', title };
  const look = { view, ingredient: measuredIngredient(line) };
  const { text, isPlural } = showLineAmount({ ...line, quantity }, look);
  return { amount: text, title: isPlural ? plural : title };
}

function measuredIngredient({ weighing }: IngredientLine): MeasuredIngredient | null {
  if (!weighing) return null;
  return {
    gramsPerLiter: weighing.gramsPerLiter,
    defaultMetricMeasurementMethod: weighing.metric,
    defaultImperialMeasurementMethod: weighing.imperial,
  };
}
