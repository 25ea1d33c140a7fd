import { findMeasuredUnit } from '../measures/units.ts';
import type { UnitName } from '../measures/units.ts';

/** A unit as a page carries it: its slug where that tells the words, else its words too. */
export type UnitRef = string | UnitName;

export function unitNameOf(unit: UnitRef | undefined): UnitName | null {
  if (unit === undefined) return null;
  return typeof unit === 'string' ? nameOf(unit) : unit;
}

/** What is no measured unit is counted and has the usual plural: can, cans. */
const nameOf = (slug: string): UnitName =>
  findMeasuredUnit(slug) ?? { slug, title: slug, pluralTitle: `${slug}s`, abbreviation: null };
