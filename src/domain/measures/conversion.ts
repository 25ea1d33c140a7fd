import { roundToDecimal, roundToFraction } from './fractions.ts';
import type { Ingredient } from '../ingredients/ingredient.ts';
import { formatQuantity, isAboveOne, mapQuantity, scaleQuantity } from './quantity.ts';
import type { Quantity, Scale } from './quantity.ts';
import type { MeasurementSystem } from '../site/site.ts';
import { findBuiltInUnit, notationOf, unitLabel } from './units.ts';
import type { MeasuredUnit, MeasurementMethod, UnitName } from './units.ts';

export const displaySystems = ['as-written', 'imperial', 'metric'] as const;
export type DisplaySystem = (typeof displaySystems)[number];

/** How a visitor looks at amounts. */
export type MeasureView = { system: DisplaySystem; scale: Scale };

export type Measure = { quantity: Quantity; unit: UnitName | null };

/** What measuring needs to know of an ingredient; its title, because only butter comes in sticks. */
export type MeasuredIngredient = Omit<Ingredient, 'id'>;

export type ShownMeasure = { amount: string; unit: string | null; isPlural: boolean };

type Target = { system: MeasurementSystem; kind: MeasurementMethod };
type Rung = { unit: MeasuredUnit; from: number };

const gramsPerButterStick = 113.398;
const wholeAbove = 25;
const smallestImperialAmount = 0.1;
const worstRoundingError = 0.1;
// Lets 999.5 g become 1 kg, and 16 tablespoons of 14.787 ml a cup of 236.588 ml.
const thresholdTolerance = 0.0005;
const spoons = new Set(['teaspoon', 'tablespoon']);
const milliliterPerQuarterCup = 59.147;
/** The scales of kitchens tell whole grams. */
const smallestWeighedGrams = 5;

const ladders: Readonly<Record<MeasurementMethod, Record<MeasurementSystem, readonly Rung[]>>> = {
  volume: {
    imperial: ladder([
      ['quart', 4],
      ['cup', 1 / 4],
      ['tablespoon', 1],
      ['teaspoon', 0],
    ]),
    metric: ladder([
      ['liter', 1],
      ['milliliter', 0],
    ]),
  },
  weight: {
    imperial: ladder([
      ['pound', 1],
      ['ounce', 0],
    ]),
    metric: ladder([
      ['kilogram', 1],
      ['gram', 0],
    ]),
  },
};

/** Where a unit that belongs to the asked system stays; outside it the ladder decides. */
const readableAmounts: Readonly<Record<string, { from: number; below: number }>> = {
  teaspoon: { from: 0, below: 12 },
  tablespoon: { from: 1 / 2, below: 16 },
  'fluid-ounce': { from: 1 / 2, below: 64 },
  cup: { from: 1 / 4, below: 32 },
  pint: { from: 1 / 2, below: 16 },
  quart: { from: 1 / 2, below: Infinity },
  'half-gallon': { from: 1 / 2, below: Infinity },
  gallon: { from: 1 / 4, below: Infinity },
  ounce: { from: 0, below: 32 },
  pound: { from: 1 / 4, below: Infinity },
  milliliter: { from: 0, below: 1000 },
  centiliter: { from: 0, below: 100 },
  deciliter: { from: 0, below: 10 },
  liter: { from: 1, below: Infinity },
  milligram: { from: 0, below: 1000 },
  gram: { from: 0, below: 1000 },
  kilogram: { from: 1, below: Infinity },
};

/** Scales, converts and words an amount; `isPlural` tells which title of the ingredient fits. */
export function showMeasure(
  measure: Measure,
  ingredient: MeasuredIngredient | null,
  view: MeasureView,
): ShownMeasure {
  const scaled = { ...measure, quantity: scaleQuantity(measure.quantity, view.scale) };
  const { quantity, unit } = convertMeasure(scaled, ingredient, view.system);
  const notation = notationOf(unit);
  return {
    amount: formatQuantity(quantity, notation),
    unit: unit && unitLabel(unit, quantity),
    isPlural: isAboveOne(quantity, notation),
  };
}

/**
 * Amounts over 25 become whole. An amount that no unit of the system can show within a tenth, and
 * a unit that measures nothing, stay as written.
 */
export function convertMeasure(
  measure: Measure,
  ingredient: MeasuredIngredient | null,
  system: DisplaySystem,
): Measure {
  const written = measuredUnitOf(measure.unit, ingredient);
  if (system === 'as-written' || !written) return measure;
  if (written.system === system && isReadable(measure.quantity, written)) {
    return { ...measure, quantity: mapQuantity(measure.quantity, roundLarge) };
  }
  if (system === 'metric' && staysSpooned(measure.quantity, written, ingredient)) {
    return convertMeasure(measure, ingredient, 'imperial');
  }
  for (const kind of methodsFor({ system, kind: written.kind }, written, ingredient)) {
    const converted = convertTo({ system, kind }, measure.quantity, { written, ingredient });
    if (converted) return converted;
  }
  return measure;
}

