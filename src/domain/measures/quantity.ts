import { formatDecimal, formatFraction, roundToDecimal, roundToFraction } from './fractions.ts';
import type { Notation } from './fractions.ts';

/** One amount, or a range when `max` is set. */
export type Quantity = { readonly min: number; readonly max: number | null };

/** A ratio of wanted to written, never a rounded factor: 23 servings of 12 stay 23. */
export type Scale = { readonly wanted: number; readonly written: number };

export const unscaled: Scale = { wanted: 1, written: 1 };

const writtenDecimals = 3;

/** Null where nothing is written; a lone maximum counts as the amount. */
export function quantityFrom(min: number | null, max: number | null): Quantity | null {
  if (min === null) return max === null ? null : { min: max, max: null };
  if (max === null || max === min) return { min, max: null };
  return { min: Math.min(min, max), max: Math.max(min, max) };
}

export function isUnscaled(scale: Scale): boolean {
  return scale.wanted === scale.written;
}

/** Multiplies before it divides, so that whole results stay whole. */
export function scaleAmount(amount: number, scale: Scale): number {
  return (amount * scale.wanted) / scale.written;
}

export function scaleQuantity(quantity: Quantity, scale: Scale): Quantity {
  return mapQuantity(quantity, (amount) => scaleAmount(amount, scale));
}

export function mapQuantity(quantity: Quantity, change: (amount: number) => number): Quantity {
  return {
    min: change(quantity.min),
    max: quantity.max === null ? null : change(quantity.max),
  };
}

/** A range whose ends look the same is written once. */
export function formatQuantity(quantity: Quantity, notation: Notation = 'fraction'): string {
  const min = formatAmount(quantity.min, notation);
  const max = quantity.max === null ? min : formatAmount(quantity.max, notation);
  return min === max ? min : `${min}–${max}`;
}

/** Above 1 as the reader sees it: 1.02 is shown as 1 and stays singular. */
export function isAboveOne(quantity: Quantity, notation: Notation = 'fraction'): boolean {
  const amount = quantity.max ?? quantity.min;
  const shown =
    notation === 'fraction'
      ? roundToFraction(amount)
      : roundToDecimal(amount, decimalPlacesOf(amount));
  return shown > 1;
}

function formatAmount(amount: number, notation: Notation): string {
  return notation === 'fraction'
    ? formatFraction(amount)
    : formatDecimal(amount, decimalPlacesOf(amount));
}

// What a cook wrote to the milligram stays; a long decimal that scaling made is cut.
function decimalPlacesOf(amount: number): number {
  const isWritten = Math.abs(Number(amount.toFixed(writtenDecimals)) - amount) < 1e-9;
  if (isWritten) return writtenDecimals;
  return amount > 25 ? 1 : 2;
}
