import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { textOf } from '#domain/import/larder/own-json.ts';
import { isRecord } from '#domain/is-record.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { isBlank } from '#domain/text/blank.ts';
import { isSlug } from '#domain/text/is-slug.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { untitledSlug } from '../../../recipes/new-recipe.ts';

/** What an archive says of a recipe or a collection, with the title and slug that it must have where none is of use. */
export function namedHere(said: unknown): { title: string; slug: string } {
  const content = isRecord(said) ? said : {};
  const title = titleHere(content);
  const { slug } = content;
  const isFit = typeof slug === 'string' && isSlug(slug);
  // The server checks what the archive says of the rest.
  return { ...content, title, slug: isFit ? slug : (slugFrom(title) ?? untitledSlug()) };
}

export function titleHere({ title }: Record<string, unknown>): string {
  const line = keptLine(textOf(title), recipeLimits.line).text;
  return isBlank(line) ? recipeImportMessages.untitled : line;
}
