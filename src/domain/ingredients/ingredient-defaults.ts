import { singularTitle } from './english-plurals.ts';
import type { Ingredient } from './ingredient.ts';
import { findIngredientDensity } from './ingredient-densities.ts';

const liquids = new Set(
  (
    'ale amaretto beer bourbon brandy broth bouillon buttermilk champagne cider coffee cognac cointreau ' +
    'consomme consommé cream dashi espresso extract gin grenadine juice kahlua kefir kirsch lager ' +
    'lemonade liqueur madeira marnier marsala milk mirin oil port prosecco rum sake sauce sherry stock ' +
    'stout syrup tea tequila vanilla vermouth vinaigrette vinegar vodka water whiskey whisky wine'
  ).split(' '),
);

const asPowder = /\b(?:dried|dry|instant|powdered)(?: \w+)? (?:buttermilk|coffee|espresso|milk)$/i;
/** Cream and milk; walnut halves are none. */
const halfAndHalf = /\bhalf[ -](?:and|&|n)[ -]half$/i;

/**
 * An ingredient as a cook would keep it. Poured things are measured by volume everywhere; cups need
 * a density.
 */
export function ingredientDefaults(title: string): Omit<Ingredient, 'id'> {
  const density = findIngredientDensity(title);
  const isLiquid = liquids.has(singularTitle(lastWord(title))) || halfAndHalf.test(title);
  const isPoured = isLiquid && !asPowder.test(title);
  return {
    title,
    gramsPerLiter: density?.gramsPerLiter ?? null,
    defaultMetricMeasurementMethod: isPoured ? 'volume' : 'weight',
    defaultImperialMeasurementMethod: density?.imperial ?? 'weight',
  };
}

const lastWord = (title: string): string =>
  title
    .toLowerCase()
    .split(/[\s-]+/)
    .at(-1) ?? '';
