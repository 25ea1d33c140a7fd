import type { Id } from '../../ids.ts';
import type { FormerNames } from '../../ingredients/former-names.ts';
import type { FormerIngredientName, Ingredient } from '../../ingredients/ingredient.ts';
import { understoodForms } from '../../ingredients/understood-titles.ts';
import { isRecord } from '../../is-record.ts';
import type { IngredientUsageReferenceNode } from '../../text/rich-text.ts';
import type { IngredientUsage, RecipeContent } from '../recipe.ts';

type Known = { ingredients: ReadonlyMap<Id, Ingredient>; formerNames: FormerNames };
type Usage = Pick<IngredientUsage, 'id' | 'ingredientId' | 'ingredientTitleOverride'>;
type Written = Pick<RecipeContent, 'ingredientUsageGroups'>;

/**
 * A recipe whose texts call its ingredients by the names that these have now. Words of the cook's own
 * stay: only what says a former name, or the name of what was merged, is said anew.
 */
export function withCurrentNames<Content extends Written>(content: Content, known: Known): Content {
  const usages = content.ingredientUsageGroups.flatMap((group): Usage[] => group.ingredientUsages);
  const renamed = usages.filter(({ ingredientId }) => known.formerNames.has(ingredientId ?? ''));
  if (renamed.length === 0) return content;
  const byId = new Map(renamed.map((usage) => [usage.id, usage]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the texts of references alone are others
  return withReferences(content, (node) => {
    const usage = byId.get(node.ingredientUsageId);
    return usage ? referenceNow(node, usage, known) : node;
  }) as Content;
}

type Rename = (node: IngredientUsageReferenceNode) => IngredientUsageReferenceNode;

function withReferences(value: unknown, rename: Rename): unknown {
  if (Array.isArray(value)) return value.map((each) => withReferences(each, rename));
  if (!isRecord(value)) return value;
  if (isReference(value)) return rename(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withReferences(each, rename)]),
  );
}

const isReference = (value: object): value is IngredientUsageReferenceNode =>
  'type' in value && value.type === 'ingredient-usage-reference';

function referenceNow(
  node: IngredientUsageReferenceNode,
  { ingredientId, ingredientTitleOverride }: Usage,
  { ingredients, formerNames }: Known,
): IngredientUsageReferenceNode {
  const ingredient = ingredients.get(ingredientId ?? '');
  const text = node.children.map((leaf) => leaf.text).join('');
  const words = text.trim();
  if (!ingredient || (ingredientTitleOverride !== null && isSaid(words, ingredientTitleOverride)))
    return node;
  const now = formsOf(ingredient);
  if (isSaid(words, now.singular) || isSaid(words, now.plural)) return node;
  const name = nameNow(words, formerNames.get(ingredientId ?? '') ?? [], now);
  if (name === null) return node;
  return { ...node, children: [{ ...node.children[0], text: text.replace(words, () => name) }] };
}

type Forms = { singular: string; plural: string };

/** Null for words of the cook's own. */
function nameNow(words: string, former: readonly FormerIngredientName[], now: Forms) {
  for (const each of former) {
    const { singular, plural } = formsOf(each);
    if (isSaid(words, each.title) || isSaid(words, singular))
      return asBegun(now.singular, words, singular);
    if (isSaid(words, plural)) return asBegun(now.plural, words, plural);
  }
  return null;
}

function formsOf({ title, pluralTitle }: { title: string; pluralTitle?: string | null }): Forms {
  if (pluralTitle) return { singular: title, plural: pluralTitle };
  const { plural } = understoodForms(title);
  return { singular: title, plural };
}

const isSaid = (words: string, name: string): boolean => words.toLowerCase() === name.toLowerCase();

/** Begins with a capital where the former name was given one. */
function asBegun(name: string, words: string, former: string): string {
  const isRaised =
    words.charAt(0) !== former.charAt(0) && words.charAt(0) !== words.charAt(0).toLowerCase();
  return isRaised ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
