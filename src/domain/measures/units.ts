import type { Notation } from './fractions.ts';
import type { UnitId } from '../ids.ts';
import type { MeasurementSystem } from '../site/site.ts';

/** A unit as the platform's table holds it; `slug` names it in code. */
export type Unit = {
  id: UnitId;
  slug: string;
  title: string;
  pluralTitle: string;
  abbreviation: string | null;
};

/** What is needed to write a unit, whether it stands in the table or was converted to. */
export type UnitName = Pick<Unit, 'slug' | 'title' | 'pluralTitle' | 'abbreviation'>;

export const measurementMethods = ['weight', 'volume'] as const;
export type MeasurementMethod = (typeof measurementMethods)[number];

/** `perUnit` is grams for a weight and millilitres for a volume. */
export type MeasuredUnit = UnitName & {
  kind: MeasurementMethod;
  system: MeasurementSystem;
  perUnit: number;
};

/** Units that tell the size of what is counted. */
export const sizeSlugs: ReadonlySet<string> = new Set([
  'tiny',
  'small',
  'medium',
  'large',
  'extra-large',
  'big',
]);

export const measuredUnits: readonly MeasuredUnit[] = [
  ...measured('volume', 'imperial', [
    ['teaspoon', 'teaspoon', 'teaspoons', 'tsp', 4.929],
    ['tablespoon', 'tablespoon', 'tablespoons', 'tbsp', 14.787],
    ['fluid-ounce', 'fluid ounce', 'fluid ounces', 'fl oz', 29.574],
    ['cup', 'cup', 'cups', 'cup', 236.588],
    ['pint', 'pint', 'pints', 'pt', 473.176],
    ['quart', 'quart', 'quarts', 'qt', 946.353],
    ['half-gallon', 'half-gallon', 'half-gallons', null, 1892.705],
    ['gallon', 'gallon', 'gallons', 'gal', 3785.41],
  ]),
  ...measured('volume', 'metric', [
    ['dessertspoon', 'dessertspoon', 'dessertspoons', null, 10],
    ['milliliter', 'milliliter', 'milliliters', 'ml', 1],
    ['centiliter', 'centiliter', 'centiliters', 'cl', 10],
    ['deciliter', 'deciliter', 'deciliters', 'dl', 100],
    ['liter', 'liter', 'liters', 'L', 1000],
  ]),
  ...measured('weight', 'imperial', [
    ['ounce', 'ounce', 'ounces', 'oz', 28.3495],
    ['pound', 'pound', 'pounds', 'lb', 453.592],
  ]),
  ...measured('weight', 'metric', [
    ['milligram', 'milligram', 'milligrams', 'mg', 0.001],
    ['gram', 'gram', 'grams', 'g', 1],
    ['kilogram', 'kilogram', 'kilograms', 'kg', 1000],
  ]),
];

const unitsBySlug = new Map(measuredUnits.map((unit) => [unit.slug, unit]));

export function findMeasuredUnit(slug: string): MeasuredUnit | null {
  return unitsBySlug.get(slug) ?? null;
}

/** Metric amounts are decimals, all others fractions. */
export function notationOf(unit: UnitName | null): Notation {
  const { system, kind } = (unit && findMeasuredUnit(unit.slug)) ?? {};
  if (system === 'metric') return 'decimal';
  return kind === 'weight' ? 'tenths' : 'fraction';
}

/** Metric units are written short (g, ml), all others as the singular or plural title. */
export function unitLabel(unit: UnitName, amount: number): string {
  if (unit.abbreviation && notationOf(unit) === 'decimal') return unit.abbreviation;
  return amount > 1 ? unit.pluralTitle : unit.title;
}

type MeasuredRow = [
  slug: string,
  title: string,
  plural: string,
  abbreviation: string | null,
  perUnit: number,
];

function measured(
  kind: MeasurementMethod,
  system: MeasurementSystem,
  rows: readonly MeasuredRow[],
): MeasuredUnit[] {
  return rows.map(([slug, title, pluralTitle, abbreviation, perUnit]) => ({
    slug,
    title,
    pluralTitle,
    abbreviation,
    kind,
    system,
    perUnit,
  }));
}
