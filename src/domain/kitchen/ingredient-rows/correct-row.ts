import { parseAmount } from '../../measures/fractions.ts';
import { quantityFrom } from '../../measures/quantity.ts';
import { findMeasuredUnit } from '../../measures/units.ts';
import type { UnitId } from '../../ids.ts';
import type { IngredientUsage } from '../../recipe/recipe.ts';
import type { MeasurementSystem } from '../../site/site.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { unitOfRow } from './pantry.ts';
import type { Pantry } from './pantry.ts';

/** Each of these corrects one part of a row; the line stays as it was typed. */

/** "2 ½", "1–2", "1 to 2", or nothing; null where it is no amount. */
export function withAmount(row: IngredientUsage, text: string): IngredientUsage | null {
  if (text.trim() === '') return { ...row, quantityMin: null, quantityMax: null };
  const whole = parseAmount(text);
  if (whole !== null) return { ...row, quantityMin: whole, quantityMax: null };
  const ends = text.split(/(?<!\s)\s*(?:[-–—]|\bto\b)\s*/).map(parseAmount);
  const [low = null, high = null] = ends;
  const quantity = low === null || high === null ? null : quantityFrom(low, high);
  if (!quantity || ends.length > 2) return null;
  return { ...row, quantityMin: quantity.min, quantityMax: quantity.max };
}

export function withUnit(row: IngredientUsage, unitId: UnitId | null): IngredientUsage {
  const { unitWord: _spelling, ...rest } = row;
  return { ...rest, unitId };
}

/** Other words name another ingredient than the one that was chosen. */
export const withName = (row: IngredientUsage, name: string): IngredientUsage => ({
  ...row,
  ingredientId: null,
  ingredientTitleOverride: name.trim() || null,
});

export const withPreparation = (row: IngredientUsage, text: string): IngredientUsage => ({
  ...row,
  preparation: text.trim() === '' ? null : paragraphsFromText(text.trim()),
});

export const withNote = (row: IngredientUsage, text: string): IngredientUsage => ({
  ...row,
  note: text.trim() || null,
});

/** The system that the amount could be converted to; null of what is counted. */
export function otherSystem(row: IngredientUsage, pantry: Pantry): MeasurementSystem | null {
  const system = findMeasuredUnit(unitOfRow(row, pantry)?.slug ?? '')?.system;
  if (!system || row.quantityMin === null) return null;
  return system === 'metric' ? 'imperial' : 'metric';
}
