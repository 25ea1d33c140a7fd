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

/** A unit that a recipe names, and what a site says for it where that is not the platform's word. */
export type SaidUnit = Unit & { said?: Said };
/** `isOwn` where the cook wrote the words; else it is another unit, in its usual words. */
export type Said = { unit: UnitName; isOwn: boolean };

export const measurementMethods = ['weight', 'volume'] as const;
export type MeasurementMethod = (typeof measurementMethods)[number];

/** `perUnit` is grams for a weight and millilitres for a volume. */
export type MeasuredUnit = UnitName & {
  kind: MeasurementMethod;
  system: MeasurementSystem;
  perUnit: number;
  /** From where and below where an amount of it is readable. */
  from: number;
  below: number;
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
    ['teaspoon', 4.929, 0, 6, 'tsp'],
    ['tablespoon', 14.787, 1 / 2, 16, 'tbsp'],
    ['fluid-ounce', 29.574, 1 / 2, 64, 'fl oz', 'fluid ounce'],
    ['cup', 236.588, 1 / 4, 32, 'cup'],
    ['pint', 473.176, 1 / 2, 16, 'pt'],
    ['quart', 946.353, 1, Infinity, 'qt'],
    ['half-gallon', 1892.705, 0, Infinity],
    ['gallon', 3785.41, 1 / 2, Infinity, 'gal'],
  ]),
  ...measured('volume', 'metric', [
    ['dessertspoon', 10, 0, Infinity],
    ['milliliter', 1, 0, 1000, 'ml'],
    ['centiliter', 10, 0, 100, 'cl'],
    ['deciliter', 100, 0, 10, 'dl'],
    ['liter', 1000, 1, Infinity, 'L'],
  ]),
  ...measured('weight', 'imperial', [
    ['ounce', 28.3495, 0, 32, 'oz'],
    ['pound', 453.592, 1 / 4, Infinity, 'lb'],
  ]),
  ...measured('weight', 'metric', [
    ['milligram', 0.001, 0, 1000, 'mg'],
    ['gram', 1, 0, 1000, 'g'],
    ['kilogram', 1000, 1, Infinity, 'kg'],
  ]),
];

/** What British cooks call so is a fifth larger; no table of the platform holds these. */
const britishUnits = measured('volume', 'imperial', [
  ['imperial-pint', 568.261, 1 / 2, 16, 'pt', 'pint'],
  ['imperial-quart', 1136.523, 1, Infinity, 'qt', 'quart'],
  ['imperial-half-gallon', 2273.045, 0, Infinity, undefined, 'half-gallon'],
  ['imperial-gallon', 4546.09, 1 / 2, Infinity, 'gal', 'gallon'],
]);

const unitsBySlug = new Map([...measuredUnits, ...britishUnits].map((unit) => [unit.slug, unit]));

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
  perUnit: number,
  from: number,
  below: number,
  abbreviation?: string | undefined,
  title?: string,
];

function measured(
  kind: MeasurementMethod,
  system: MeasurementSystem,
  rows: readonly MeasuredRow[],
): MeasuredUnit[] {
  return rows.map(([slug, perUnit, from, below, abbreviation = null, title = slug]) => ({
    slug,
    title,
    pluralTitle: `${title}s`,
    abbreviation,
    kind,
    system,
    perUnit,
    from,
    below,
  }));
}
