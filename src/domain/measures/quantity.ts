/** One amount, or a range when `max` is set. */
export type Quantity = {
  readonly min: number;
  readonly max: number | null;
  /** As the cook wrote it, where the page would write it in another way: "¾" of a litre. */
  readonly figure?: string;
};

/** The figures of the measures of a line. */
export type MeasureFigures = Partial<
  Record<'quantity' | 'furtherAmount' | 'alternativeMeasure' | 'packageSize', string>
>;

/** A ratio of wanted to written, never a rounded factor: 23 servings of 12 stay 23. */
export type Scale = { readonly wanted: number; readonly written: number };

export const unscaled: Scale = { wanted: 1, written: 1 };

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
