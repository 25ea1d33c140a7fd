import { showIngredientLine } from '#domain/cooking/ingredient-line.ts';
import { readPlainText } from '#domain/cooking/read-cook-text.ts';
import { writeIngredientGroups } from '#domain/cooking/write-groups.ts';
import { cleanLine } from '#domain/ingredients/ingredient-line/clean-line.ts';
import { readUsageTexts } from '#domain/ingredients/usage-texts.ts';
import { languageWords } from '#domain/ingredients/languages/language-words.ts';
import { measureWordsOf } from '#domain/ingredients/languages/language-units.ts';
import { usageWords } from '#domain/ingredients/usage-words.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { unscaled } from '#domain/measures/quantity.ts';
import { findBuiltInUnit } from '#domain/measures/built-in-units.ts';
import { decodeEntities } from '../scripts/import/decode-entities.ts';
import { recipeFromRow } from '../scripts/import/recipe-from-row.ts';
import { readLine } from '../scripts/import/ingredients/read-line.ts';
import type { RecipeRow } from '../scripts/import/recipe-row.ts';

const words = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ');
const glyphs: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const number =
  /(?:(\d+)(?: and (?:a +)?| & | ?- ?| +)?)?(\d+) ?\/ ?(\d+)(?!\d|-inch)|(\d*[.,]\d+|\d+)/g;
const tolerance = 0.015;
const recipeId = '0b7c3b52-5d0c-5c41-9d0a-1f4b8a1a2b3c';

/** Lines whose page, at the scale it is written for, shows a number the source has not or lacks one. */
export function changedNumbers(lines: readonly string[], language = 'en'): string[] {
  return lines.filter((line) => {
    const [written, shown] = [line, pageTextOf(line, language)].map((text) =>
      valuesIn(numbersOf(text, language)),
    );
    if (!written || !shown) return true;
    return !holdsAll(shown, written) || !holdsAll([...written, 1], shown);
  });
}

/** The line as a page shows it, as written. */
export function pageTextOf(line: string, language = 'en'): string {
  const recipe = recipeFromRow(
    { ...rowOf(line), language },
    { id: recipeId, slug: 'r', imageIds: [] },
    references,
  );
  const view = {
    system: 'as-written',
    temperature: 'fahrenheit',
    scale: unscaled,
    words: measureWordsOf(language) ?? undefined,
  } as const;
  const reading = { view, lines: new Map() };
  return writeIngredientGroups(recipe.ingredientUsageGroups ?? [], namesIn(language))
    .flatMap(({ lines }) => lines)
    .map((shown) => {
      const { amount, title } = showIngredientLine(shown, view);
      const texts = [shown.preparation, shown.note].flatMap((text) => text ?? []);
      return `${amount} ${title}, ${readPlainText(texts, reading)}`;
    })
    .join('\n');
}

const rowOf = (line: string): RecipeRow => ({
  id: 'r',
  title: 'r',
  slug: null,
  source: null,
  sourceFile: null,
  sourceUrl: null,
  licence: null,
  author: null,
  language: null,
  description: '',
  datePublished: null,
  ingredients: [line],
  instructions: [],
  notes: '',
  tags: [],
  servings: null,
  yieldServings: null,
  times: {},
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  customTimeLabel: null,
  customTimeMinutes: null,
  images: [],
  markdown: null,
});

const references = {
  language: 'en',
  readLine,
  unitId: (slug: string) => slug,
  ingredient: (key: string) => ({ id: key, title: key }),
  termId: () => null,
};

const ingredientOf = (title: string) => ({
  id: title,
  title,
  gramsPerLiter: null,
  defaultMetricMeasurementMethod: 'weight' as const,
  defaultImperialMeasurementMethod: 'volume' as const,
});

const unitOf = (usage: { unitId: string | null }) => findBuiltInUnit(usage.unitId ?? '');

const namedIn = (usage: { unitId: string | null; ingredientId: string | null }) => ({
  unit: unitOf(usage),
  ingredient: usage.ingredientId === null ? null : ingredientOf(usage.ingredientId),
});

const namesIn = (language: string) => ({
  unit: findBuiltInUnit,
  ingredient: ingredientOf,
  image: () => null,
  video: () => null,
  words: (usage: IngredientUsage) => usageWords(usage, namedIn(usage), language),
  texts: (usage: IngredientUsage) => readUsageTexts(usage, namedIn(usage), language),
  shortId: (id: string) => id,
});

/** The number words of a language as digits, so that one reader counts them all. */
function numbersOf(text: string, language: string): string {
  const { numbers = {}, multiples = {} } = languageWords(language) ?? {};
  const spelled = [...Object.entries(numbers), ...Object.entries(multiples)].toSorted(
    ([one], [other]) => other.length - one.length,
  );
  return spelled.reduce(
    (left, [word, value]) =>
      left.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\p{M}'’])${word}(?=$|[^\p{L}\p{M}])`, 'giu'),
        String(value),
      ),
    language === 'en'
      ? text
      : text.replaceAll(/(\d)\.(?=\d{3}(?!\d))/g, '$1').replaceAll(joint, ' and '),
  );
}

const joint = /(?<=\d) (?:und|et|y|e|en) (?=\d+ ?\/)/g;

/** The numbers of a text, read apart from the parser: digits, fractions and the words of small ones. */
function valuesIn(text: string): number[] {
  return [...plain(text).matchAll(number)].map(([, whole, over, under, decimal = '']) => {
    if (over !== undefined) return Number(whole ?? 0) + Number(over) / Number(under);
    const isGrouped = /^[1-9]\d{0,2},\d{3}$/.test(decimal);
    return Number(isGrouped ? decimal.replace(',', '') : decimal.replace(',', '.'));
  });
}

function plain(text: string): string {
  return (
    cleanLine(decodeEntities(text))
      .toLowerCase()
      .replaceAll(/[¼-¾⅐-⅞]/gu, (glyph) => ` ${glyphs[glyph] ?? glyph}`)
      .replaceAll('⁄', '/')
      // A heat told in both scales is shown in one.
      .replaceAll(/(\d ?°?f) ?[/(] ?\d+ ?°?c\b/g, '$1')
      .replaceAll(/\b(?:one-)?half\b/g, ' 1/2 ')
      .replaceAll(/\bquarter\b/g, ' 1/4 ')
      .replaceAll(/\b[a-z]+\b/g, (word) =>
        words.includes(word) ? `${words.indexOf(word) + 1}` : word,
      )
      .replaceAll(/(\d+)?\s*\bdozen\b/g, (_, count?: string) => String(12 * Number(count ?? 1)))
      .replaceAll(/\bcouple\b/g, '2')
  );
}

/** Whether the numbers are a sub-multiset of the others. */
function holdsAll(values: readonly number[], wanted: readonly number[]): boolean {
  const left = [...values];
  return wanted.every((value) => {
    const at = left.findIndex((each) => Math.abs(each - value) <= tolerance * value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
