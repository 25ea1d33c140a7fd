import { measuredUnitOf, showMeasure } from '../measures/conversion.ts';
import type { MeasuredIngredient, MeasureView } from '../measures/conversion.ts';
import type { ShownMeasure } from '../measures/shown-measure.ts';
import { englishEach } from '../measures/measure-words.ts';
import { isUnscaled, unscaled } from '../measures/quantity.ts';
import type { Quantity } from '../measures/quantity.ts';
import type { MeasuredUnit } from '../measures/units.ts';
import { unitNameOf } from './unit-ref.ts';
import type { UnitRef } from './unit-ref.ts';

/** An amount and its unit as a page carries them. */
export type LineMeasure = { quantity: Quantity; unit?: UnitRef };

/** All that a line tells of its amount. */
export type LineAmount = LineMeasure & {
  /** Is added to the quantity. */
  further?: LineMeasure;
  /** The same amount in other units, in the cook's own numbers. */
  alternative?: AlternativeMeasure;
  /** Of each thing that is counted, so that it does not scale. */
  packageSize?: LineMeasure;
};

/** "1 cup (200 g) plus 2 tablespoons" weighs the cup alone. */
export type AlternativeMeasure = LineMeasure & { excludesFurther?: true };

type Look = { view: MeasureView; ingredient: MeasuredIngredient | null };

export type ShownAmount = { text: string; isPlural: boolean };

/**
 * A reader who asks for a system reads the cook's own amount of that system, where there is one; as
 * written, everything is there. A sum that is scaled or converted is one amount.
 */
export function showLineAmount(line: LineAmount, look: Look): ShownAmount {
  const { further, alternative } = line;
  const whole = isAsWritten(line, look) ? null : wholeOf(line, look.ingredient);
  const main = showOne(whole ?? line, look);
  const added = further && !whole ? ` + ${textOf(showOne(further, look))}` : '';
  const size = sizeText(line, main, look);
  const isPlural = main.isPlural || further !== undefined;
  const place = alternative && placeOf(line, look);
  if (!place) return { text: textOf(main) + size + added, isPlural };
  const isApart = alternative.excludesFurther;
  const shown = showOne(isApart && whole ? grown(alternative, line, whole) : alternative, look);
  if (place === 'instead') {
    return { text: textOf(shown) + (isApart ? added : ''), isPlural };
  }
  const aside = ` (${textOf(shown)})`;
  return { text: textOf(main) + size + (isApart ? aside + added : added + aside), isPlural };
}

const isOwnSystem = (line: LineMeasure, { view: { system }, ingredient }: Look): boolean =>
  system === 'as-written' || measuredBy(line, ingredient)?.system === system;

const isAsWritten = (line: LineMeasure, look: Look): boolean =>
  isUnscaled(look.view.scale) && isOwnSystem(line, look);

type Place = 'instead' | 'beside';

/** Whether the parallel measure is shown in place of the amount, beside it or not at all. */
function placeOf(line: LineAmount, look: Look): Place | null {
  const { ingredient, view } = look;
  const { system } = view;
  const [own, other] = [measuredBy(line, ingredient), measuredBy(line.alternative, ingredient)];
  if (system === 'as-written' || !own || !other) return 'beside';
  if (isOwnSystem(line, look)) return other.system === system ? 'beside' : null;
  const isPoured = ingredient?.metric === 'volume';
  const isWeighed = system === 'metric' && other.kind !== own.kind && other.kind === 'weight';
  return other.system === system || (isWeighed && !isPoured) ? 'instead' : null;
}

/** Words of an amount, or nothing where there is none. */
export const textOf = ({ amount, unit }: ShownMeasure): string =>
  [amount, unit].filter(Boolean).join(' ');

const measuredBy = (
  measure: Partial<LineMeasure> | undefined,
  ingredient: MeasuredIngredient | null,
): MeasuredUnit | null => measuredUnitOf(unitNameOf(measure?.unit), ingredient);

function showOne({ quantity, unit }: LineMeasure, { view, ingredient }: Look): ShownMeasure {
  return showMeasure({ quantity, unit: unitNameOf(unit) }, ingredient, view);
}

/** "1 lb 4 oz" as one amount of pounds; null where the two cannot be added. */
function wholeOf(
  { further, ...line }: LineAmount,
  ingredient: MeasuredIngredient | null,
): LineMeasure | null {
  const { quantity } = line;
  const [own, more] = [measuredBy(line, ingredient), measuredBy(further, ingredient)];
  if (!further || !own || own.kind !== more?.kind) return null;
  const ratio = more.perUnit / own.perUnit;
  const added = further.quantity;
  const min = quantity.min + added.min * ratio;
  const max = (quantity.max ?? quantity.min) + (added.max ?? added.min) * ratio;
  return { ...line, quantity: { min, max: max === min ? null : max } };
}

/** What the whole is in other units, if they are told of the first amount alone. */
function grown(alternative: LineMeasure, { quantity }: LineMeasure, whole: LineMeasure) {
  const { min, max } = alternative.quantity;
  const scaled = (amount: number) => (amount * whole.quantity.min) / quantity.min;
  return { ...alternative, quantity: { min: scaled(min), max: max && scaled(max) } };
}

/** Nobody sells a can of so many cups: millilitres become fluid ounces, by their ratio. */
function sizeText({ packageSize }: LineAmount, main: ShownMeasure, { view }: Look): string {
  if (!packageSize) return '';
  const { kind, system, perUnit = 0 } = measuredBy(packageSize, null) ?? {};
  const isFluid = view.system === 'imperial' && kind === 'volume' && system === 'metric';
  const size = isFluid ? { ...packageSize, unit: 'fluid-ounce' } : packageSize;
  const scale = isFluid ? { wanted: perUnit, written: 29.574 } : unscaled;
  const shown = showOne(size, { view: { ...view, scale }, ingredient: null });
  const each = view.words?.each ?? englishEach;
  return ` (${main.isPlural ? each.replace('{size}', textOf(shown)) : textOf(shown)})`;
}
