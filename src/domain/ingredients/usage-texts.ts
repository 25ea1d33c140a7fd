import type { ReadText } from '../cooking/read-text.ts';
import type { UnitName } from '../measures/units.ts';
import { isEnglish } from '../text/language.ts';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { isTextLeaf, walkRichText } from '../text/rich-text.ts';
import type { RichText } from '../text/rich-text.ts';
import { readTextAmounts, startsWithAmount } from './ingredient-line/text-amounts.ts';
import { holdsNumber } from './ingredient-line/written-number.ts';
import { unitKindOf } from './ingredient-line/unit-words.ts';

type Usage = Pick<
  IngredientUsage,
  'quantityMin' | 'quantityMax' | 'packageSize' | 'preparation' | 'ingredientTitleOverride' | 'note'
>;

/** The texts of an ingredient line that hold amounts, so that these follow the scale too. */
export function readUsageTexts(
  usage: Usage,
  { unit, ingredient }: { unit: UnitName | null; ingredient: { title: string } | null },
  language: string,
): ReadText[] {
  const kind = unit && unitKindOf(unit.slug);
  const count = usage.quantityMax ?? usage.quantityMin ?? 0;
  const isPacked = kind === 'container' && count <= 1 && !usage.packageSize;
  const line = { isCounted: kind !== 'measure' && count > 1, isPacked };
  const remarks = [...leavesOf(usage.preparation), ...(usage.note === null ? [] : [usage.note])];
  const readText = (text: string) =>
    isEnglish(language) ? readTextAmounts(text, line) : doubtfulText(text);
  const read = [...new Set(remarks)].map(readText);
  return [...read.filter(holdsAmount), ...unreadTitle(usage, ingredient, language)];
}

const holdsAmount = ({ parts, isDoubtful }: ReadText): boolean =>
  isDoubtful || parts.some((part) => typeof part !== 'string');

/** A line that nobody could part holds its amount in its title, where it does not scale. */
function unreadTitle(
  { quantityMin, quantityMax, ingredientTitleOverride }: Usage,
  ingredient: { title: string } | null,
  language: string,
): ReadText[] {
  const text = ingredientTitleOverride ?? ingredient?.title ?? '';
  if (quantityMin !== null || quantityMax !== null) return [];
  const isDoubtful = isEnglish(language)
    ? holdsAmount(readTextAmounts(text, { isCounted: false, isPacked: false })) ||
      startsWithAmount(text)
    : doubtfulText(text).isDoubtful;
  return isDoubtful ? [{ text, parts: [text], isDoubtful }] : [];
}

function leavesOf(text: RichText | null): string[] {
  const leaves: string[] = [];
  if (text) {
    walkRichText(text, {
      enter: (node) => {
        if (isTextLeaf(node)) leaves.push(node.text);
      },
    });
  }
  return leaves;
}

const noAmount =
  /\p{N}[\p{N}.,/ –-]*(?:%|°|(?:cm|mm|min|h)(?!\p{L}))|(?<!\p{L})(?:type|typ|tipo|nr|n)\.?\s*\p{N}+/giu;

/** Of other languages nobody knows which amounts of a remark scale: all of them stay. */
function doubtfulText(text: string): ReadText {
  const isDoubtful = holdsNumber(text.replaceAll(noAmount, ''));
  return { text, parts: [text], isDoubtful };
}
