import { fetchFailureTexts, importMessages } from '#contract/import/import-messages.ts';
import type { RecipeParseAnswer, RecipeParseInput } from '#contract/import/recipe-parse.ts';
import { decodeBytes } from '#domain/import/decode-bytes.ts';
import { parsedRecipe } from '#domain/import/parsed-recipe.ts';
import { readSource } from '#domain/import/read-source.ts';
import { defaultLanguage } from '#domain/text/language.ts';
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
    recipes: recipes.map((recipe) => parsedRecipe(recipe, language)),
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
