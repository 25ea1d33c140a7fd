import type { RecipeContent } from '../../recipe/recipe.ts';
import { type EnteredField, withBegun } from '../draft/begun-fields.ts';

/** What a field takes from words. */
export type Reading = {
  value: number;
  /** What it is a number of, where the words tell that too; null where they do not. */
  description?: string | null;
  /** Whether the words say more than a field can hold, such as "4-6". */
  isInexact: boolean;
};

/** Whether words say no value, or more than one: they stay as they were typed. */
export const isOpen = (text: string, reading: Pick<Reading, 'isInexact'> | null): boolean =>
  text.trim() !== '' && (reading === null || reading.isInexact);

type Entry = {
  name: EnteredField;
  text: string;
  reading: Reading | null;
  /** What it was a number of before somebody began to write. */
  descriptionBefore: string | null;
};

/** The recipe with a text that was written into a field. What it cannot hold is kept as words. */
export function withEntered(
  recipe: RecipeContent,
  { name, text, reading, descriptionBefore }: Entry,
): RecipeContent {
  if (isOpen(text, reading)) return withBegun(recipe, name, text);
  const described = reading?.description ?? descriptionBefore;
  return {
    ...withBegun(recipe, name, null),
    [name]: reading?.value ?? null,
    ...(name === 'yieldServings' && { servingDescription: described }),
  };
}
