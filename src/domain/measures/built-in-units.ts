import { measuredUnits, sizeSlugs } from './units.ts';
import type { MeasuredUnit, UnitName } from './units.ts';

/** A unit that only counts things, or tells their size. */
export type CountingUnit = UnitName & { kind: 'count' | 'size'; system: null; perUnit: null };

export type BuiltInUnit = MeasuredUnit | CountingUnit;

const countUnits = (
  'bag ball bar blade block bottle bulb cake can carton centimeter chunk clove cluster container ' +
  'cube dollop drizzle drop ear envelope fillet glug grating grind handful head jar knob length ' +
  'mug package packet pair pat piece pod recipe rib ring round scoop shake shaving sheet shoot shot ' +
  'slice spear sprig spoonful square squeeze stalk stem stick strip tin tube twist wedge'
).split(' ');

const countUnitsWithOwnPlural = {
  box: 'boxes',
  branch: 'branches',
  bunch: 'bunches',
  dash: 'dashes',
  dozen: 'dozen',
  glass: 'glasses',
  inch: 'inches',
  leaf: 'leaves',
  loaf: 'loaves',
  pinch: 'pinches',
  splash: 'splashes',
} as const;

/** All units of the platform's table; visitors' scripts know the measured ones alone. */
export const builtInUnits: readonly BuiltInUnit[] = [
  ...measuredUnits,
  ...[...sizeSlugs].map((slug) => unmeasured('size', slug, slug)),
  ...countUnits.map((slug) => unmeasured('count', slug, `${slug}s`)),
  ...Object.entries(countUnitsWithOwnPlural).map(([slug, plural]) =>
    unmeasured('count', slug, plural),
  ),
];

const unitsBySlug = new Map(builtInUnits.map((unit) => [unit.slug, unit]));

export function findBuiltInUnit(slug: string): BuiltInUnit | null {
  return unitsBySlug.get(slug) ?? null;
}

function unmeasured(kind: 'count' | 'size', slug: string, pluralTitle: string): CountingUnit {
  return { slug, title: slug, pluralTitle, abbreviation: null, kind, system: null, perUnit: null };
}
