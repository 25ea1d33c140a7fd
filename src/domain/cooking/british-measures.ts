import type { Quantity } from '../measures/quantity.ts';
import { findMeasuredUnit } from '../measures/units.ts';
import type { UnitName } from '../measures/units.ts';

export type NamedMeasure = { quantity: Quantity; unit: UnitName | null };

/** A British pint is 568 ml, the US one 473: within these of 1.2 times as much. */
const leastRatio = 1.1;
const mostRatio = 1.3;

/**
 * The unit of a measure, under a name that no system measures where the same amount in millilitres
 * tells that it is a British one: what a reader is shown is computed from the millilitres then.
 */
export function unitBeside({ quantity, unit }: NamedMeasure, same: NamedMeasure): UnitName | null {
  const other = findMeasuredUnit(same.unit?.slug ?? '');
  const { perUnit } = findMeasuredUnit(unit?.slug ?? '') ?? {};
  if (!unit || !perUnit || !/pint|quart|gallon/.test(unit.slug)) return unit;
  const ratio = (same.quantity.min * (other?.perUnit ?? 0)) / (quantity.min * perUnit);
  const isBritish = other?.kind === 'volume' && ratio > leastRatio && ratio < mostRatio;
  const { title, pluralTitle, abbreviation } = unit;
  return isBritish ? { slug: `uk-${unit.slug}`, title, pluralTitle, abbreviation } : unit;
}
