import type { UnitName } from '../measures/units.ts';
import { unitNameOf } from './unit-ref.ts';
import type { UnitRef } from './unit-ref.ts';

/** A unit as short as a page can carry it. */
export function unitRefOf(unit: UnitName): UnitRef {
  const { slug, title, pluralTitle, abbreviation } = unit;
  const told = unitNameOf(slug);
  const isTold =
    told?.title === title && told.pluralTitle === pluralTitle && told.abbreviation === abbreviation;
  return isTold ? slug : { slug, title, pluralTitle, abbreviation };
}
