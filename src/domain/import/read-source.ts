import { isRecord } from '../is-record.ts';
import { lenientJson } from './markup/json-blocks.ts';
import { recipesIn } from './markup/json-things.ts';
import { recipeOfThing } from './markup/recipe-of-thing.ts';
import { hasRecipe, type Page, readPage } from './read-page.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { readOwnText } from './read-text.ts';

export type Source = {
  /** Any text: of a page with its markup, JSON of schema.org, or of people. */
  text: string;
} & Page;

export type ReadSource = {
  recipes: ReadRecipe[];
  /** What a reader would see of it, to look at beside what was read. */
  shown: string;
};

const shownMax = 60_000;

/** The recipes of a text, whatever it is; none where it holds none. */
export function readSource({ text, ...page }: Source): ReadSource {
  if (looksLikeJson(text)) {
    const things = recipesIn(
      [lenientJson(text)].filter((value) => isRecord(value) || Array.isArray(value)),
    );
    const recipes = things.map((thing) =>
      recipeOfThing(thing, { base: page.address, language: page.language }),
    );
    if (recipes.length > 0) return { recipes: recipes.filter(hasRecipe), shown: cut(text) };
  }
  if (looksLikeHtml(text)) {
    const read = readPage(text, page);
    if (read) return { recipes: read.recipes, shown: cut(read.shown) };
  }
  return { recipes: [readOwnText(text, page.language)].filter(hasRecipe), shown: cut(text) };
}

const cut = (text: string): string => text.slice(0, shownMax);

const looksLikeJson = (text: string): boolean => /^\s*[[{]/u.test(text);

/** A mail may well have a "<3"; a page has elements that begin and end. */
const looksLikeHtml = (text: string): boolean =>
  /<(?:!doctype|html|head|body|script|div|p|ul|ol|li|table|article|section|h[1-6]|span|br)\b[^<]{0,2000}>/i.test(
    text,
  );
