import { textsOf, withTexts } from '../../recipe/recipe-texts.ts';
import type { IngredientUsage, RecipeContent } from '../../recipe/recipe.ts';
import { mapInlines } from '../../text/map-inlines.ts';
import {
  type InlineNode,
  type RichText,
  type RichTextNode,
  walkRichText,
} from '../../text/rich-text.ts';
import { plain } from './likeness.ts';

/** A recipe that is a part of another one, and where it is. */
export type PartRecipe = { title: string; path: string };

type Linked = { content: RecipeContent; isLinked: boolean };

/**
 * The ingredient that a recipe of the site is leads to it, else the first words of a text that name it.
 * What leads somewhere already stays as it is, so that doing it again changes nothing.
 */
export function withPartLinked(content: RecipeContent, part: PartRecipe): Linked {
  const done = leadsTo(content, part.path) ? { content, isLinked: true } : null;
  return linkedRow(content, part) ?? done ?? linkedWords(content, part);
}

function linkedRow(content: RecipeContent, part: PartRecipe): Linked | null {
  const rows = content.ingredientUsageGroups.flatMap((group) => group.ingredientUsages);
  const row = rows.find((each) => isNamed(each, part)) ?? rows.find((each) => names(each, part));
  if (!row) return null;
  const link = row.link ?? part.path;
  const ingredientUsageGroups = content.ingredientUsageGroups.map((group) => ({
    ...group,
    ingredientUsages: group.ingredientUsages.map((each) =>
      each === row ? { ...each, link } : each,
    ),
  }));
  return { content: { ...content, ingredientUsageGroups }, isLinked: true };
}

const isNamed = ({ ingredientTitleOverride: name }: IngredientUsage, { title }: PartRecipe) =>
  plain(name ?? '') === plain(title);

const names = ({ writtenAs = '' }: IngredientUsage, { title }: PartRecipe): boolean =>
  wordsAt(plain(writtenAs), plain(title)) !== -1;

function linkedWords(content: RecipeContent, { title, path }: PartRecipe): Linked {
  let isLinked = false;
  const named = title.toLowerCase();
  const parted = (node: InlineNode): InlineNode[] => {
    // Most texts do not name it, which is found faster than where.
    if ('type' in node || isLinked || !node.text.toLowerCase().includes(named)) return [node];
    const at = wordsAt(lower(node.text), lower(title));
    if (at === -1) return [node];
    isLinked = true;
    const end = at + title.length;
    const leaf = (text: string) => ({ ...node, text });
    const beside = (text: string) => (text === '' ? [] : [leaf(text)]);
    const children = [leaf(node.text.slice(at, end))];
    return [
      ...beside(node.text.slice(0, at)),
      { type: 'link', href: path, children },
      ...beside(node.text.slice(end)),
    ];
  };
  const change = (text: RichText) => (isLinked ? text : mapInlines(text, parted));
  return { content: withTexts(content, change), isLinked };
}

/** Whether a text of it leads there already. */
function leadsTo(content: RecipeContent, path: string): boolean {
  let isFound = false;
  const enter = (node: RichTextNode) => {
    if ('type' in node && node.type === 'link' && node.href === path) isFound = true;
  };
  for (const text of textsOf(content)) walkRichText(text, { enter });
  return isFound;
}

/** In small letters, as many as there were. */
const lower = (text: string): string =>
  Array.from(text, (sign) => {
    const small = sign.toLowerCase();
    return small.length === sign.length ? small : sign;
  }).join('');

/** Where words stand in a text as words of their own; -1 where they do not. */
function wordsAt(text: string, words: string): number {
  if (words === '') return -1;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const around = text.slice(Math.max(0, at - 1), at) + text.slice(at + words.length).slice(0, 1);
    if (!/[\p{L}\p{N}]/u.test(around)) return at;
  }
  return -1;
}
