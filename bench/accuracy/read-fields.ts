import { readPage } from '#domain/import/read-page.ts';
import type { ReadGroup, ReadRecipe } from '#domain/import/read-recipe.ts';
import { readText } from '#domain/import/read-text.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { PageField, SavedPage } from './recipe-pages.ts';

/** What was read of a field, and the same with the titles of its groups among the lines. */
export type ReadField = { lines: string[]; withTitles: string[] };
export type ReadFields = Record<PageField, ReadField>;

/** What the import makes of a page, by its markup first. */
export const fieldsOfPage = ({ html, address, language }: SavedPage): ReadFields =>
  fieldsOf(readPage(html, { address, language })?.recipes[0]);

/** What the import makes of a text alone. */
export const fieldsOfText = (text: string, { language }: SavedPage): ReadFields =>
  fieldsOf(readText(text, language));

function fieldsOf(recipe: ReadRecipe | undefined): ReadFields {
  const title = recipe?.title?.value ?? '';
  return {
    title: { lines: [title], withTitles: [title] },
    ingredients: linesOf(recipe?.ingredientGroups.value ?? [], (line) => line),
    instructions: linesOf(recipe?.stepGroups.value ?? [], ({ text }) => toPlainText(text)),
  };
}

const linesOf = <Item>(
  groups: readonly ReadGroup<Item>[],
  textOf: (item: Item) => string,
): ReadField => ({
  lines: groups.flatMap(({ items }) => items.map(textOf)),
  withTitles: groups.flatMap(({ title, items }) => [
    ...(title === null ? [] : [title]),
    ...items.map(textOf),
  ]),
});
