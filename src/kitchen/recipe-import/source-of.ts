import type { RecipeParseInput } from '#contract/import/recipe-parse.ts';
import { isHttpAddress } from '#domain/text/safe-href.ts';

/** "pies.example/tart" as people type it: a name with a dot, and nothing else beside it. */
const bareAddress = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?$/u;

/** What was pasted as the API takes it: an address alone is where a page is, all else the recipe itself. */
export function sourceOf(pasted: string, language: string): RecipeParseInput {
  const text = pasted.trim();
  if (isHttpAddress(text) || bareAddress.test(text)) return { url: text, language };
  return /^<(?:!doctype|html|head|body|div|article|section|script)\b/i.test(text)
    ? { html: text, language }
    : { text: pasted, language };
}
