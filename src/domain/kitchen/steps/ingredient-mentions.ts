import type { Id } from '../../ids.ts';
import type { Instruction, InstructionGroup } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { referencedIds } from '../../text/rich-text.ts';
import { plainWords } from './plain-words.ts';

/** An ingredient line of the recipe as its steps speak of it; `id` is that of the usage. */
export type StepIngredient = { id: Id; title: string; pluralTitle?: string };

/** Endings that plurals and cases add in the languages that recipes are written in. */
const longestEnding = 2;
const shortestWord = 3;
const everything =
  /\b(?:all (?:of )?(?:the )?ingredients|remaining ingredients|alle zutaten|restlichen zutaten|tous les ingredients|todos los ingredientes|tutti gli ingredienti|alle ingredienten)\b/;

/** The ingredients that any step refers to or names. */
export function namedIngredients(
  groups: readonly InstructionGroup[],
  ingredients: readonly StepIngredient[],
): ReadonlySet<Id> {
  const named = groups.flatMap(({ instructions }) =>
    instructions.flatMap((step) => ingredientsIn(step, ingredients)),
  );
  return new Set(named);
}

/** What a step speaks of; a name counts by any of its words, as "butter" does for "soft butter". */
export function ingredientsIn(
  { content }: Pick<Instruction, 'content'>,
  ingredients: readonly StepIngredient[],
): Id[] {
  const referred = new Set(referencedIds(content).ingredientUsageIds);
  const words = plainWords(toPlainText(content));
  if (everything.test(words.join(' '))) return ingredients.map(({ id }) => id);
  const known = new Set(words.map(stemOf));
  return ingredients
    .filter(({ id, title, pluralTitle = '' }) => {
      if (referred.has(id)) return true;
      const own = plainWords(`${title} ${pluralTitle}`).filter(
        (word) => word.length >= shortestWord,
      );
      return own.some((word) => known.has(stemOf(word)) && !isDescription(word));
    })
    .map(({ id }) => id);
}

/** Those that begin with what was typed first, then those that no step has used yet. */
export function mentionable(
  ingredients: readonly StepIngredient[],
  typed: string,
  used: ReadonlySet<Id>,
): StepIngredient[] {
  const sought = plainWords(typed);
  const found = ingredients.filter(({ title, pluralTitle = '' }) => {
    const words = plainWords(`${title} ${pluralTitle}`);
    return sought.every((each) => words.some((word) => word.startsWith(each)));
  });
  return found.toSorted((one, other) => Number(used.has(one.id)) - Number(used.has(other.id)));
}

const isDescription = (word: string): boolean => descriptions.has(word);

/** Words of titles that tell how a thing is, which steps use of others too. */
const descriptions = new Set(
  (
    'and for the large small medium fresh freshly ground dried chopped sliced grated melted cold warm hot ' +
    'black white red green brown dark light whole extra virgin unsalted salted plain soft und oder frisch ' +
    'frische kalt warm klein gross rot weiss avec sans frais fraiche rouge blanc con sin fresco fresca ' +
    'rojo blanco rosso bianco met vers verse rood wit'
  ).split(' '),
);

/** What is left of a word without the ending of its plural. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:es|en|er|s|n|e|i|a|o)$/, '');
  return word.length - stem.length <= longestEnding && stem.length >= shortestWord ? stem : word;
}
