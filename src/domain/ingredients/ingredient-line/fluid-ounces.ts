import { findBuiltInUnit } from '../../measures/built-in-units.ts';
import type { ParsedMeasure } from './written-measure.ts';

const farthest = 0.06;

/** "32 oz / 950 ml" are fluid ounces: nothing weighs as much as 32 ounces in just that many. */
export function ounceBeside(measure: ParsedMeasure, same: ParsedMeasure): string | null {
  const [own, other] = [findBuiltInUnit('fluid-ounce'), findBuiltInUnit(same.unit ?? '')];
  if (measure.unit !== 'ounce' || other?.system !== 'metric' || other.kind !== 'volume') {
    return measure.unit;
  }
  const ratio =
    (same.quantityMin * other.perUnit) / (measure.quantityMin * (own?.perUnit ?? Number.NaN));
  return Math.abs(ratio - 1) < farthest ? 'fluid-ounce' : 'ounce';
}
