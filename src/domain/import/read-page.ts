import { canonicalLanguage } from '../text/language.ts';
import { isHttpAddress } from '../text/safe-href.ts';
import {
  attributeOf,
  type Document,
  elementsIn,
  findElement,
  parseHtml,
  rawText,
} from './html/document.ts';
import { collapsed, visibleLines } from './html/visible-text.ts';
import { jsonBlocks } from './markup/json-blocks.ts';
import { recipesIn } from './markup/json-things.ts';
import { microformatThings } from './markup/h-recipe.ts';
import { attributeThings, microdata, rdfa } from './markup/microdata.ts';
import { pluginRows } from './markup/plugin-groups.ts';
import { recipeOfThing, type PageAddress, webAddresses } from './markup/recipe-of-thing.ts';
import { withPluginGroups } from './markup/with-groups.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { readOwnText, readText } from './read-text.ts';

export type Page = {
  /** Where it was found; relative addresses lead on from there. */
  address: string | null;
  /** Relative addresses of a page that lies in a file lead on from there instead. */
  base?: string;
  /** Of the reader, for a page that names none. */
  language: string;
};

export type ReadPage = {
  recipes: ReadRecipe[];
  /** What a reader sees of it, line by line. */
  shown: string;
};

/**
 * The recipes of a page, the fullest first: what it marks up for machines, and from its text what
 * the markup leaves out. Null where its elements are nested beyond all measure.
 */
export function readPage(html: string, page: Page): ReadPage | null {
  const root = parseHtml(html);
  return root && readPageTree(root, page);
}

/** The same of a page whose tree is there already, and stays as it is. */
export function readPageTree(root: Document, page: Page): ReadPage {
  const shown = pageText(root);
  const facts = pageFacts(root, page);
  return { recipes: recipesOf(markedRecipes(root, facts), shown, facts), shown };
}

/**
 * The recipes that a page marks up, and none that only its text tells: most pages of a site hold
 * none, and lists of others look like one. The tree is that of the page.
 */
export function readMarkedRecipes(root: Document, page: Page): ReadRecipe[] {
  const facts = pageFacts(root, page);
  const recipes = markedRecipes(root, facts);
  const [first, ...others] = recipes;
  if (!first) return [];
  const isTold = recipes.some(hasRecipe);
  // Names alone: of one it is the page that says the rest, of several it lists what stands elsewhere.
  if (!isTold && others.length > 0) return [];
  const read = recipesOf(recipes, pageText(root), facts);
  return isTold ? read : read.filter((each) => hasIngredients(each) && hasSteps(each));
}

function recipesOf(recipes: readonly ReadRecipe[], text: string, facts: PageFacts): ReadRecipe[] {
  const whole = recipes.filter((recipe) => hasIngredients(recipe) && hasSteps(recipe));
  if (whole.length > 0 && !whole.some(lacksAmounts)) return whole;
  const shown =
    facts.spoken === null ? readOwnText(text, facts.language) : readText(text, facts.spoken);
  if (whole.length > 0) return whole.map((recipe) => withShownAmounts(recipe, shown));
  const [first] = recipes;
  return [first ? completed(first, shown) : withPageFacts(shown, facts)].filter(hasRecipe);
}

/** A name alone is no recipe. */
export const hasRecipe = (recipe: ReadRecipe): boolean =>
  hasIngredients(recipe) || hasSteps(recipe);

function markedRecipes(root: Document, facts: PageFacts): ReadRecipe[] {
  const things = [
    recipesIn(jsonBlocks(root)),
    attributeThings(root, microdata),
    attributeThings(root, rdfa),
    microformatThings(root),
  ];
  const recipes = things.flatMap((kind) => kind.map((thing) => recipeOfThing(thing, facts)));
  const rows = pluginRows(root);
  return onceEach(recipes)
    .slice(0, recipesMax)
    .map((recipe, at) => {
      const whole = withAddress(recipe, facts);
      return at < shownMax ? withPluginGroups(whole, rows) : whole;
    });
}

/** A page of more is an attack. */
const recipesMax = 50;
/** Recipes whose cards a page shows in full. */
const shownMax = 3;

/** The text of a page as a reader copies it, under the name of the page. */
function pageText(root: Document): string {
  const title = findElement(root, ({ name }) => name === 'title');
  return [collapsed(title ? rawText(title) : ''), ...visibleLines(root)].join('\n');
}

const hasIngredients = ({ ingredientGroups }: ReadRecipe): boolean =>
  ingredientGroups.value.some(({ items }) => items.length > 0);

