import type { ParsedRecipe } from '#contract/import/recipe-parse.ts';
import type { Origin } from '#domain/import/read-recipe.ts';

type Told = { origin: Origin };

/** Where most of a recipe comes from, and what of it a cook has to look at. */
export type Doubts = {
  overall: 'exact' | 'mostlyExact' | 'mostlyRead' | 'read';
  /** How many places are marked. */
  count: number;
  /** Read from words among parts that are exact. Where most was read so, a mark on each would say nothing. */
  isOdd: (told: Told) => boolean;
};

export function doubtsOf(recipe: ParsedRecipe): Doubts {
  const parts = shownParts(recipe);
  const read = parts.filter(({ origin }) => origin === 'read').length;
  const exact = parts.length - read;
  const overall = read === 0 ? 'exact' : mostlyOf(read, exact);
  const isOdd = ({ origin }: Told) => overall === 'mostlyExact' && origin === 'read';
  const odd = parts.filter((part) => isOdd(part) && !isUnknownTime(part)).length;
  return { overall, count: odd + unknownIn(recipe), isOdd };
}

const mostlyOf = (read: number, exact: number) => {
  if (exact === 0) return 'read';
  return read > exact ? 'mostlyRead' : 'mostlyExact';
};

/** Everything that the review shows with its origin; what is missing comes from nowhere. */
function shownParts(recipe: ParsedRecipe): Told[] {
  const { title, author, description, servings, difficulty, notes, times } = recipe;
  const { ingredientGroups, instructionGroups, equipment } = recipe;
  const single = [title, author, description, servings, difficulty, notes].filter(
    (part) => part !== null,
  );
  const lists = [ingredientGroups, instructionGroups, equipment];
  return [...single, ...Object.values(times), ...lists.filter(({ value }) => value.length > 0)];
}

const isUnknownTime = (part: object): boolean =>
  'value' in part &&
  typeof part.value === 'object' &&
  part.value !== null &&
  'minutes' in part.value &&
  part.value.minutes === null;

/** What is missing, and what was found and not understood. */
function unknownIn({ title, times, ingredientGroups, instructionGroups }: ParsedRecipe): number {
  const unknown = [
    title === null,
    ingredientGroups.value.length === 0,
    instructionGroups.value.length === 0,
    ...Object.values(times).map(isUnknownTime),
    ...ingredientGroups.value.flatMap(({ lines }) =>
      lines.map(({ reading }) => reading.name === null),
    ),
  ];
  return unknown.filter(Boolean).length;
}
