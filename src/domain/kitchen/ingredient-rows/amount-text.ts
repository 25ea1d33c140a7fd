import { formatAmount } from '../../measures/fractions.ts';
import { notationOf } from '../../measures/units.ts';
import type { Unit } from '../../measures/units.ts';
import type { IngredientUsage, UsageMeasure } from '../../recipe/recipe.ts';
import { decimalMarkOf } from '../../text/language.ts';
import { unitOfRow } from './pantry.ts';
import type { Pantry } from './pantry.ts';
import { unitNameOf } from './row-name.ts';

/** An amount as it is typed, "1–2". */
export const amountText = (
  { quantityMin, quantityMax }: Pick<IngredientUsage, 'quantityMin' | 'quantityMax'>,
  unit: Unit | null,
  language: string,
): string => rangeOf({ quantityMin, quantityMax }, (end) => withMark(end, unit, language));

/** A measure beside the quantity, "250 g". */
export function measureText(measure: UsageMeasure | undefined, pantry: Pantry): string {
  if (!measure) return '';
  const unit = unitOfRow(measure, pantry);
  const amount = amountText(measure, unit, pantry.language);
  const words = { ...measure, ingredientId: null, ingredientTitleOverride: null };
  return [amount, unitNameOf(words, pantry)].filter(Boolean).join(' ');
}

const marks = new Map<string, string>();

/** Asking for it takes a millisecond, which is too long for a key. */
export function markIn(language: string): string {
  const mark = marks.get(language) ?? decimalMarkOf(language);
  marks.set(language, mark);
  return mark;
}

const withMark = (end: number, unit: Unit | null, language: string): string =>
  formatAmount(end, notationOf(unit)).replace('.', markIn(language));

export const rangeOf = (
  { quantityMin, quantityMax }: Pick<IngredientUsage, 'quantityMin' | 'quantityMax'>,
  write: (end: number) => string,
): string =>
  [quantityMin, quantityMax].flatMap((end) => (end === null ? [] : [write(end)])).join('–');
