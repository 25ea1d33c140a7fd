/**
 * Below each amount, measures exist at all multiples of each of the steps behind it; where there is
 * no step, at one over every even number.
 */
export type KitchenSteps = readonly (readonly [below: number, ...steps: number[]])[];

/** Where no fraction that cooks say is near, 0.14, 0.22 and 0.28 are. */
const partSteps: KitchenSteps = [
  [1 / 8],
  [1 / 2, 1 / 16, 1 / 6, 1 / 5, 0.14, 0.22],
  [1, 1 / 16, 1 / 6, 1 / 5],
];

/** For what is counted: a third of five eggs. */
export const countSteps: KitchenSteps = [
  ...partSteps,
  [4, 1 / 8, 1 / 6],
  [16, 1 / 4, 1 / 3],
  [25, 1 / 2],
  [Infinity, 1],
];

/** In teaspoons; 3 are a tablespoon, 48 a cup and 192 a quart. */
export const spoonSteps: KitchenSteps = [
  ...partSteps,
  [4, 1 / 8, 1 / 3],
  [8, 1 / 4, 1 / 3],
  [16, 1 / 2],
  [24, 1, 3 / 2],
  [48, 3 / 2, 16],
  [96, 3, 16],
  [156, 6, 16],
  [180, 12, 16],
  [192, 6],
  [768, 12, 16],
  [4800, 48],
  [Infinity, 192],
];

/** In ounces. */
export const ounceSteps: KitchenSteps = [
  [1 / 2, 0.01],
  [1, 0.05],
  [2, 1 / 10, 1 / 4, 1 / 3],
  [3, 1 / 8, 1 / 3],
  [8, 1 / 4, 1 / 3],
  [16, 1 / 2, 16 / 3],
  [32, 1, 16 / 3],
  [64, 2, 16 / 3],
  [400, 4],
  [Infinity, 16],
];

const kiloSteps: KitchenSteps = [
  [2000, 50],
  [5000, 100],
  [10_000, 250],
  [25_000, 500],
  [Infinity, 1000],
];

const scaleSteps: KitchenSteps = [
  [1, 0.01],
  [8, 0.1],
  [16, 0.5],
];

export const gramSteps: KitchenSteps = [
  ...scaleSteps,
  [82.5, 1],
  [400, 5],
  [1000, 10],
  ...kiloSteps,
];

export const milliliterSteps: KitchenSteps = [
  ...scaleSteps,
  [35, 1],
  [50, 2.5],
  [400, 5],
  [1000, 10],
  ...kiloSteps,
];

const tolerance = 1e-6;

/**
 * The nearest amount that can be measured. It depends on nothing but the amount, so that a larger
 * amount never gets a smaller measure, and the measure of a measure is itself.
 */
export function nearestMeasure(amount: number, steps: KitchenSteps): number {
  const [, ...own] = steps.find(([below]) => amount < below) ?? [];
  const [first = 0.5 / Math.round(0.5 / amount), ...others] = own.map(
    (step) => Math.round(amount / step) * step,
  );
  const distance = (measure: number) => Math.abs(measure - amount);
  return others.reduce((best, next) => (distance(next) < distance(best) ? next : best), first);
}

export function isMultiple(amount: number, step: number): boolean {
  return Math.abs(amount / step - Math.round(amount / step)) < tolerance;
}
