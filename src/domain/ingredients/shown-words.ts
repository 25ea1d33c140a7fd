import type { MeasureFigures } from '../measures/quantity.ts';
import type { UnitName } from '../measures/units.ts';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { unitAsFilled } from './unit-as-filled.ts';
import { figuresBeside } from './usage-figures.ts';
import { usageWords } from './usage-words.ts';
import type { UsageWords } from './usage-words.ts';

/** The words of a line as readers see them: in the cook's figures, a heaped spoon as one. */
export function shownWords(
  usage: IngredientUsage & { figures?: MeasureFigures },
  ingredient: { title: string; pluralTitle?: string | null } | null,
  { unitOf, language }: { unitOf: (id: string) => UnitName | null; language: string },
): UsageWords {
  const words = usageWords(usage, { unit: unitOf(usage.unitId ?? ''), ingredient }, language);
  return {
    ...words,
    unit: words.unit && unitAsFilled(words.unit, usage.note ?? '', language),
    ...figuresBeside(usage, unitOf, language),
  };
}
