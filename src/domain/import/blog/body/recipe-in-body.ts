import type { BlockNode, ListItemNode, ListNode, RichText } from '../../../text/rich-text.ts';
import { toPlainText } from '../../../text/plain-text.ts';
import type { Document } from '../../html/document.ts';
import { visibleLines } from '../../html/visible-text.ts';
import { hasRecipe, readPage } from '../../read-page.ts';
import type { ReadRecipe } from '../../read-recipe.ts';
import { readText } from '../../read-text.ts';
import { recipesBySections } from './recipe-sections.ts';
import { factsInLines } from '../../text/facts-in-lines.ts';
import { sectionOf } from '../../text/section-words.ts';

export type WrittenRecipe = {
  recipes: ReadRecipe[];
  /** Lines of the text that are no part of a recipe; null where there is none. */
  left: ReadonlySet<string> | null;
};

export type BodyText = {
  html: string;
  root: Document;
  title: string;
  language: string;
  base: string | null;
};

/** Recipes that stand in the text of a post itself, marked up for machines or written for people. */
export function recipesInBody(body: BodyText): WrittenRecipe {
  const lines = visibleLines(body.root);
  const marked = markedRecipes(body);
  if (marked.length > 0) return { recipes: marked, left: withoutLinesOf(marked, lines, body) };
  const parted = recipesBySections(body.root, body.language);
  if (parted.length > 0) {
    const used = new Set(parted.flatMap((each) => each.used).map(keyOf));
    return {
      recipes: parted.map(({ recipe }) => named(recipe, parted.length === 1, body)),
      left: new Set(
        storyLines(lines)
          .map(keyOf)
          .filter((line) => !used.has(line)),
      ),
    };
  }
  const parts = partsOf(lines);
  const read = parts.map((part) => ({ part, recipe: recipeOfLines(part, body) }));
  const recipes = read.flatMap(({ recipe }) => (recipe ? [recipe] : []));
  if (recipes.length === 0) return { recipes: [], left: null };
  const left = read.flatMap(({ part, recipe }) => (recipe ? leftLines(recipe) : part));
  return {
    recipes: recipes.map((recipe) => named(recipe, recipes.length === 1, body)),
    left: new Set(left.map(keyOf)),
  };
}

/** Old plugins and cooks who know HTML say in the text itself what is what. */
function markedRecipes({ html, language, base }: BodyText): ReadRecipe[] {
  if (!/itemprop|itemscope|ld\+json|hrecipe|h-recipe|typeof=/i.test(html)) return [];
  const page = readPage(html, { address: base, language });
  return (page?.recipes ?? [])
    .filter(({ ingredientGroups }) => ingredientGroups.origin === 'exact')
    .filter(hasRecipe)
    .map((recipe) => ({ ...recipe, address: null }));
}

/** A text is a recipe where it has both parts of one, and at least one of them under a heading. */
function recipeOfLines(lines: readonly string[], { title, language }: BodyText): ReadRecipe | null {
  const hasHeading = lines.some((line) => announces(line));
  if (!hasHeading) return null;
  const recipe = readText([title, '', ...lines].join('\n'), language);
  const ingredients = recipe.ingredientGroups.value.flatMap(({ items }) => items);
  const steps = recipe.stepGroups.value.flatMap(({ items }) => items);
  return ingredients.length >= leastLines && steps.length > 0 ? recipe : null;
}

const leastLines = 2;

function announces(line: string): boolean {
  const section = sectionOf(line);
  return section === 'ingredients' || section === 'steps';
}

/** Several recipes in one text, each from the line above its list of ingredients on. */
function partsOf(lines: readonly string[]): string[][] {
  const lists = lines.flatMap((line, at) => (sectionOf(line) === 'ingredients' ? [at] : []));
  const isParted = lists.every((at, index) => {
    const next = lists[index + 1] ?? lines.length;
    return lines.slice(at + 1, next).some((line) => sectionOf(line) === 'steps');
  });
  if (lists.length < 2 || !isParted) return [[...lines]];
  const starts = lists.map((at, index) => (index === 0 ? 0 : Math.max(0, at - 1)));
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

/** Of several in a post each has its own name, which stands above it. */
function named(recipe: ReadRecipe, isOnly: boolean, { title }: BodyText): ReadRecipe {
  const hasOwn = !isOnly && recipe.title !== null && recipe.title.value !== title;
  const whole: ReadRecipe = { ...recipe, description: null, unread: [] };
  return hasOwn ? whole : { ...whole, title: { value: title, origin: 'read' } };
}

const leftLines = ({ unread, description }: ReadRecipe): string[] => [
  ...unread.map(({ text }) => text),
  ...(description ? toPlainText(description.value).split('\n') : []),
];

function withoutLinesOf(
  recipes: readonly ReadRecipe[],
  lines: readonly string[],
  { language }: BodyText,
): ReadonlySet<string> {
  const own = new Set(recipes.flatMap(linesOfRecipe).map(keyOf));
  const { taken } = factsInLines(lines, { language, steps: null });
  const facts = new Set(taken);
  return new Set(
    storyLines(lines.filter((_, at) => !facts.has(at)))
      .map(keyOf)
      .filter((line) => !own.has(line)),
  );
}

/** Headings of the parts of a recipe are no story. */
const storyLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => sectionOf(line) === null);

/** Everything that a recipe says in words of its page. */
export const linesOfRecipe = (recipe: ReadRecipe): string[] => [
  recipe.title?.value ?? '',
  ...recipe.ingredientGroups.value.flatMap(({ title, items }) => [title ?? '', ...items]),
  ...recipe.stepGroups.value.flatMap(({ title, items }) => [
    title ?? '',
    ...items.flatMap(({ text }) => toPlainText(text).split('\n')),
  ]),
  ...(recipe.notes ? toPlainText(recipe.notes.value).split('\n') : []),
];

/** Letters and digits alone: readers of lists take marks off. */
export const keyOf = (line: string): string =>
  line
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The text without what went into its recipes. */
export function withoutRecipes(text: RichText, left: ReadonlySet<string>): RichText {
  const children = text.children.flatMap((block): BlockNode[] => {
    if (!isListBlock(block)) return left.has(keyOf(toPlainText(block))) ? [block] : [];
    const items = block.children.filter((item) => isLeft(item, left));
    return items.length > 0 ? [{ ...block, children: items }] : [];
  });
  return { type: 'document', children };
}

const isListBlock = (block: BlockNode): block is ListNode =>
  block.type === 'bulleted-list' || block.type === 'numbered-list';

const isLeft = (item: ListItemNode, left: ReadonlySet<string>): boolean =>
  toPlainText(item)
    .split('\n')
    .some((line) => left.has(keyOf(line)));
