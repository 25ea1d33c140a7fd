import type { UnitName } from '../measures/units.ts';
import { findBuiltInUnit } from '../measures/units.ts';

/** A unit as a page carries it: its slug where the platform knows the words, else its words too. */
export type UnitRef = string | UnitName;

export function unitRefOf({ slug, title, pluralTitle, abbreviation }: UnitName): UnitRef {
  const known = findBuiltInUnit(slug);
  const isKnown =
    known?.title === title &&
    known.pluralTitle === pluralTitle &&
    known.abbreviation === abbreviation;
  return isKnown ? slug : { slug, title, pluralTitle, abbreviation };
}

export function unitNameOf(unit: UnitRef | undefined): UnitName | null {
  if (unit === undefined) return null;
  return typeof unit === 'string' ? findBuiltInUnit(unit) : unit;
}
