import { formatAmount, parseAmount } from './fractions.ts';
import type { Scale } from './quantity.ts';
import { scaleAmount } from './quantity.ts';

export const servingMultipliers = [0.5, 1, 2, 3, 4] as const;

/** What a recipe yields, and of what: "serving" and "servings", or the cook's own word in both forms. */
export type Yield = { yieldServings: number; one: string; many: string };

const mostServings = 10_000;
const fewestServings = 0.5;

export const servingsText = (servings: number): string => formatAmount(servings, 'fraction');

export function servingsLabel(servings: number, recipe: Yield): string {
  return `${servingsText(servings)} ${servingNoun(servings, recipe)}`;
}

/** What 'Makes' is followed by: yield times scale, and 1 as "one". */
export function makesQuantity(recipe: Yield, scale: Scale): string {
  const servings = scaleAmount(recipe.yieldServings, scale);
  const quantity = servings === 1 ? 'one' : servingsText(servings);
  return `${quantity} ${servingNoun(servings, recipe)}`;
}

export function multiplierScale(multiplier: number): Scale {
  return { wanted: multiplier, written: 1 };
}

/** Exact servings beside the multipliers; null for what is no reasonable number of servings. */
export function servingsScale(recipe: Yield, servings: number): Scale | null {
  const isScalable = isServings(servings) && isServings(recipe.yieldServings);
  return isScalable ? { wanted: servings, written: recipe.yieldServings } : null;
}

/** The next whole number of servings; below one there is only a half. */
export function nextServings(servings: number, direction: 'fewer' | 'more'): number {
  if (direction === 'more') return Math.min(Math.floor(servings) + 1, mostServings);
  return servings > 1 ? Math.max(1, Math.ceil(servings) - 1) : Math.min(servings, fewestServings);
}

/** What a recipe yields of, for example "servings". */
export function servingNoun(servings: number, { one, many }: Yield): string {
  return isManyServings(servings) ? many : one;
}

export const isManyServings = (servings: number): boolean => servings > 1;

export function parseServings(text: string): number | null {
  const servings = parseAmount(text);
  return servings !== null && isServings(servings) ? servings : null;
}

function isServings(servings: number): boolean {
  return servings > 0 && servings <= mostServings;
}
