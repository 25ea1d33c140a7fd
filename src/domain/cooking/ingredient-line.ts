import type { MeasuredIngredient, MeasureView } from '../measures/conversion.ts';
import type { Id } from '../ids.ts';
import type { CookText } from './cook-text.ts';
import { showLineAmount } from './line-amount.ts';
import type { LineAmount } from './line-amount.ts';
import { unitNameOf } from './unit-ref.ts';

/** An ingredient line with all that scaling and converting need; what does not apply is absent. */
export type IngredientLine = Partial<LineAmount> & {
  id: Id;
  /** Of one; the cook's own form where there is no quantity. */
  title: string;
  /** Of more than one, where that is another word. */
  plural?: string;
  weighing?: MeasuredIngredient;
  preparation?: CookText;
  note?: CookText;
  /** Its texts hold amounts that stay as they are at every scale. */
  isPartlyUnscaled?: true;
  href?: string;
};

/** Both texts as a reader sees them; `amount` holds the unit and is empty when there is nothing. */
export type ShownLine = { amount: string; title: string };

export function showIngredientLine(line: IngredientLine, view: MeasureView): ShownLine {
  const { quantity, title, plural = title } = line;
  if (!quantity) return { amount: unitNameOf(line.unit)?.title ?? '', title };
  const look = { view, ingredient: line.weighing ?? null };
  const { text, isPlural } = showLineAmount({ ...line, quantity }, look);
  return { amount: text, title: isPlural ? plural : title };
}
