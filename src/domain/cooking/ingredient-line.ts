import { showMeasure } from '../measures/conversion.ts';
import type { MeasuredIngredient, MeasureView } from '../measures/conversion.ts';
import type { Id } from '../ids.ts';
import type { Quantity } from '../measures/quantity.ts';
import type { MeasurementMethod } from '../measures/units.ts';
import type { CookText } from './cook-text.ts';
import { unitNameOf } from './unit-ref.ts';
import type { UnitRef } from './unit-ref.ts';

/** An ingredient line with all that scaling and converting need; what does not apply is absent. */
export type IngredientLine = {
  id: Id;
  /** Of one; the cook's own form where there is no quantity. */
  title: string;
  /** Of more than one, where that is another word. */
  plural?: string;
  quantity?: Quantity;
  unit?: UnitRef;
  weighing?: Weighing;
  preparation?: CookText;
  note?: string;
  href?: string;
};

/** How an ingredient crosses between weight and volume, and which of them a system prefers. */
export type Weighing = {
  /** Names butter, which alone comes in sticks. */
  title: string;
  gramsPerLiter: number | null;
  metric: MeasurementMethod;
  imperial: MeasurementMethod;
};

/** Both texts as a reader sees them; `amount` holds the unit and is empty when there is nothing. */
export type ShownLine = { amount: string; title: string };

export function showIngredientLine(line: IngredientLine, view: MeasureView): ShownLine {
  const unit = unitNameOf(line.unit);
  if (!line.quantity) return { amount: unit?.title ?? '', title: line.title };
  const measure = { quantity: line.quantity, unit };
  const shown = showMeasure(measure, measuredIngredient(line), view);
  return {
    amount: joined(shown.amount, shown.unit),
    title: shown.isPlural ? (line.plural ?? line.title) : line.title,
  };
}

function measuredIngredient({ weighing }: IngredientLine): MeasuredIngredient | null {
  if (!weighing) return null;
  return {
    title: weighing.title,
    gramsPerLiter: weighing.gramsPerLiter,
    defaultMetricMeasurementMethod: weighing.metric,
    defaultImperialMeasurementMethod: weighing.imperial,
  };
}

export const joined = (...words: (string | null)[]): string => words.filter(Boolean).join(' ');
