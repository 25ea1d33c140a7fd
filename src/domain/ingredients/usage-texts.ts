import type { ReadText } from '../cooking/read-text.ts';
import type { UnitName } from '../measures/units.ts';
import { isEnglish } from '../text/language.ts';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { isTextLeaf, walkRichText } from '../text/rich-text.ts';
import type { RichText } from '../text/rich-text.ts';
import { readTextAmounts, startsWithAmount } from './ingredient-line/text-amounts.ts';
import { holdsNumber } from './ingredient-line/written-number.ts';
import { tokenize } from './ingredient-line/tokens.ts';
import { unitKindOf } from './ingredient-line/unit-words.ts';
import { weighText } from './text-weighing.ts';
import type { NamedIngredient } from './text-weighing.ts';
import { withFigures } from './usage-figures.ts';
import { slugIn } from './languages/british-units.ts';
import { isVague } from './languages/line-amount.ts';
import { splitElisions } from './languages/line-tokens.ts';
import { readPhrase, vocabularyOf } from './languages/phrases.ts';

type Usage = Pick<
  IngredientUsage,
  'quantityMin' | 'quantityMax' | 'packageSize' | 'preparation' | 'ingredientTitleOverride' | 'note'
>;

/** The texts of an ingredient line that hold amounts, so that these follow the scale too. */
export function readUsageTexts(
  usage: Usage,
  { unit, ingredient }: { unit: UnitName | null; ingredient: NamedIngredient | null },
  language: string,
): ReadText[] {
  const kind = unit && unitKindOf(unit.slug);
  const count = usage.quantityMax ?? usage.quantityMin ?? 0;
  const isPacked = kind === 'container' && count <= 1 && !usage.packageSize;
  const size = usage.packageSize?.quantityMin ?? null;
  const line = { isCounted: kind !== 'measure' && count > 1, isPacked, size };
  const remarks = [...leavesOf(usage.preparation), ...(usage.note === null ? [] : [usage.note])];
  const isMeasured = kind === 'measure' && usage.quantityMin !== null;
  const named = ingredient ?? { title: usage.ingredientTitleOverride ?? '' };
  const readEnglish = (text: string) =>
    readIn(
      language,
      weighText(withFigures(readTextAmounts(text, line)), named, { ...usage, isMeasured }),
    );
  const readText = isEnglish(language) ? readEnglish : doubtfulText;
  const read = [...new Set(remarks)].map(readText);
  return [...read.filter(holdsAmount), ...unreadTitle(usage, ingredient, language)];
}

function readIn(language: string, read: ReadText): ReadText {
  const parts = read.parts.map((part) =>
    typeof part === 'string' || part.unit === null
      ? part
      : { ...part, unit: slugIn(language, part.unit) },
  );
  return { ...read, parts };
}

const holdsAmount = ({ parts, isDoubtful }: ReadText): boolean =>
  isDoubtful || parts.some((part) => typeof part !== 'string');

/** What a title holds of an amount does not scale, whether or not the line has a quantity beside it. */
function unreadTitle(
  { quantityMin, quantityMax, ingredientTitleOverride }: Usage,
  ingredient: { title: string } | null,
  language: string,
): ReadText[] {
  const text = ingredientTitleOverride ?? ingredient?.title ?? '';
  const isUnmeasured = quantityMin === null && quantityMax === null;
  const isDoubtful = isEnglish(language)
    ? holdsEnglishAmount(isUnmeasured ? text : text.replaceAll(sorts, '')) ||
      (isUnmeasured && (startsWithAmount(text) || ofOne.test(text)))
    : doubtfulText(isUnmeasured ? text : text.replaceAll(kindNumber, '')).isDoubtful ||
      (isUnmeasured && holdsNumberWord(text, language));
  return isDoubtful ? [{ text, parts: [text], isDoubtful }] : [];
}

/** "Juice of a lemon" is that of two at 2×. */
const ofOne =
  /\b(?:from|of) (?:an?|half|one) (?!(?:bit|few|kind|little|lot|mix|mixture|sort|type)\b)|^(?:another|both) /i;
const halfBehind = /\band an? (?:half|quarter|third)$/i;

function holdsEnglishAmount(text: string): boolean {
  const read = readTextAmounts(text, { isCounted: false, isPacked: false });
  return holdsAmount(read) || halfBehind.test(text);
}

/** "5 spice powder", "16/20 shrimp" */
const sorts = /\b\d+[ -]spices?\b|\b\d{1,2}\/\d{2}\b/gi;
/** The type of a flour: "Farina 00", "Mehl 405". */
const kindNumber =
  /(?<![\p{N}.,])(?:0{1,3}|\d{3,4})(?![\p{N}.,]|\s?(?:g|gr|kg|ml|cl|dl|l)(?!\p{L}))/giu;

/** "Cent vingt grammes", "Saft einer Zitrone", "zumo de medio limón": a number that nobody read. */
function holdsNumberWord(text: string, language: string): boolean {
  const words = vocabularyOf(language);
  const tokens = splitElisions(tokenize(text));
  return tokens.some((_, index) => {
    const number = words && readPhrase(tokens, index, words.numbers);
    return !!number && !isVague(tokens, number.next);
  });
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

/** Numbers that stand together, each read once, and what says that they are no amount. */
const numbers =
  /(?<run>\p{N}[\p{N}.,/ –-]*)(?<unit>%|°|(?:cm|mm|min|h)(?!\p{L}))?|(?<!\p{L})(?:type|typ|tipo|nr|n)\.?\s*\p{N}+/giu;

/** Of other languages nobody knows which amounts of a remark scale: all of them stay. */
function doubtfulText(text: string): ReadText {
  const isDoubtful = holdsNumber(withoutOtherNumbers(text));
  return { text, parts: [text], isDoubtful };
}

/** Without numbers that are no amount: "28 cm", "30 %", "Type 405". */
const withoutOtherNumbers = (text: string): string =>
  text.replaceAll(numbers, (whole, run: string | undefined, unit: string | undefined) =>
    run !== undefined && unit === undefined ? whole : '',
  );
