/** The amount and unit a line tells, and where the ingredient begins. */
export type WrittenMeasure = {
  quantityMin: number | null;
  quantityMax: number | null;
  unit: string | null;
  next: number;
};

export function hasAmount(measure: WrittenMeasure): boolean {
  return measure.quantityMin !== null;
}
