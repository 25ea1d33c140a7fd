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

/** A unit that only counts things, or tells their size. */
export type CountingUnit = UnitName & { kind: 'count' | 'size'; system: null; perUnit: null };

export type BuiltInUnit = MeasuredUnit | CountingUnit;

const countUnits = (
  'bag ball bar block bottle bulb cake can carton centimeter chunk clove cluster container ' +
  'cube drizzle drop ear envelope fillet grind handful head jar knob length mug package ' +
  'packet pair pat piece recipe rib scoop sheet slice sprig spoonful square squeeze stalk ' +
  'stem stick strip tin tube twist wedge'
).split(' ');

const countUnitsWithOwnPlural = {
  box: 'boxes',
  branch: 'branches',
  bunch: 'bunches',
  dash: 'dashes',
  dozen: 'dozen',
  glass: 'glasses',
  inch: 'inches',
  leaf: 'leaves',
  loaf: 'loaves',
  pinch: 'pinches',
  splash: 'splashes',
} as const;

export const builtInUnits: readonly BuiltInUnit[] = [
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
  ...['tiny', 'small', 'medium', 'large', 'extra-large', 'big'].map((slug) =>
    unmeasured('size', slug, slug),
  ),
  ...countUnits.map((slug) => unmeasured('count', slug, `${slug}s`)),
  ...Object.entries(countUnitsWithOwnPlural).map(([slug, plural]) =>
    unmeasured('count', slug, plural),
  ),
];

const unitsBySlug = new Map(builtInUnits.map((unit) => [unit.slug, unit]));

export function findBuiltInUnit(slug: string): BuiltInUnit | null {
  return unitsBySlug.get(slug) ?? null;
}

/** Metric amounts are decimals, all others fractions. */
export function notationOf(unit: UnitName | null): Notation {
  const { system, kind } = (unit && findBuiltInUnit(unit.slug)) ?? {};
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

function unmeasured(kind: 'count' | 'size', slug: string, pluralTitle: string): CountingUnit {
  return { slug, title: slug, pluralTitle, abbreviation: null, kind, system: null, perUnit: null };
}
