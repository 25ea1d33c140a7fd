import type { MeasurementSystem } from '../site/site.ts';
import { gramParts, milliliterParts, ounceParts, spoonParts } from './kitchen-parts.ts';
import type { KitchenPart } from './kitchen-parts.ts';
import {
  countSteps,
  gramSteps,
  isMultiple,
  milliliterSteps,
  nearestMeasure,
  ounceSteps,
  spoonSteps,
} from './kitchen-steps.ts';
import type { KitchenSteps } from './kitchen-steps.ts';
import { englishWords } from './measure-words.ts';
import type { MeasureWords } from './measure-words.ts';
import { isUnscaled, scaleAmount } from './quantity.ts';
import type { Quantity, Scale } from './quantity.ts';
import { wordRange } from './shown-measure.ts';
import type { ShownMeasure } from './shown-measure.ts';
import { findMeasuredUnit } from './units.ts';
import type { MeasuredUnit, MeasurementMethod, UnitName } from './units.ts';

export const displaySystems = ['as-written', 'imperial', 'metric'] as const;
export type DisplaySystem = (typeof displaySystems)[number];

/** How a visitor looks at amounts. */
export type MeasureView = {
  system: DisplaySystem;
  scale: Scale;
  /** Of the recipe's language, where that is not English. */
  words?: MeasureWords | undefined;
};

export type Measure = { quantity: Quantity; unit: UnitName | null };

/**
 * How an ingredient crosses between weight and volume, and which of them a system prefers; what
 * comes in sticks and has this is butter.
 */
export type MeasuredIngredient = {
  gramsPerLiter: number | null;
  metric: MeasurementMethod;
  imperial: MeasurementMethod;
};

/** The measures of one method in one system; below the least it has none. */
type Ladder = {
  perBase: number;
  least: number;
  steps: KitchenSteps;
  parts: (amount: number, largest: number) => KitchenPart[];
};

/** What is to be shown: both ends of a range, or one amount, of a unit that measures. */
type Written = {
  ends: number[];
  unit: MeasuredUnit;
  ingredient: MeasuredIngredient | null;
  /** As the cook wrote it, so that its figure stays. */
  isUnscaled: boolean;
};

const butterStick = {
  kind: 'weight',
  system: 'imperial',
  perUnit: 113.398,
  from: 0,
  below: Infinity,
} as const;
const wholeAbove = 25;
/** Lets 16 tablespoons of 14.787 ml be a cup of 236.588 ml. */
const tolerance = 0.0005;
/** Some 16 cups. */
const mostSolidMilliliters = 3700;
/** What is nearer to a quarter of a cup than to any number of spoons is poured. */
const spoonedMilliliters = 57.9;
/** Below, the scales of kitchens tell less than spoons do. */
const leastWeighedGrams = 20;

const ladders: Readonly<Record<MeasurementSystem, Record<MeasurementMethod, Ladder>>> = {
  imperial: {
    volume: { perBase: 4.929, least: 1 / 32, steps: spoonSteps, parts: spoonParts },
    weight: { perBase: 28.3495, least: 1 / 5, steps: ounceSteps, parts: ounceParts },
  },
  metric: {
    volume: { perBase: 1, least: 1 / 10, steps: milliliterSteps, parts: milliliterParts },
    weight: { perBase: 1, least: 1 / 10, steps: gramSteps, parts: gramParts },
  },
};

/** A scaled amount leaves its unit sooner: eight tablespoons are half a cup. */
const scaledPart = 1 / 2;

/**
 * Scales, converts and words an amount. What the cook wrote stays to the digit where it is shown as
 * written or its unit belongs to the asked system; an amount too small for any measure of that
 * system and a unit that measures nothing stay in their unit.
 */
export function showMeasure(
  { quantity, unit }: Measure,
  ingredient: MeasuredIngredient | null,
  view: MeasureView,
): ShownMeasure {
  const { min, max } = quantity;
  const ends = [min, ...(max === null ? [] : [max])].map((end) => scaleAmount(end, view.scale));
  const isOwn = isUnscaled(view.scale);
  const measured = measuredUnitOf(unit, ingredient);
  const parts =
    measured && partsIn(view.system, { ends, unit: measured, ingredient, isUnscaled: isOwn });
  const counted = (end: number) => (isOwn ? end : nearestMeasure(end, countSteps));
  const shown = wordRange(
    parts ?? ends.map((end) => [{ amount: counted(end), unit }]),
    view.words ?? englishWords,
  );
  const { figure } = quantity;
  return figure && isOwn && view.system === 'as-written' ? { ...shown, amount: figure } : shown;
}

/**
 * An amount in the other system as a kitchen measures it, each end of a range by its parts: "¾ cup
 * plus 1 tablespoon". Null where nobody knows how much that is.
 */
export function convertMeasure(
  { quantity: { min, max }, unit }: Measure,
  ingredient: MeasuredIngredient | null,
  system: MeasurementSystem,
): KitchenPart[][] | null {
  const measured = measuredUnitOf(unit, ingredient);
  if (!measured || measured.system === system) return null;
  const ends = max === null ? [min] : [min, max];
  return partsOf(system, { ends, unit: measured, ingredient, isUnscaled: true });
}

function partsIn(system: DisplaySystem, written: Written): KitchenPart[][] | null {
  const own = written.unit.system;
  const asked = system === 'as-written' ? own : system;
  if (written.isUnscaled) return system === 'as-written' ? null : partsOf(asked, written);
  return partsOf(asked, written) ?? partsOf(own, written);
}

