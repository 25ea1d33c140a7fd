import { parseAmount } from '#domain/measures/fractions.ts';
import type { ParsedIngredientLine } from '#domain/ingredients/ingredient-line/parse-ingredient-line.ts';
import { unitOf } from '#domain/ingredients/ingredient-line/unit-words.ts';

const word = /[\p{L}\p{M}]+|\d+(?:[.,/⁄]\d+)*|[¼-¾⅐-⅞]/gu;
const closeEnough = 1e-6;

const numberWords = new Map([
  ['half', 1 / 2],
  ['quarter', 1 / 4],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['couple', 2],
  ['dozen', 12],
]);

const fluidOunce = new Set(['fl', 'fluid', 'floz', 'oz', 'ozs', 'ounce', 'ounces']);

/** The words and numbers of a text, as they are written. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/**
 * Whether the fields of a line hold all of its words and none of their own: what no text field has
 * must be the amount, the unit or a word that joins them.
 */
export function keepsEveryWord(line: string, parsed: ParsedIngredientLine): boolean {
  const left = wordsOf(line);
  for (const kept of [parsed.name, parsed.preparation, parsed.note].flatMap(textWords)) {
    const at = left.findIndex((each) => each.toLowerCase() === kept.toLowerCase());
    if (at === -1) return false;
    left.splice(at, 1);
  }
  const numbers = left.flatMap((each) => numberOf(each) ?? []);
  const others = left.filter((each) => numberOf(each) === null);
  return tellQuantity(numbers, parsed) && others.every((each) => isOfMeasure(each, parsed));
}

const textWords = (text: string | null): string[] => (text === null ? [] : wordsOf(text));

function numberOf(written: string): number | null {
  return numberWords.get(written.toLowerCase()) ?? parseAmount(written);
}

function isOfMeasure(written: string, { unit, quantityMin, quantityMax }: ParsedIngredientLine) {
  const lower = written.toLowerCase();
  if (lower === 'of') return quantityMin !== null || unit !== null;
  if (lower === 'a' || lower === 'an') return quantityMin !== null && quantityMin <= 1;
  if (lower === 'to' || lower === 'or') return quantityMin !== quantityMax;
  if (lower === 'and') return quantityMin !== null && !Number.isInteger(quantityMin);
  if (unit === 'fluid-ounce') return fluidOunce.has(lower);
  return unit !== null && unitOf(written)?.slug === unit;
}

/** Numbers in the order they are written: one, a mixed one, so many dozens, or a range of these. */
function tellQuantity(numbers: readonly number[], parsed: ParsedIngredientLine): boolean {
  const { quantityMin: min, quantityMax: max } = parsed;
  if (min === null || max === null) return numbers.length === 0;
  if (numbers.length === 0) return min === 1 && max === 1;
  if (min === max) return readings(numbers).some((value) => isClose(value, min));
  return numbers.slice(1).some((_, before) => {
    const low = readings(numbers.slice(0, before + 1));
    const high = readings(numbers.slice(before + 1));
    return low.some((value) => isClose(value, min)) && high.some((value) => isClose(value, max));
  });
}

/** What one or two numbers can mean together. */
function readings([first, second, ...more]: readonly number[]): number[] {
  if (first === undefined || more.length > 0) return [];
  if (second === undefined) return [first];
  return second < 1 ? [first + second] : [first * second];
}

const isClose = (value: number, expected: number) => Math.abs(value - expected) < closeEnough;