// Metric kitchens have spoons too, and nothing that measures 1.2 ml.
function staysSpooned(
  quantity: Quantity,
  { slug, perUnit }: MeasuredUnit,
  ingredient: MeasuredIngredient | null,
): boolean {
  const milliliters = decidingEnd(quantity, 'metric') * perUnit;
  if (!spoons.has(slug) || milliliters >= milliliterPerQuarterCup * (1 - thresholdTolerance)) {
    return false;
  }
  const isWeighed = ingredient?.defaultMetricMeasurementMethod === 'weight';
  const grams = isWeighed ? (milliliters * (ingredient.gramsPerLiter ?? 0)) / 1000 : 0;
  return grams < smallestWeighedGrams;
}

function measuredUnitOf(
  unit: UnitName | null,
  ingredient: MeasuredIngredient | null,
): MeasuredUnit | null {
  const builtIn = unit && findBuiltInUnit(unit.slug);
  if (!builtIn) return null;
  if (builtIn.system !== null) return builtIn;
  const isButterStick =
    builtIn.slug === 'stick' &&
    /\b(?:butter|margarine|shortening)\b/i.test(ingredient?.title ?? '');
  return isButterStick
    ? { ...builtIn, kind: 'weight', system: 'imperial', perUnit: gramsPerButterStick }
    : null;
}

function methodsFor(
  target: Target,
  written: MeasuredUnit,
  ingredient: MeasuredIngredient | null,
): MeasurementMethod[] {
  if (!ingredient || written.system === target.system) return [written.kind];
  const preferred =
    target.system === 'metric'
      ? ingredient.defaultMetricMeasurementMethod
      : ingredient.defaultImperialMeasurementMethod;
  return preferred === 'weight' ? ['weight', 'volume'] : ['volume', 'weight'];
}

function convertTo(
  target: Target,
  quantity: Quantity,
  from: { written: MeasuredUnit; ingredient: MeasuredIngredient | null },
): Measure | null {
  const factor = crossingFactor(from.written.kind, target.kind, from.ingredient?.gramsPerLiter);
  if (factor === null) return null;
  const base = mapQuantity(quantity, (amount) => amount * from.written.perUnit * factor);
  const deciding = decidingEnd(base, target.system);
  const rung = ladders[target.kind][target.system].find(
    ({ unit, from: least }) =>
      deciding >= least * unit.perUnit * (1 - thresholdTolerance) &&
      isShownTruly(decidingEnd(base, target.system) / unit.perUnit, target.system),
  );
  if (!rung) return null;
  const converted = mapQuantity(base, (amount) => roundConverted(amount / rung.unit.perUnit, rung));
  return { quantity: converted, unit: rung.unit };
}

function crossingFactor(
  from: MeasurementMethod,
  to: MeasurementMethod,
  gramsPerLiter: number | null | undefined,
): number | null {
  if (from === to) return 1;
  if (!gramsPerLiter || gramsPerLiter <= 0) return null;
  return to === 'weight' ? gramsPerLiter / 1000 : 1000 / gramsPerLiter;
}

function isReadable(quantity: Quantity, unit: MeasuredUnit): boolean {
  const amount = decidingEnd(quantity, unit.system);
  const range = readableAmounts[unit.slug];
  if (!range) return true;
  return (
    amount >= range.from * (1 - thresholdTolerance) &&
    amount < range.below * (1 - thresholdTolerance) &&
    isShownTruly(amount, unit.system)
  );
}

// 1000 and more must switch to kg or L, so the larger end decides there; cups serve the smaller.
function decidingEnd(quantity: Quantity, system: MeasurementSystem): number {
  return system === 'metric' ? (quantity.max ?? quantity.min) : quantity.min;
}

// ⅜ cup would be shown as ⅓, and 2 g as ⅛ ounce.
function isShownTruly(amount: number, system: MeasurementSystem): boolean {
  if (system === 'metric') return true;
  const error = Math.abs(roundToFraction(amount) - amount);
  return amount >= smallestImperialAmount && error <= amount * worstRoundingError;
}

function roundLarge(amount: number): number {
  return amount > wholeAbove ? Math.round(amount) : amount;
}

function roundConverted(amount: number, { unit, from }: Rung): number {
  if (amount > wholeAbove || unit.system === 'imperial') return roundLarge(amount);
  return roundToDecimal(amount, from > 0 ? 2 : 1);
}

function ladder(rows: readonly (readonly [slug: string, from: number])[]): Rung[] {
  return rows.flatMap(([slug, from]) => {
    const unit = findBuiltInUnit(slug);
    return unit && unit.system !== null ? [{ unit, from }] : [];
  });
}
