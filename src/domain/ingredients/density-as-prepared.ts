import type { IngredientUsage } from '../recipe/recipe.ts';
import { toPlainText } from '../text/plain-text.ts';
import { findIngredientDensity } from './ingredient-densities.ts';
import type { Ingredient } from './ingredient.ts';

/** Work after which a cup holds another weight; "packed in oil" and "loosely packed" are none. */
const settling =
  /(?<!(?:loosely|lightly) )(?<![\p{L}-])(?:boiled|cooked|crushed|ground|mashed|packed|popped|powdered|pulverized|puréed|pureed|riced|steamed|whipped|wilted)(?!-|\p{L}| in )/giu;
/** "1 packed cup", whose word is a remark on the cup. */
const packed = /^(?:(?:firmly|tightly|well)[ -])?packed$/i;
/** A cup of these is a packed one. */
const packedAnyway = /\bsugar\b/i;

/**
 * The ingredient as a line prepares it: a cup of cooked rice does not weigh what a cup of rice does.
 * Without a density where nobody weighed it so.
 */
export function asPrepared(
  ingredient: Ingredient,
  { preparation, note }: Pick<IngredientUsage, 'preparation' | 'note'>,
): Ingredient {
  const { title, gramsPerLiter } = ingredient;
  const remarks = (note ?? '').split(', ').filter((remark) => packed.test(remark));
  const work = [preparation === null ? '' : toPlainText(preparation), ...remarks].join(', ');
  const words = (work.match(settling) ?? []).filter((word) => !isOf(title, word));
  if (gramsPerLiter === null || words.length === 0) return ingredient;
  const usual = findIngredientDensity(title)?.gramsPerLiter;
  const prepared = findIngredientDensity(`${words.join(' ')} ${title}`)?.gramsPerLiter ?? null;
  return prepared === usual ? ingredient : { ...ingredient, gramsPerLiter: prepared };
}

function isOf(title: string, word: string): boolean {
  const isPacked = /packed/i.test(word) && packedAnyway.test(title);
  return isPacked || title.toLowerCase().includes(word.toLowerCase());
}
