import { unitElsewhere } from '../../ingredients/languages/unit-elsewhere.ts';
import { isUnitWord, unitWordMax } from '../../ingredients/own-units/unit-word.ts';
import { parseAmount } from '../../measures/fractions.ts';
import { quantityFrom } from '../../measures/quantity.ts';
import { findMeasuredUnit } from '../../measures/units.ts';
import type { UnitId } from '../../ids.ts';
import type { IngredientUsage } from '../../recipe/recipe.ts';
import type { MeasurementSystem } from '../../site/site.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { unitOfRow } from './pantry.ts';
import type { Pantry } from './pantry.ts';
import { nameOf } from './row-name.ts';
import { unitNamed } from './row-words.ts';

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

/** The unit that words name in the recipe's language or in another one; null where they name none. */
export function withUnitNamed(
  row: IngredientUsage,
  words: string,
  pantry: Pantry,
): IngredientUsage | null {
  const known = unitNamed(words, pantry);
  if (known) return withUnit(row, known.id);
  const slug = unitElsewhere(words, pantry.language)?.slug;
  const unit = pantry.units.find((each) => each.slug === slug);
  return unit ? { ...withUnit(row, unit.id), unitWord: words } : null;
}

/**
 * The row with a unit that nobody knows: it is counted, and called as its cook calls it. The word goes
 * from the name that begins with it. Null of what is no word of a unit.
 */
export function withNewUnit(
  row: IngredientUsage,
  word: string,
  pantry: Pantry,
): IngredientUsage | null {
  const counted = pantry.units.find(({ slug }) => slug === 'piece');
  if (!counted || !isUnitWord(word) || word.length > unitWordMax) return null;
  const name = nameOf(row, pantry);
  const hasWord = name.toLowerCase().startsWith(`${word.toLowerCase()} `);
  return {
    ...withUnit(hasWord ? withName(row, name.slice(word.length)) : row, counted.id),
    unitWord: word,
  };
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
