import type { IngredientUsage } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { amountText, measureText } from '../ingredient-rows/amount-text.ts';
import { type Pantry, unitOfRow } from '../ingredient-rows/pantry.ts';
import { nameOf, unitNameOf } from '../ingredient-rows/row-name.ts';

/** What a usage says, in one order for all, so that two of them can be compared word by word. */
export function usageText(usage: IngredientUsage, pantry: Pantry): string {
  const size = measureText(usage.packageSize, pantry);
  const plus = measureText(usage.furtherAmount, pantry);
  const same = measureText(usage.alternativeMeasure, pantry);
  const work = usage.preparation ? toPlainText(usage.preparation).replaceAll('\n', ', ') : '';
  const line = [
    amountText(usage, unitOfRow(usage, pantry), pantry.language),
    unitNameOf(usage, pantry),
    size && `(${size})`,
    plus && `plus ${plus}`,
    same && `(${same})`,
    nameOf(usage, pantry),
  ].filter(Boolean);
  return [line.join(' '), work].filter(Boolean).join(', ');
}
