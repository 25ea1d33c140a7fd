import type { Quantity } from './quantity.ts';
import { findMeasuredUnit } from './units.ts';

const thirds = [1 / 3, 2 / 3];
/** 0.33, 0.66 and 0.67 are thirds. */
const tolerance = 0.007;

/** Thirds as the numbers they are, of what is written in fractions; metric amounts stay decimal. */
export function withThirds({ min, max }: Quantity, unit: { slug: string } | null): Quantity {
  const isDecimal = unit !== null && findMeasuredUnit(unit.slug)?.system === 'metric';
  return isDecimal ? { min, max } : { min: exact(min), max: max && exact(max) };
}

function exact(amount: number): number {
  const whole = Math.floor(amount);
  const third = thirds.find((part) => Math.abs(amount - whole - part) < tolerance);
  return third ? whole + third : amount;
}
