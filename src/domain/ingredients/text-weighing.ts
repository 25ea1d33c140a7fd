import type { ReadText, TextAmount } from '../cooking/read-text.ts';
import { weighingOf } from '../cooking/weighing.ts';
import { findMeasuredUnit } from '../measures/units.ts';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { asPrepared } from './density-as-prepared.ts';
import { ingredientDefaults } from './ingredient-defaults.ts';
import { isNeutral } from './ingredient-densities.ts';
import type { Ingredient } from './ingredient.ts';

/** What a line names: an ingredient of the cook's, or words alone. */
export type NamedIngredient = { title: string } & Partial<Ingredient>;

const firstWords = /^[\s-]*(?:of\s+)?([^,;:.()\n]*)/;
const endOfSubject =
  /(?<!\p{L})(?:and|as|at|each|for|from|if|in|is|on|or|plus|reserved|set|such|to|total|with)(?!\p{L}).*/isu;

/** "8.8 oz / 2 cups" beside "250 g" tells the same once more, in the cook's own units. */
const separating = /^[\s/,;=]*(?:(?:or|about|approx\.?|approximately|ca\.?)[\s/,;=]*)*$/i;

/**
 * A text whose amounts know what they measure: "plus 1 cup for dusting" of the flour of its line,
 * "mixed with 1 cup sugar" of sugar. What nobody can weigh or pour keeps its unit.
 */
export function weighText(
  read: ReadText,
  named: NamedIngredient,
  { isMeasured, ...usage }: Pick<IngredientUsage, 'preparation' | 'note'> & { isMeasured: boolean },
): ReadText {
  const own = asPrepared(withDefaults(named), usage);
  const isParallel =
    isMeasured && read.parts.every((part) => typeof part !== 'string' || separating.test(part));
  const parts = read.parts.map((part, index) => {
    if (typeof part === 'string') return part;
    if (isParallel) return { ...part, isKept: true as const };
    const following = read.parts[index + 1];
    return weighed(part, subjectOf(typeof following === 'string' ? following : '', own));
  });
  return { ...read, parts };
}

const withDefaults = (named: NamedIngredient): Ingredient => ({
  id: '',
  ...ingredientDefaults(named.title),
  ...named,
});

/** What follows an amount is what it measures; remarks alone leave it to the line. */
function subjectOf(following: string, own: Ingredient): Ingredient {
  const [, words = ''] = firstWords.exec(following) ?? [];
  const title = words.replace(endOfSubject, '').trim();
  return isNeutral(title) ? own : withDefaults({ title });
}

function weighed(amount: TextAmount, subject: Ingredient): TextAmount {
  const unit = amount.unit === null ? null : findMeasuredUnit(amount.unit);
  if (!unit) return amount;
  const { gramsPerLiter, defaultMetricMeasurementMethod: metric } = subject;
  const weighing = weighingOf(subject, unit);
  const isUnknown = !weighing && gramsPerLiter === null && metric === 'weight';
  if (unit.kind === 'volume' && unit.system === 'imperial' && isUnknown) {
    return { ...amount, isKept: true };
  }
  const isCrossing = weighing && weighing[otherSystem[unit.system]] !== unit.kind;
  return isCrossing ? { ...amount, weighing } : amount;
}

const otherSystem = { imperial: 'metric', metric: 'imperial' } as const;
