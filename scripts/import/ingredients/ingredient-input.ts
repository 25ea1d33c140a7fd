import type { IngredientInput } from '#contract/site/globals.ts';
import { singularTitle } from '#domain/ingredients/english-plurals.ts';
import { findIngredientDensity } from '#domain/ingredients/ingredient-densities.ts';
import { findBuiltInUnit } from '#domain/measures/built-in-units.ts';

const liquids = new Set(
  (
    'beer brandy bouillon broth buttermilk champagne cider coffee cream extract juice kefir liqueur ' +
    'milk oil rum sauce sherry stock syrup tea vermouth vinegar vodka water whiskey whisky wine'
  ).split(' '),
);

/**
 * An ingredient as a cook would keep it. Poured things, and what every line measures by the spoon,
 * are measured by volume everywhere; cups need a density.
 */
export function ingredientInputOf(title: string, unitSlugs: readonly string[]): IngredientInput {
  const density = findIngredientDensity(title);
  const isPoured = liquids.has(singularTitle(lastWord(title)));
  return {
    title,
    gramsPerLiter: density?.gramsPerLiter ?? null,
    defaultMetricMeasurementMethod: isPoured || isSpooned(unitSlugs) ? 'volume' : 'weight',
    defaultImperialMeasurementMethod: density?.imperial ?? 'weight',
  };
}

const lastWord = (title: string): string =>
  title
    .toLowerCase()
    .split(/[\s-]+/)
    .at(-1) ?? '';

function isSpooned(unitSlugs: readonly string[]): boolean {
  const measured = unitSlugs.filter((slug) => findBuiltInUnit(slug)?.perUnit);
  return measured.length > 0 && measured.every((slug) => /^(?:tea|table)spoon$/.test(slug));
}
