import type { Quantity } from '../measures/quantity.ts';
import { findMeasuredUnit } from '../measures/units.ts';
import type { UnitName } from '../measures/units.ts';

export type NamedMeasure = { quantity: Quantity; unit: UnitName | null };

const larger = new Set(['pint', 'quart', 'half-gallon', 'gallon']);
/** A British pint is 568 ml, the US one 473. */
const leastRatio = 1.1;
const mostRatio = 1.3;

/**
 * The unit of a measure, under a name that no system measures where the same amount in millilitres
 * tells that it is a British one: what a reader is shown is computed from the millilitres then.
 */
export function unitBeside({ quantity, unit }: NamedMeasure, same: NamedMeasure): UnitName | null {
  const [own, other] = [unit, same.unit].map((each) => findMeasuredUnit(each?.slug ?? ''));
  if (!unit || !own || !larger.has(own.slug) || other?.system !== 'metric') return unit;
  const ratio = (same.quantity.min * other.perUnit) / (quantity.min * own.perUnit);
  const isBritish = other.kind === 'volume' && ratio > leastRatio && ratio < mostRatio;
  const { slug, title, pluralTitle, abbreviation } = unit;
  return isBritish ? { slug: `british-${slug}`, title, pluralTitle, abbreviation } : unit;
}
