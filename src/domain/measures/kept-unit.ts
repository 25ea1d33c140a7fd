import { unitLabel } from './units.ts';
import type { UnitName } from './units.ts';

/** A unit under a name that no system measures, so that it is neither converted nor added up. */
export function keptUnit(unit: UnitName): UnitName {
  const [title, pluralTitle] = [unitLabel(unit, 1), unitLabel(unit, 2)];
  return { slug: `kept-${unit.slug}`, title, pluralTitle, abbreviation: null };
}
