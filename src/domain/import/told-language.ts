import { otherLanguageOf } from '../ingredients/written-list/language-of-list.ts';
import type { ReadRecipe, Told } from './read-recipe.ts';

/**
 * The language that a recipe says, or that its ingredients are clearly written in where that is not
 * the one around it; null where it is the one around.
 */
export function toldLanguage(
  { language, ingredientGroups }: ReadRecipe,
  around: string,
): Told<string> | null {
  if (language) return language;
  const lines = ingredientGroups.value.flatMap(({ items }) => items);
  const found = otherLanguageOf(lines, around);
  return found === null ? null : { value: found, origin: 'read' };
}
