import type { Id } from '../../ids.ts';
import type { Instruction } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { referencedIds, type RichText } from '../../text/rich-text.ts';
import { plainWords } from './plain-words.ts';

/**
 * An ingredient line of the recipe as its steps speak of it; `id` is that of the usage. `apart` tells
 * it from others that are called alike.
 */
export type StepIngredient = { id: Id; title: string; pluralTitle?: string; apart?: string };

/** Endings that plurals and cases add in the languages that recipes are written in. */
const longestEnding = 2;
const shortestWord = 3;
const everything =
  /\b(?:all (?:of )?(?:the )?ingredients|remaining ingredients|alle zutaten|restlichen zutaten|tous les ingredients|todos los ingredientes|tutti gli ingredienti|alle ingredienten)\b/;

/** What each step refers to or names; a name counts by any of its words, as "butter" does for "soft butter". */
export function ingredientsByStep(
  steps: readonly Pick<Instruction, 'id' | 'content'>[],
  ingredients: readonly StepIngredient[],
): ReadonlyMap<Id, ReadonlySet<Id>> {
  const byWord = idsByWord(ingredients);
  const known = new Set(ingredients.map(({ id }) => id));
  return new Map(
    steps.map(({ id, content }) => {
      const { referred, words, isEverything } = speechOf(content);
      const named = isEverything ? [...known] : words.flatMap((word) => byWord.get(word) ?? []);
      return [id, new Set([...referred.filter((each) => known.has(each)), ...named])];
    }),
  );
}

/** Each ingredient under the words that stand for it. */
function idsByWord(ingredients: readonly StepIngredient[]): ReadonlyMap<string, readonly Id[]> {
  const byWord = new Map<string, Id[]>();
  for (const { id, title, pluralTitle = '' } of ingredients) {
    const words = plainWords(`${title} ${pluralTitle}`).filter(
      (word) => word.length >= shortestWord && !isDescription(word),
    );
    for (const word of new Set(words.map(stemOf))) {
      const ids = byWord.get(word);
      if (ids) ids.push(id);
      else byWord.set(word, [id]);
    }
  }
  return byWord;
}

type Speech = { referred: readonly Id[]; words: readonly string[]; isEverything: boolean };

const read = new WeakMap<RichText, Speech>();

/** A text is never changed in place, so that each is read once however often its recipe is. */
function speechOf(text: RichText): Speech {
  const known = read.get(text);
  if (known) return known;
  const words = plainWords(toPlainText(text));
  const speech = {
    referred: referencedIds(text).ingredientUsageIds,
    words: [...new Set(words.map(stemOf))],
    isEverything: everything.test(words.join(' ')),
  };
  read.set(text, speech);
  return speech;
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
