import { fetchFailureTexts, importMessages } from '#contract/import/import-messages.ts';
import type {
  ParsedRecipe,
  RecipeParseAnswer,
  RecipeParseInput,
} from '#contract/import/recipe-parse.ts';
import { decodeBytes } from '#domain/import/decode-bytes.ts';
import type { ReadRecipe, ReadStep } from '#domain/import/read-recipe.ts';
import { readSource } from '#domain/import/read-source.ts';
import { servingsOf } from '#domain/import/written-servings.ts';
import { readLine } from '#domain/ingredients/line-reading/read-line.ts';
import { splitTemperatures } from '#domain/measures/temperature.ts';
import { findDurations } from '#domain/measures/text-durations.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { FetchedFile } from '#functions/adapters/pages/page-fetcher.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { invalidAt } from '../service-error.ts';

/** The recipes of a text, of a page as HTML or of the page at an address, each field with its origin. */
export async function parseRecipe(
  ctx: PersonContext,
  { text, html, url, language = defaultLanguage }: RecipeParseInput,
): Promise<RecipeParseAnswer> {
  const page = url === undefined ? null : await fetchPage(ctx, url);
  const source = page?.text ?? html ?? text ?? '';
  const address = page?.address ?? null;
  const { recipes, shown } = readSource({ text: source, address, language });
  return {
    recipes: recipes.map((recipe) => parsed(recipe, language)),
    source: { kind: page ? 'address' : kindOf(html), address, text: shown },
  };
}

const kindOf = (html: string | undefined) => (html === undefined ? 'text' : 'html');

const page = {
  accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,text/plain;q=0.8',
  bytesMax: 2 * 1024 * 1024,
};
const readable = /^(?:text\/|application\/(?:xhtml\+xml|xml|json|ld\+json)$|$)/;

async function fetchPage({ adapters }: PersonContext, url: string) {
  const outcome = await adapters.pages.fetch(withScheme(url), page);
  if ('failure' in outcome) throw invalidAt('url', fetchFailureTexts.page[outcome.failure]);
  if (!isText(outcome.file)) throw invalidAt('url', importMessages.noPage);
  const { bytes, charset, address } = outcome.file;
  return { text: decodeBytes(bytes, charset), address };
}

const isText = ({ type }: FetchedFile): boolean => readable.test(type);

/** "pies.example/tart", as people type it. */
const withScheme = (url: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(url.trim()) ? url.trim() : `https://${url.trim()}`;

function parsed(recipe: ReadRecipe, around: string): ParsedRecipe {
  const language = recipe.language?.value ?? around;
  const { servings, ingredientGroups, stepGroups, ...rest } = recipe;
  return {
    ...rest,
    servings: servings && { ...servings, value: servingsOf(servings.value) },
    ingredientGroups: {
      ...ingredientGroups,
      value: ingredientGroups.value.map(({ title, items }) => ({
        title,
        lines: items.map((text) => ({ text, reading: readLine(text, language) })),
      })),
    },
    instructionGroups: {
      ...stepGroups,
      value: stepGroups.value.map(({ title, items }) => ({
        title,
        steps: items.map((step) => parsedStep(step, language)),
      })),
    },
  };
}

function parsedStep(step: ReadStep, language: string) {
  const text = toPlainText(step.text);
  return {
    ...step,
    timerMinutes: findDurations(text, language)[0]?.minutes ?? null,
    temperatures: splitTemperatures(text).flatMap((segment) =>
      segment.type === 'text' ? [] : [segment.text],
    ),
  };
}
