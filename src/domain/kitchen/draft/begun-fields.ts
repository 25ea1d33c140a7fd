import type { Id } from '../../ids.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';

/** Fields whose value is a number, and which are written in words. */
export const enteredFields = [
  'prepTimeMinutes',
  'cookTimeMinutes',
  'customTimeMinutes',
  'yieldServings',
] as const;
export type EnteredField = (typeof enteredFields)[number];

/** Such a field by its name, an `EnteredField`, or the timer of a step by the id of the step. */
export type BegunPlace = Id;

/** Words of such fields that say no value. */
export type BegunFields = Readonly<Record<BegunPlace, string>>;

/**
 * A recipe as an editor holds it, with words that say no value yet: they are kept, shown and taken
 * back like everything else of it, and keep it from being sent.
 */
export type BegunRecipe = RecipeContent & { begun?: BegunFields };

const nothing: BegunFields = {};

/** Those of a step that was taken away went with it. */
export function begunIn(recipe: RecipeContent): BegunFields {
  const { begun = nothing }: BegunRecipe = recipe;
  if (Object.keys(begun).every(isName)) return begun;
  const steps = recipe.instructionGroups.flatMap(({ instructions }) => instructions);
  const ids = new Set(steps.map(({ id }) => id));
  const left = Object.entries(begun).filter(([place]) => isName(place) || ids.has(place));
  return Object.fromEntries(left);
}

const isName = (place: BegunPlace): boolean => enteredFields.some((name) => name === place);

/** Null takes them away. */
export function withBegun(
  recipe: RecipeContent,
  place: BegunPlace,
  text: string | null,
): BegunRecipe {
  const { [place]: _, ...others } = begunIn(recipe);
  return withAllBegun(recipe, text === null ? others : { ...others, [place]: text });
}

/** The words that one copy has begun, over another. */
export function withAllBegun(recipe: RecipeContent, begun: BegunFields): BegunRecipe {
  const content = withoutBegun(recipe);
  return Object.keys(begun).length === 0 ? content : { ...content, begun };
}

/** The recipe alone, as others may get it. */
export function withoutBegun(recipe: RecipeContent): RecipeContent {
  const { begun, ...content }: BegunRecipe = recipe;
  return begun === undefined ? recipe : content;
}

const prefix = 'begun.';

export const pathOfBegun = (place: BegunPlace): string => `${prefix}${place}`;

/** The field at whose place the words stand; every other path as it is. */
export function fieldOfBegun(path: string): string {
  if (!path.startsWith(prefix)) return path;
  const place = path.slice(prefix.length);
  return isName(place) ? place : `instructionGroups..instructions.${place}.timerMinutes`;
}

/** The recipe with other steps, and what was begun of a timer among them. */
export function withSteps(
  recipe: RecipeContent,
  instructionGroups: RecipeContent['instructionGroups'],
  begun?: { stepId: Id; text: string | null },
): BegunRecipe {
  const changed = { ...recipe, instructionGroups };
  return begun
    ? withBegun(changed, begun.stepId, begun.text)
    : withAllBegun(changed, begunIn(changed));
}
