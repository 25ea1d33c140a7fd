/**
 * Names of one ingredient, the grams of a level US cup of it, and who weighed it: `USDA` with the
 * number of the food in the National Nutrient Database for Standard Reference 28 (public domain),
 * King Arthur Baking's ingredient weight chart, or the serving size that packages state.
 */
export type DensityRow = readonly [names: string, gramsPerCup: number, source: string];
