/** An amount and its unit, by the slug of the platform's table. */
export type ParsedMeasure = { quantityMin: number; quantityMax: number; unit: string | null };

/** What a line tells of its amount beside the first measure; what does not stand in it is absent. */
export type FurtherMeasures = {
  further?: ParsedMeasure;
  /** With `excludesFurther` it is as much as the first measure without the further one. */
  alternative?: ParsedMeasure & { excludesFurther?: true };
  packageSize?: ParsedMeasure;
};

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
