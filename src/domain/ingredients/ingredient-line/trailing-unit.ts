import { at, isConjunction } from './tokens.ts';
import type { Range, Token } from './tokens.ts';
import { unitOf } from './unit-words.ts';

// The food before the unit: "garlic cloves" are counted in cloves, "whole cloves" are a spice.
const countedFoods: Readonly<Record<string, RegExp>> = {
  branch: /./,
  bulb: /./,
  bunch: /./,
  clove: /^garlic$/,
  rib: /^(?:celery|chard|rhubarb)$/,
  slice: /./,
  sprig: /./,
  stalk: /^(?:asparagus|broccoli|celery|fennel|grass|leek|lemongrass|rhubarb)$/,
  stick: /^(?:butter|carrot|celery|cinnamon)$/,
};

/** Finds and marks the unit that ends a name: "2 garlic cloves", "4 thyme sprigs". */
export function readTrailingUnit(tokens: readonly Token[], range: Range): string | null {
  let last = range[1] - 1;
  while (last > range[0] && at(tokens, last).role !== 'name') last -= 1;
  const unit = unitOf(at(tokens, last).text);
  const food = at(tokens, last - 1);
  if (!unit || last === range[0] || food.role !== 'name' || isList(tokens, range)) return null;
  if (countedFoods[unit.slug]?.test(food.lower) !== true) return null;
  at(tokens, last).role = 'measure';
  return unit.slug;
}

/** "Lemon wedges and watercress sprigs": sprigs of one of them alone. */
const isList = (tokens: readonly Token[], [start, end]: Range): boolean =>
  tokens.slice(start, end).some((token) => token.role === 'name' && isConjunction(token));

const shapes = /^(?:rounds|strips)$/;

/** "3/4 cup onion strips": how what is measured is cut, as work on it. */
export function markShape(tokens: readonly Token[], range: Range): void {
  const last = at(tokens, range[1] - 1);
  const food = at(tokens, range[1] - 2);
  const isShape = range[1] - range[0] > 1 && last.role === 'name' && food.role === 'name';
  if (isShape && shapes.test(last.lower) && !isList(tokens, range)) last.role = 'preparation';
}

/** Finds and marks a size among the words of a name: "8 Greek medium olives". */
export function readInnerSize(tokens: readonly Token[], range: Range): string | null {
  for (let index = range[0]; index < range[1] - 1; index += 1) {
    const token = at(tokens, index);
    if (token.lower === 'other' || at(tokens, index - 1).lower === 'very') return null;
    const unit = token.role === 'name' ? unitOf(token.text) : null;
    if (unit?.kind === 'size') {
      token.role = 'measure';
      return unit.slug;
    }
  }
  return null;
}
