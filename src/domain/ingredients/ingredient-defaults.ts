import { singularTitle } from './english-plurals.ts';
import type { Ingredient } from './ingredient.ts';
import { findIngredientDensity } from './ingredient-densities.ts';

const liquids = new Set(
  (
    'ale amaretto beer bourbon brandy broth bouillon buttermilk champagne cider coffee cognac cointreau ' +
    'consomme consommé cream dashi espresso extract gin grenadine half juice kahlua kefir kirsch lager ' +
    'lemonade liqueur madeira marnier marsala milk mirin oil port prosecco rum sake sauce sherry stock ' +
    'stout syrup tea tequila vanilla vermouth vinaigrette vinegar vodka water whiskey whisky wine'
  ).split(' '),
);

/**
 * An ingredient as a cook would keep it. Poured things are measured by volume everywhere; cups need
 * a density.
 */
export function ingredientDefaults(title: string): Omit<Ingredient, 'id'> {
  const density = findIngredientDensity(title);
  const isPoured = liquids.has(singularTitle(lastWord(title)));
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