const hasSteps = ({ stepGroups }: ReadRecipe): boolean =>
  stepGroups.value.some(({ items }) => items.length > 0);

/** Some sites mark up what is needed and leave out how much. */
function lacksAmounts({ ingredientGroups }: ReadRecipe): boolean {
  const lines = ingredientGroups.value.flatMap(({ items }) => items);
  return lines.length >= leastLines && !lines.some((line) => /\p{N}/u.test(line));
}

const leastLines = 4;

/** The lines that the page shows, where they are those of the markup with their amounts before them. */
function withShownAmounts(recipe: ReadRecipe, shown: ReadRecipe): ReadRecipe {
  const marked = recipe.ingredientGroups.value.flatMap(({ items }) => items);
  const lines = shown.ingredientGroups.value.flatMap(({ items }) => items);
  const isSame = lines.length <= marked.length * 2 && standIn(marked, lines);
  return lacksAmounts(recipe) && isSame
    ? { ...recipe, ingredientGroups: shown.ingredientGroups }
    : recipe;
}

/** Each line is part of another one, in the same order. */
function standIn(marked: readonly string[], lines: readonly string[]): boolean {
  let next = 0;
  return marked.every((line) => {
    const at = lines.findIndex((each, index) => index >= next && each.includes(line));
    next = at + 1;
    return at !== -1;
  });
}

/** Markup with a name and no lines: the lines are those of the page. */
const completed = (marked: ReadRecipe, shown: ReadRecipe): ReadRecipe => ({
  ...marked,
  title: marked.title ?? shown.title,
  ingredientGroups: hasIngredients(marked) ? marked.ingredientGroups : shown.ingredientGroups,
  stepGroups: hasSteps(marked) ? marked.stepGroups : shown.stepGroups,
  servings: marked.servings ?? shown.servings,
  notes: marked.notes ?? shown.notes,
  times: { ...shown.times, ...marked.times },
});

/** Of a page most lines are not of the recipe: none of them counts as left out. */
const withPageFacts = (shown: ReadRecipe, facts: PageFacts): ReadRecipe =>
  withAddress({ ...shown, unread: [] }, facts);

const withAddress = (
  recipe: ReadRecipe,
  { address, spoken, picture, beside }: PageFacts,
): ReadRecipe => ({
  ...recipe,
  address:
    ownAddress(recipe, beside) ?? (address === null ? null : { value: address, origin: 'exact' }),
  language: recipe.language ?? (spoken === null ? null : { value: spoken, origin: 'exact' }),
  pictures:
    recipe.pictures.value.length > 0 || picture === null
      ? recipe.pictures
      : { value: [picture], origin: 'read' },
});

/** A path beside a page in a file is no address of it. */
const ownAddress = ({ address }: ReadRecipe, beside: string | null): ReadRecipe['address'] =>
  beside !== null && address?.value.startsWith(beside) === true ? null : address;

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

type PageFacts = PageAddress & {
  address: string | null;
  /** Of the page, where it names one. */
  spoken: string | null;
  /** What the page shares of itself. */
  picture: string | null;
  /** With what addresses begin that are paths beside a page in a file. */
  beside: string | null;
};

function pageFacts(root: Document, { address, language, base: beside }: Page): PageFacts {
  let base = beside ?? address;
  let spoken: string | null = null;
  let canonical: string | null = null;
  let picture: string | null = null;
  for (const element of elementsIn(root)) {
    const { name } = element;
    if (name === 'html') spoken = canonicalLanguage(attributeOf(element, 'lang'));
    if (name === 'base') base = baseOf(attributeOf(element, 'href'), base);
    if (name === 'link' && /\bcanonical\b/i.test(attributeOf(element, 'rel'))) {
      canonical ??= baseOf(attributeOf(element, 'href'), address);
    }
    const isPicture = name === 'meta' && attributeOf(element, 'property') === 'og:image';
    if (isPicture) picture ??= attributeOf(element, 'content') || null;
  }
  const facts = { base: base ?? canonical, language: spoken ?? language };
  const [shared = null] = webAddresses([picture], facts);
  return {
    ...facts,
    address: address ?? canonical,
    spoken,
    picture: shared,
    beside: rootOf(beside),
  };
}

const rootOf = (base: string | undefined): string | null =>
  base === undefined ? null : new URL('/', base).href;

function baseOf(href: string, around: string | null): string | null {
  if (around !== null && URL.canParse(href, around)) return new URL(href, around).href;
  return isHttpAddress(href) ? href : around;
}
