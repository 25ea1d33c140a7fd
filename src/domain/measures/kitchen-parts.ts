import { isMultiple } from './kitchen-steps.ts';
import { findMeasuredUnit } from './units.ts';
import type { UnitName } from './units.ts';

/** What is measured with one measure; "¾ cup plus 1 tablespoon" are two. */
export type KitchenPart = { amount: number; unit: UnitName | null };

/** `largest` is the larger end of the range that the amount stands in. */
type Words = (amount: number, largest: number) => KitchenPart[];

const perTablespoon = 3;
const perCup = 48;
const perQuart = 192;
const quarterCup = 12;
const thirdCup = 16;
const quartsFrom = 4 * perQuart;
const perPound = 16;

export function spoonParts(teaspoons: number): KitchenPart[] {
  if (teaspoons >= quartsFrom) return [part(teaspoons / perQuart, 'quart')];
  if (isCups(teaspoons)) return [part(teaspoons / perCup, 'cup')];
  if (teaspoons < perTablespoon) return [part(teaspoons, 'teaspoon')];
  if (isTablespoons(teaspoons)) return [part(teaspoons / perTablespoon, 'tablespoon')];
  const rest = restOfCup(teaspoons) ?? teaspoons % perTablespoon;
  const main = teaspoons - rest;
  return [...spoonParts(main), ...spoonParts(rest)];
}

const isCups = (teaspoons: number): boolean =>
  teaspoons >= quarterCup && (isMultiple(teaspoons, quarterCup) || isMultiple(teaspoons, thirdCup));

/** Halves only of the few: 1½ tablespoons, but 5 and not 5½. */
const isTablespoons = (teaspoons: number): boolean =>
  teaspoons < 2 * quarterCup &&
  isMultiple(teaspoons, teaspoons < quarterCup ? perTablespoon / 2 : perTablespoon);

/** What is left of a cup for one spoon to measure: a tablespoon, else a half, else teaspoons. */
function restOfCup(teaspoons: number): number | undefined {
  const rests = [teaspoons % quarterCup, teaspoons % thirdCup].filter(
    (rest) => rest < quarterCup && rest < teaspoons,
  );
  return (
    rests.find((rest) => isMultiple(rest, perTablespoon)) ??
    rests.find((rest) => isMultiple(rest, perTablespoon / 2)) ??
    rests.find((rest) => rest < perTablespoon)
  );
}

export function ounceParts(ounces: number): KitchenPart[] {
  if (ounces < perPound) return [part(ounces, 'ounce')];
  if (isMultiple(ounces, perPound / 4) || isMultiple(ounces, perPound / 3)) {
    return [part(ounces / perPound, 'pound')];
  }
  const rest = ounces % perPound;
  return [part((ounces - rest) / perPound, 'pound'), part(rest, 'ounce')];
}

/** Thousands change the unit, for both ends of a range at once. */
const metricParts =
  (unit: string, thousands: string): Words =>
  (amount, largest) =>
    largest < 1000 ? [part(amount, unit)] : [part(amount / 1000, thousands)];

export const gramParts = metricParts('gram', 'kilogram');
export const milliliterParts = metricParts('milliliter', 'liter');

function part(amount: number, slug: string): KitchenPart {
  return { amount, unit: findMeasuredUnit(slug) };
}
