import type { Ingredient } from '../ingredients/ingredient.ts';
import type { MeasuredIngredient } from '../measures/conversion.ts';
import { findMeasuredUnit } from '../measures/units.ts';
import type { UnitName } from '../measures/units.ts';

const inSticks = /\b(?:butter|margarine|shortening)\b/i;
const inShells = /\b(?:eggs?|yolks?)\b/i;
const spoons = new Set(['teaspoon', 'tablespoon']);

/** Only what crosses from weight to volume, and what is spooned but not poured, needs to know how. */
export function weighingOf(
  ingredient: Ingredient | null,
  unit: UnitName | null,
): MeasuredIngredient | null {
  if (!ingredient || !unit) return null;
  const { title, gramsPerLiter, defaultMetricMeasurementMethod: metric } = ingredient;
  const measured = findMeasuredUnit(unit.slug);
  const isStick = unit.slug === 'stick' && inSticks.test(title);
  const isSpooned = spoons.has(unit.slug) && metric === 'weight';
  if (!isStick && !(measured && (gramsPerLiter !== null || isSpooned))) return null;
  // Nobody measures eggs by the cup: what is weighed of them stays so.
  const isEgg = inShells.test(title) && measured?.kind === 'weight';
  const imperial = isEgg ? 'weight' : ingredient.defaultImperialMeasurementMethod;
  return { gramsPerLiter, metric: isEgg ? 'weight' : metric, imperial };
}
