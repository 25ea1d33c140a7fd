import { weighingOf } from '../../cooking/weighing.ts';
import { ingredientDefaults } from '../../ingredients/ingredient-defaults.ts';
import { convertMeasure } from '../../measures/conversion.ts';
import type { KitchenPart } from '../../measures/kitchen-parts.ts';
import { findMeasuredUnit } from '../../measures/units.ts';
import type { IngredientUsage, UsageMeasure } from '../../recipe/recipe.ts';
import type { MeasurementSystem } from '../../site/site.ts';
import { measureText } from './amount-text.ts';
import { lineOf } from './line-of.ts';
import { ingredientOfRow, unitOfRow } from './pantry.ts';
import type { Pantry } from './pantry.ts';
import { textOfRow } from './read-row.ts';
import { nameOf } from './row-name.ts';
import { wordsOfRow } from './row-words.ts';

/**
 * The row with its amount in the other system, and a line that says so; null where it is measured so
 * already or nobody knows how much that is.
 */
export function convertRow(
  row: IngredientUsage,
  system: MeasurementSystem,
  pantry: Pantry,
): IngredientUsage | null {
  const converted = withAlternative(row, system, pantry) ?? withConverted(row, system, pantry);
  if (!converted) return null;
  const { writtenAs: _written, ...unwritten } = converted;
  return { ...unwritten, writtenAs: lineOf(unwritten, pantry, ownWords(row, unwritten, pantry)) };
}

/** The new measure before what the cook wrote behind the old one, where it is read as meant. */
function ownWords(row: IngredientUsage, converted: IngredientUsage, pantry: Pantry): string[] {
  const { quantityMin, quantityMax, unitId, furtherAmount } = converted;
  const first = wordsOfRow(row, pantry).find(({ role }) => role !== null && role !== 'unit');
  if (quantityMin === null || !first) return [];
  const further = measureText(furtherAmount, pantry);
  const measure = measureText({ quantityMin, quantityMax, unitId }, pantry);
  const rest = textOfRow(row, pantry).slice(first.start);
  return [`${measure} ${further && `plus ${further} `}${rest}`];
}

/** "1 cup (240 ml)" becomes "240 ml (1 cup)": what the cook wrote is better than any calculation. */
function withAlternative(
  row: IngredientUsage,
  system: MeasurementSystem,
  pantry: Pantry,
): IngredientUsage | null {
  const { alternativeMeasure: other, quantityMin, quantityMax, unitId, furtherAmount } = row;
  if (!other || other.excludesFurther || furtherAmount || quantityMin === null) return null;
  if (systemOf(other, pantry) !== system || systemOf(row, pantry) === system) return null;
  const { unitWord: _spelling, ...rest } = row;
  return { ...rest, ...other, alternativeMeasure: { quantityMin, quantityMax, unitId } };
}

function withConverted(
  row: IngredientUsage,
  system: MeasurementSystem,
  pantry: Pantry,
): IngredientUsage | null {
  const total = totalOf(row, pantry);
  const unit = unitOfRow(row, pantry);
  if (!total || !unit) return null;
  const weighing = weighingOf(ingredientFor(row, pantry), unit);
  const ends = convertMeasure({ quantity: total, unit }, weighing, system);
  if (!ends) return null;
  const [min, max] = ends;
  const [quantity, further] = min ?? [];
  const isRange = max !== undefined;
  // Of two measures added to each other nobody writes a range.
  if (!quantity || (isRange && (further || max.length > 1 || !sameUnit(quantity, max[0]))))
    return null;
  const { unitWord: _spelling, furtherAmount: _further, alternativeMeasure: _other, ...rest } = row;
  return {
    ...rest,
    ...measureOf(quantity, pantry),
    quantityMax: max?.[0]?.amount ?? null,
    ...(further && { furtherAmount: measureOf(further, pantry) }),
  };
}

const systemOf = (measure: { unitId: string | null }, pantry: Pantry) =>
  findMeasuredUnit(unitOfRow(measure, pantry)?.slug ?? '')?.system;

const sameUnit = (one: KitchenPart, other: KitchenPart | undefined): boolean =>
  one.unit?.slug === other?.unit?.slug;

/** What is added counts in the unit of the quantity; null where the two cannot be added. */
function totalOf(row: IngredientUsage, pantry: Pantry) {
  const { quantityMin, quantityMax, furtherAmount } = row;
  if (quantityMin === null) return null;
  if (!furtherAmount) return { min: quantityMin, max: quantityMax };
  const own = findMeasuredUnit(unitOfRow(row, pantry)?.slug ?? '');
  const added = findMeasuredUnit(unitOfRow(furtherAmount, pantry)?.slug ?? '');
  if (!own || own.kind !== added?.kind || quantityMax !== null) return null;
  return {
    min: quantityMin + (furtherAmount.quantityMin * added.perUnit) / own.perUnit,
    max: null,
  };
}

/** The cook's ingredient, else what is known of one of that name. */
const ingredientFor = (row: IngredientUsage, pantry: Pantry) =>
  ingredientOfRow(row, pantry) ?? { id: row.id, ...ingredientDefaults(nameOf(row, pantry)) };

function measureOf({ amount, unit }: KitchenPart, { units }: Pantry): UsageMeasure {
  const unitId = units.find(({ slug }) => slug === unit?.slug)?.id ?? null;
  return { quantityMin: amount, quantityMax: null, unitId };
}
