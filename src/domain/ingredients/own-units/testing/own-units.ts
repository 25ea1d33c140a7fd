import { builtInUnits } from '../../../measures/built-in-units.ts';
import type { Unit } from '../../../measures/units.ts';
import type { OwnUnit, SiteUnits } from '../said-units.ts';

/** Unit ids are slugs here. */
export const everyUnit: ReadonlyMap<string, Unit> = new Map(
  builtInUnits.map(({ slug, title, pluralTitle, abbreviation }) => [
    slug,
    { id: slug, slug, title, pluralTitle, abbreviation },
  ]),
);

export const anOwnUnit = (unitId: string, changes: Partial<OwnUnit> = {}): OwnUnit => ({
  unitId,
  language: 'en',
  title: null,
  pluralTitle: null,
  abbreviation: null,
  intoId: null,
  ...changes,
});

export const aSiteSaying = (...own: OwnUnit[]): SiteUnits => ({ units: everyUnit, own });
