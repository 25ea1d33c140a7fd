import type { RecipeContent } from '../../recipe/recipe.ts';

/** Fields whose value is a number, and which are written in words. */
export const enteredFields = [
  'prepTimeMinutes',
  'cookTimeMinutes',
  'customTimeMinutes',
  'yieldServings',
] as const;
export type EnteredField = (typeof enteredFields)[number];

/** Words of such fields that say no value. */
export type BegunFields = Readonly<Partial<Record<EnteredField, string>>>;

/**
 * A recipe as an editor holds it, with words that say no value yet: they are kept, shown and taken
 * back like everything else of it, and keep it from being sent.
 */
export type BegunRecipe = RecipeContent & { begun?: BegunFields };

const nothing: BegunFields = {};

export function begunIn(recipe: RecipeContent): BegunFields {
  const { begun = nothing }: BegunRecipe = recipe;
  return begun;
}

/** Null takes them away. */
export function withBegun(
  recipe: RecipeContent,
  name: EnteredField,
  text: string | null,
): BegunRecipe {
  const { [name]: _, ...others } = begunIn(recipe);
  return withAllBegun(recipe, text === null ? others : { ...others, [name]: text });
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

export const pathOfBegun = (name: string): string => `${prefix}${name}`;

/** The field at whose place the words stand; every other path as it is. */
export const fieldOfBegun = (path: string): string =>
  path.startsWith(prefix) ? path.slice(prefix.length) : path;
