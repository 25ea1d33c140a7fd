import { findDensity } from '#domain/ingredients/ingredient-densities.ts';
import { type DisplaySystem, displaySystems, showMeasure } from '#domain/measures/conversion.ts';
import type { MeasuredIngredient } from '#domain/measures/conversion.ts';
import type { Scale } from '#domain/measures/quantity.ts';
import { readShownMeasure, type ReadPart } from '#domain/measures/testing/read-shown-measure.ts';
import type { BuiltInUnit } from '#domain/measures/built-in-units.ts';
import { ingredientDefaults } from '#domain/ingredients/ingredient-defaults.ts';
import { type AmountLine, demoLines, sharedLines, sharedReadings } from './amount-lines.ts';
import type { Report } from './figures.ts';

type View = { system: DisplaySystem; scale: Scale };
type ShownError = { error: number; isUnitTooSmall: boolean };

/** Of all measured lines: shares more than 5 % off or in too small a unit; lines more than 10 % off. */
export type AmountErrors = {
  views: { name: string; off5: number; off10: number }[];
  lines: number;
};

const scales: Readonly<Record<string, Scale>> = {
  '1x': { wanted: 1, written: 1 },
  '1/2x': { wanted: 1, written: 2 },
  '1/3x': { wanted: 1, written: 3 },
  '3/4x': { wanted: 3, written: 4 },
  '1.5x': { wanted: 3, written: 2 },
  '2x': { wanted: 2, written: 1 },
};

/** From these amounts on, a larger unit says it better. */
const tooMany: Readonly<Record<string, number>> = {
  teaspoon: 6,
  tablespoon: 8.5,
  'fluid-ounce': 32,
  cup: 16,
  ounce: 32,
  milliliter: 1000,
  gram: 1000,
  centiliter: 100,
  deciliter: 10,
};

const gramsPerButterStick = 113.398;
const mostError = 0.1 + 1e-9;

export function reportAmounts(report: Report): void {
  const { views, lines } = measureAmounts([...sharedLines(), ...demoLines()]);
  const [worst] = views.toSorted((one, other) => other.off5 - one.off5);
  const off10 = views.reduce((sum, view) => sum + view.off10, 0);
  const note = `${lines} lines; the worst of all views is ${worst?.name}`;
  report({ id: 'amounts.off-5.share', value: worst?.off5 ?? 0, unit: 'share', note });
  report({ id: 'amounts.off-10.count', value: off10, unit: 'lines', note: 'in all views' });
  for (const { name, off5 } of views) {
    report({ id: `amounts.off-5.${name}`, value: off5, unit: 'share' });
  }
  reportDensities(report);
}

/** How far what readers see is from what is meant, in every view. */
export function measureAmounts(lines: readonly AmountLine[]): AmountErrors {
  const views = displaySystems.flatMap((system) =>
    Object.entries(scales).map(([name, scale]) => ({ name: `${system}.${name}`, system, scale })),
  );
  return {
    lines: lines.length,
    views: views.map(({ name, ...view }) => {
      const shown = lines.map((line) => errorOf(line, view));
      const off5 = shown.filter(({ error, isUnitTooSmall }) => error > 0.05 || isUnitTooSmall);
      const off10 = shown.filter(({ error }) => error > mostError);
      return { name, off5: off5.length / Math.max(1, lines.length), off10: off10.length };
    }),
  };
}

/** The share of the shared lines in cups of something solid that metric cooks can weigh. */
export function solidCupShare(): { share: number; lines: number } {
  const names = sharedReadings().flatMap(({ unitSlug, name }) =>
    unitSlug === 'cup' && name !== null ? [name] : [],
  );
  const solids = names.filter(
    (name) => ingredientDefaults(name).defaultMetricMeasurementMethod === 'weight',
  );
  const known = solids.filter((name) => findDensity(name) !== null);
  return { share: known.length / Math.max(1, solids.length), lines: solids.length };
}

function reportDensities(report: Report): void {
  const { share, lines } = solidCupShare();
  report({ id: 'densities.share', value: share, unit: 'share', note: `${lines} solid cup lines` });
}

function errorOf({ quantity, unit, ingredient }: AmountLine, view: View): ShownError {
  const ends = readShownMeasure(showMeasure({ quantity, unit }, ingredient, view));
  const factor = view.scale.wanted / view.scale.written;
  const errors = [quantity.min, quantity.max ?? quantity.min].map((amount, at) => {
    const parts = ends[at] ?? ends[0] ?? [];
    const meant = amount * factor * sizeIn(parts[0]?.unit ?? null, unit, ingredient);
    return meant === 0 ? 0 : Math.abs(sumOf(parts) / meant - 1);
  });
  const isOwn = view.system === 'as-written' && factor === 1;
  return { error: Math.max(...errors), isUnitTooSmall: !isOwn && ends.flat().some(isTooMany) };
}

/** One of the written unit in grams, millilitres or pieces, whichever the shown unit measures. */
function sizeIn(
  shown: BuiltInUnit | null,
  written: BuiltInUnit | null,
  ingredient: MeasuredIngredient | null,
): number {
  if (!shown?.perUnit) return 1;
  const isStick = written?.slug === 'stick';
  const size = isStick ? gramsPerButterStick : (written?.perUnit ?? 1);
  if (shown.kind === (isStick ? 'weight' : written?.kind)) return size;
  const gramsPerMilliliter = (ingredient?.gramsPerLiter ?? 0) / 1000;
  return shown.kind === 'weight' ? size * gramsPerMilliliter : size / gramsPerMilliliter;
}

const sumOf = (parts: readonly ReadPart[]): number =>
  parts.reduce((sum, { amount, unit }) => sum + amount * (unit?.perUnit ?? 1), 0);

const isTooMany = ({ amount, unit }: ReadPart): boolean =>
  amount >= (tooMany[unit?.slug ?? ''] ?? Infinity);
