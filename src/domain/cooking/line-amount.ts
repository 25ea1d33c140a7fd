import { showMeasure } from '../measures/conversion.ts';
import type { MeasuredIngredient, MeasureView } from '../measures/conversion.ts';
import type { ShownMeasure } from '../measures/shown-measure.ts';
import { unscaled } from '../measures/quantity.ts';
import type { Quantity } from '../measures/quantity.ts';
import { findMeasuredUnit } from '../measures/units.ts';
import type { MeasuredUnit } from '../measures/units.ts';
import type { MeasurementSystem } from '../site/site.ts';
import { unitNameOf } from './unit-ref.ts';
import type { UnitRef } from './unit-ref.ts';

/** An amount and its unit as a page carries them. */
export type LineMeasure = { quantity: Quantity; unit?: UnitRef };

/** All that a line tells of its amount. */
export type LineAmount = LineMeasure & {
  /** Is added to the quantity. */
  further?: LineMeasure;
  /** The same amount in other units, in the cook's own numbers. */
  alternative?: LineMeasure;
  /** Of each thing that is counted, so that it does not scale. */
  packageSize?: LineMeasure;
};

type Look = { view: MeasureView; ingredient: MeasuredIngredient | null };

export type ShownAmount = { text: string; isPlural: boolean };

/**
 * A reader who asks for a system reads the cook's own amount of that system, where there is one; as
 * written, everything is there.
 */
export function showLineAmount(line: LineAmount, look: Look): ShownAmount {
  const { system } = look.view;
  const main = showOne(line, look);
  const [own, other] = [systemOf(line), systemOf(line.alternative)];
  const isEither = system !== 'as-written' && own !== null && other !== null;
  const parallel = line.alternative && (!isEither || other === system) && line.alternative;
  if (parallel && isEither && own !== system) {
    const shown = showOne(parallel, look);
    return { text: textOf(shown), isPlural: shown.isPlural };
  }
  const text = summed(line, look) ?? [textOf(main), ...furtherText(line, look)].join(' + ');
  const asides = [sizeText(line, main, look), parallel ? textOf(showOne(parallel, look)) : ''];
  return {
    text: [text, ...asides.filter(Boolean).map((aside) => `(${aside})`)].join(' '),
    isPlural: main.isPlural || line.further !== undefined,
  };
}

/** Null of what no system has a unit for. */
function systemOf(measure: Partial<LineMeasure> | undefined): MeasurementSystem | null {
  return measuredUnitOf(measure)?.system ?? null;
}

/** Words of an amount, or nothing where there is none. */
export const textOf = ({ amount, unit }: ShownMeasure): string =>
  [amount, unit].filter(Boolean).join(' ');

function measuredUnitOf(measure: Partial<LineMeasure> | undefined): MeasuredUnit | null {
  const name = unitNameOf(measure?.unit);
  return name && findMeasuredUnit(name.slug);
}

function showOne({ quantity, unit }: LineMeasure, { view, ingredient }: Look): ShownMeasure {
  return showMeasure({ quantity, unit: unitNameOf(unit) }, ingredient, view);
}

/** "1 lb 4 oz" in grams is one amount. */
function summed(line: LineAmount, look: Look): string | null {
  const { system } = look.view;
  const [unit, more] = [measuredUnitOf(line), measuredUnitOf(line.further)];
  if (!line.further || !unit || unit.kind !== more?.kind) return null;
  if (system === 'as-written' || unit.system === system) return null;
  const { quantity } = line.further;
  const ratio = more.perUnit / unit.perUnit;
  const max = (line.quantity.max ?? line.quantity.min) + (quantity.max ?? quantity.min) * ratio;
  const min = line.quantity.min + quantity.min * ratio;
  return textOf(showOne({ ...line, quantity: { min, max: max === min ? null : max } }, look));
}

function furtherText({ further }: LineAmount, look: Look): string[] {
  return further ? [textOf(showOne(further, look))] : [];
}

function sizeText({ packageSize }: LineAmount, main: ShownMeasure, { view }: Look): string {
  if (!packageSize) return '';
  const each = { view: { ...view, scale: unscaled }, ingredient: null };
  return textOf(showOne(packageSize, each)) + (main.isPlural ? ' each' : '');
}
