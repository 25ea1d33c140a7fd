import { formatAmount } from './fractions.ts';
import type { KitchenPart } from './kitchen-parts.ts';
import type { MeasureWords } from './measure-words.ts';
import { findMeasuredUnit, notationOf, unitLabel } from './units.ts';

/**
 * Amount and unit, joined by a blank, are the text; where it has several parts, the amount holds
 * all but the last unit. `isPlural` tells which title of the ingredient fits.
 */
export type ShownMeasure = { amount: string; unit: string | null; isPlural: boolean };

/** Words one amount or both ends of a range; a range whose ends look the same is written once. */
export function wordRange(
  ends: readonly (readonly KitchenPart[])[],
  words: Omit<MeasureWords, 'each'>,
): ShownMeasure {
  const numberOf = ({ amount, unit }: KitchenPart): string =>
    formatAmount(amount, notationOf(unit)).replace('.', words.decimal);
  const labelOf = ({ amount, unit }: KitchenPart): string | null => {
    // The cook's own spelling is another object than the unit that is known.
    const forms = unit && findMeasuredUnit(unit.slug) === unit && words.units[unit.slug];
    return forms ? forms[amount > 1 ? 1 : 0] : unit && unitLabel(unit, amount);
  };
  const wordParts = (parts: readonly KitchenPart[]): string =>
    parts
      .map((part) => [numberOf(part), labelOf(part)].filter(Boolean).join(' '))
      .join(` ${words.plus} `);
  const texts = [...new Set(ends.map(wordParts))];
  const last = ends.at(-1)?.at(-1);
  const unit = last ? labelOf(last) : null;
  const numbers = ends.flatMap(([only, further]) => (only && !further ? [numberOf(only)] : []));
  const isOfOneUnit =
    numbers.length === ends.length && new Set(ends.map(([only]) => only?.unit?.slug)).size === 1;
  return {
    amount: isOfOneUnit
      ? [...new Set(numbers)].join('–')
      : withoutEnd(texts.join(` ${words.to} `), unit),
    unit,
    isPlural: (ends.at(-1)?.length ?? 0) > 1 || (last?.amount ?? 0) > 1,
  };
}

const withoutEnd = (text: string, unit: string | null): string =>
  unit === null ? text : text.slice(0, -unit.length - 1);
