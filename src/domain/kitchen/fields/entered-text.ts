import type { RecipeContent } from '../../recipe/recipe.ts';
import { type EnteredField, withBegun } from '../draft/begun-fields.ts';

/** What a field takes from words. */
export type Reading = {
  value: number;
  /** What it is a number of, where the words tell that too; null where they do not. */
  description?: string | null;
  /** Whether the words say more than is kept, such as "4-6". */
  isInexact: boolean;
};

type Entry = {
  name: EnteredField;
  text: string;
  reading: Reading | null;
  /** What it was a number of before somebody began to write. */
  descriptionBefore: string | null;
};

/** The recipe with a text that was written into a field. What says no value is kept as words. */
export function withEntered(
  recipe: RecipeContent,
  { name, text, reading, descriptionBefore }: Entry,
): RecipeContent {
  const isEmpty = text.trim() === '';
  if (reading === null && !isEmpty) return withBegun(recipe, name, text);
  const described = reading?.description ?? descriptionBefore;
  return {
    ...withBegun(recipe, name, null),
    [name]: reading?.value ?? null,
    ...(name === 'yieldServings' && { servingDescription: described }),
  };
}
