import { type MeasureFigures, quantityFrom } from '../measures/quantity.ts';
import type { UnitName } from '../measures/units.ts';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { spelledUnit } from './languages/language-units.ts';
import { unitAsFilled } from './unit-as-filled.ts';
import { figuresBeside } from './usage-figures.ts';
import { usageWords } from './usage-words.ts';
import type { UsageWords } from './usage-words.ts';

/**
 * The words of a line as readers see them: in the cook's figures, a heaped spoon as one. A unit without
 * an amount is never converted, so that a page need not know its words.
 */
export function shownWords(
  usage: IngredientUsage & { figures?: MeasureFigures },
  ingredient: { title: string; pluralTitle?: string | null } | null,
  { unitOf, language }: { unitOf: (id: string) => UnitName | null; language: string },
): UsageWords {
  const words = usageWords(usage, { unit: unitOf(usage.unitId ?? ''), ingredient }, language);
  const isCounted = quantityFrom(usage.quantityMin, usage.quantityMax) !== null;
  const unit = words.unit && (isCounted ? words.unit : spelledUnit(language, words.unit));
  return {
    ...words,
    unit: unit && unitAsFilled(unit, usage.note ?? '', language),
    ...figuresBeside(usage, unitOf, language),
  };
}
