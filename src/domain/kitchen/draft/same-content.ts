import type { RecipeContent } from '../../recipe/recipe.ts';
import { isSameData } from '../../same-data.ts';
import { withStandingBegun } from './begun-fields.ts';
import { oneLine } from '../../text/one-line.ts';

/**
 * Whether two recipes say the same, however their keys are ordered. What is absent is the same as
 * what is undefined; the server writes tags of languages in their own case, letters in one form and
 * lines without blanks at their ends.
 */
export function isSameContent(one: RecipeContent, other: RecipeContent): boolean {
  return isSameData(comparable(one), comparable(other), isStoredAlike);
}

const comparable = (recipe: RecipeContent) => ({
  ...withStandingBegun(recipe),
  language: recipe.language?.toLowerCase() ?? null,
});

const asStored = (text: string): string => oneLine(text.normalize('NFC'));

/** Whether two lines are stored as one. */
export const isStoredAlike = (one: string, other: string): boolean =>
  asStored(one) === asStored(other);