function partsOf(system: MeasurementSystem, written: Written): KitchenPart[][] | null {
  const { ends, unit, isUnscaled: isOwn } = written;
  if (isOwn && unit.system === system && staysAsWritten(ends, unit)) {
    return ends.map((end) => [{ amount: roundLarge(end), unit }]);
  }
  if (system === 'metric' && staysSpooned(written)) {
    return partsOf('imperial', { ...written, isUnscaled: false });
  }
  for (const kind of methodsFor(system, written)) {
    const parts = partsBy({ system, kind }, written);
    if (parts) return parts;
  }
  return null;
}

// Metric kitchens have spoons too, and nobody pours what has no weight that we know.
function staysSpooned({ ends, unit, ingredient }: Written): boolean {
  if (!/^t.*spoon$/.test(unit.slug)) return false;
  const milliliters = Math.max(...ends) * unit.perUnit;
  const isWeighed = ingredient?.metric === 'weight';
  if (!isWeighed) return milliliters < spoonedMilliliters;
  const { gramsPerLiter } = ingredient;
  return gramsPerLiter
    ? (milliliters * gramsPerLiter) / 1000 < leastWeighedGrams
    : milliliters < 2 * spoonedMilliliters;
}

/** The size of a unit, of a stick where it is one of butter. */
export function measuredUnitOf(
  unit: UnitName | null,
  ingredient: MeasuredIngredient | null,
): MeasuredUnit | null {
  const known = unit && findMeasuredUnit(unit.slug);
  if (!unit) return null;
  // The cook's own spelling goes along.
  if (known) return isNamedAs(unit, known) ? known : { ...known, ...unit };
  return ingredient && unit.slug === 'stick' ? { ...unit, ...butterStick } : null;
}

const isNamedAs = (unit: UnitName, known: UnitName): boolean =>
  unit.title === known.title && unit.abbreviation === known.abbreviation;

function methodsFor(
  system: MeasurementSystem,
  { ends, unit, ingredient }: Written,
): MeasurementMethod[] {
  if (!ingredient || unit.system === system) return [unit.kind];
  // Nobody measures four quarts of flour, whose weight the cook has told.
  const isHeavy = unit.kind === 'weight' && ingredient.metric === 'weight';
  const factor = crossingFactor('weight', 'volume', ingredient.gramsPerLiter);
  const isMuch = isHeavy && Math.max(...ends) * unit.perUnit * factor > mostSolidMilliliters;
  return ingredient[system] === 'weight' || isMuch ? ['weight', 'volume'] : ['volume', 'weight'];
}

function partsBy(
  { system, kind }: { system: MeasurementSystem; kind: MeasurementMethod },
  { ends, unit, ingredient, isUnscaled: isOwn }: Written,
): KitchenPart[][] | null {
  const { perBase, least, steps, parts } = ladders[system][kind];
  const factor = crossingFactor(unit.kind, kind, ingredient?.gramsPerLiter);
  const amounts = ends.map((end) => (end * unit.perUnit * factor) / perBase);
  if (!amounts.every((amount) => amount >= least)) return null;
  const isExact = isOwn && system === 'metric' && unit.system === system;
  const measured = isExact ? amounts : amounts.map((amount) => nearestMeasure(amount, steps));
  const shown = system === 'metric' ? measured.map(roundLarge) : measured;
  // No step of US cups is a British pint.
  const own = unit.slug.startsWith('imperial-') ? amounts : shown;
  const kept =
    unit.system === system
      ? own.flatMap((amount) => keptPart((amount * perBase) / unit.perUnit, unit) ?? [])
      : [];
  if (kept.length === ends.length) return kept.map((part) => [part]);
  const largest = Math.max(...shown);
  return shown.map((amount) => parts(amount, largest));
}

/** Not a number where weight and volume cannot be told from each other. */
function crossingFactor(
  from: MeasurementMethod,
  to: MeasurementMethod,
  gramsPerLiter: number | null | undefined,
): number {
  if (from === to) return 1;
  if (!gramsPerLiter || gramsPerLiter <= 0) return Number.NaN;
  return to === 'weight' ? gramsPerLiter / 1000 : 1000 / gramsPerLiter;
}

/** Parts of a cup have to be parts that there is a measure for; parts of a teaspoon need not. */
function staysAsWritten(ends: readonly number[], unit: MeasuredUnit): boolean {
  const isMeasurable = (end: number) => end >= 1 || isPlain(end, unit);
  const isFree = unit.kind === 'weight' || unit.slug === 'teaspoon';
  return isReadable(ends, unit, 1) && (isFree || ends.every(isMeasurable));
}

/** The scaled amount in the cook's own unit, where that says it plainly. */
function keptPart(exact: number, unit: MeasuredUnit): KitchenPart | null {
  const amount = Math.round(exact * 12) / 12;
  const isSame = Math.abs(amount / exact - 1) < tolerance && roundLarge(amount) === amount;
  return isSame && isPlain(amount, unit) && isReadable([amount], unit, scaledPart)
    ? { amount, unit }
    : null;
}

/** In quarters or thirds; of a tablespoon there is only the half. */
function isPlain(amount: number, { slug }: MeasuredUnit): boolean {
  return slug === 'tablespoon'
    ? isMultiple(amount, 1 / 2)
    : isMultiple(amount, 1 / 4) || isMultiple(amount, 1 / 3);
}

function isReadable(ends: readonly number[], { from, below }: MeasuredUnit, part: number): boolean {
  return (
    Math.min(...ends) >= from * (1 - tolerance) &&
    Math.max(...ends) < below * part * (1 - tolerance)
  );
}

const roundLarge = (amount: number): number => (amount > wholeAbove ? Math.round(amount) : amount);
