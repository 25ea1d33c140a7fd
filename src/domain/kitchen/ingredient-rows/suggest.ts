import type { IngredientId, UnitId } from '../../ids.ts';
import { ingredientKey } from '../../ingredients/line-reading/title-override.ts';
import type { UnitName } from '../../measures/units.ts';
import { foldWord } from '../../search/search-words.ts';
import type { Pantry } from './pantry.ts';
import { readOwnLine } from './read-own-line.ts';
import { unitInWords, unitTitle } from './row-name.ts';
import type { TextRange } from './row-words.ts';

export type Suggestion =
  | { kind: 'unit'; id: UnitId; label: string; range: TextRange }
  | { kind: 'ingredient'; id: IngredientId; label: string; range: TextRange }
  | { kind: 'new'; id: 'new'; label: string; range: TextRange };

const mostUnits = 3;
const mostIngredients = 6;
const leastTyped = 2;

/** What the words before the cursor may be going to name, of a line that is being typed. */
export function suggestionsFor(line: string, cursor: number, pantry: Pantry): Suggestion[] {
  const typed = line.slice(0, cursor);
  const { name, unitSlug, ...amount } = readOwnLine(typed, pantry);
  if (!name || !typed.endsWith(name) || name.trim().length < leastTyped) return [];
  const range = { start: cursor - name.length, end: cursor };
  const isUnitOpen = amount.quantityMin !== null && unitSlug === null && !name.includes(' ');
  const units = isUnitOpen ? unitsNamed(name, pantry).slice(0, mostUnits) : [];
  return [
    ...units.map((unit): Suggestion => ({
      kind: 'unit',
      id: unit.id,
      label: unitTitle(unitInWords(unit, pantry.language), amount),
      range,
    })),
    ...ingredientsNamed(name, pantry, mostIngredients).map(({ id, title }): Suggestion => ({
      kind: 'ingredient',
      id,
      label: title,
      range,
    })),
    { kind: 'new', id: 'new', label: name, range },
  ];
}

/** Units of which a word begins so, best first; none for which another is said. */
export function unitsNamed(typed: string, { units, language }: Pantry): Pantry['units'] {
  const words = foldWord(typed.trim());
  const rank = rankBy(words);
  const shown = units.filter(({ slug, said }) => !said || said.unit.slug === slug);
  return ranked(shown, (unit) =>
    Math.min(...wordsOf(unitInWords(unit, language)).map(rank), ...wordsOf(unit).map(rank)),
  );
}

const wordsOf = ({ title, pluralTitle, abbreviation }: UnitName): string[] => [
  title,
  pluralTitle,
  abbreviation ?? title,
];

/** The cook's ingredients by their names, best first: the same, its plural, what begins so. */
export function ingredientsNamed(
  typed: string,
  { ingredients, language }: Pantry,
  limit: number,
): Pantry['ingredients'] {
  const words = foldWord(typed.trim());
  const rank = rankBy(words);
  const key = ingredientKey(typed, language);
  return ranked(ingredients, ({ title, formerly = [] }) => {
    const own = Math.min(rank(title), ...formerly.map((each) => rank(each.title) + alias));
    return own > 0 && own < notFound && ingredientKey(title, language) === key ? plural : own;
  }).slice(0, limit);
}

const plural = 0.5;
/** A former name comes behind the same of one of today. */
const alias = 0.6;
const notFound = 9;

const rankBy = (words: string) => (name: string) => {
  const title = foldWord(name);
  if (title === words) return 0;
  if (title.startsWith(words)) return 1;
  return ` ${title}`.includes(` ${words}`) ? 2 : notFound;
};

function ranked<Item>(items: readonly Item[], rankOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .filter(({ rank }) => rank < notFound)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
