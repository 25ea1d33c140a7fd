import { canonicalLanguage } from '../text/language.ts';
import { isHttpAddress } from '../text/safe-href.ts';
import { attributeOf, type Document, elementsIn, parseHtml } from './html/document.ts';
import { jsonBlocks } from './markup/json-blocks.ts';
import { recipesIn } from './markup/json-things.ts';
import { microformatThings } from './markup/h-recipe.ts';
import { attributeThings, microdata, rdfa } from './markup/microdata.ts';
import { pluginRows } from './markup/plugin-groups.ts';
import { recipeOfThing, type PageAddress } from './markup/recipe-of-thing.ts';
import { withPluginGroups } from './markup/with-groups.ts';
import type { ReadRecipe } from './read-recipe.ts';

export type Page = {
  /** Where it was found; relative addresses lead on from there. */
  address: string | null;
  /** Of the reader, for a page that names none. */
  language: string;
};

/** The recipes that a page marks up for machines, the fullest first. */
export function markedRecipes(html: string, page: Page): ReadRecipe[] {
  const root = parseHtml(html);
  if (!root) return [];
  const facts = pageFacts(root, page);
  const blocks = jsonBlocks(root);
  const things = [
    recipesIn(blocks.values),
    attributeThings(root, microdata),
    attributeThings(root, rdfa),
    microformatThings(root),
  ];
  const rows = pluginRows(root);
  const recipes = things.flatMap((kind) => kind.map((thing) => recipeOfThing(thing, facts)));
  return onceEach(recipes.filter(isWhole)).map((recipe) => withPluginGroups(recipe, rows));
}

/** A list of other recipes has their names alone. */
const isWhole = (recipe: ReadRecipe): boolean =>
  recipe.ingredientGroups.value.length > 0 || recipe.stepGroups.value.length > 0;

/** Pages say the same recipe in several kinds of markup: the fuller one stays. */
function onceEach(recipes: readonly ReadRecipe[]): ReadRecipe[] {
  const byTitle = new Map<string, ReadRecipe>();
  for (const recipe of recipes) {
    const key = (recipe.title?.value ?? '').normalize('NFKC').toLowerCase();
    const known = byTitle.get(key);
    if (!known || fullness(recipe) > fullness(known)) byTitle.set(key, recipe);
  }
  return [...byTitle.values()].toSorted((one, other) => fullness(other) - fullness(one));
}

const fullness = ({ ingredientGroups, stepGroups }: ReadRecipe): number =>
  (ingredientGroups.value.length > 0 ? 1000 : 0) +
  (stepGroups.value.length > 0 ? 1000 : 0) +
  Math.min(999, ingredientGroups.value.flatMap(({ items }) => items).length);

function pageFacts(root: Document, { address, language }: Page): PageAddress {
  let base = address;
  let spoken: string | null = null;
  for (const element of elementsIn(root)) {
    if (element.name === 'html') spoken = canonicalLanguage(attributeOf(element, 'lang'));
    if (element.name === 'base') base = baseOf(attributeOf(element, 'href'), base);
    const isCanonical = element.name === 'link' && attributeOf(element, 'rel') === 'canonical';
    if (isCanonical) base ??= baseOf(attributeOf(element, 'href'), null);
  }
  return { base, language: spoken ?? language };
}

function baseOf(href: string, around: string | null): string | null {
  if (around !== null && URL.canParse(href, around)) return new URL(href, around).href;
  return isHttpAddress(href) ? href : around;
}
