import type { ImageId } from '../../ids.ts';
import { referencedIds, type RichText } from '../../text/rich-text.ts';
import type { RecipeContent } from '../recipe.ts';
import { missingPlaces, type RecipePartName, recipePartNames, stepsOf } from './missing-places.ts';

/**
 * What a list says that a recipe lacks: of what its editor says, which knows the cook's ingredients
 * too, all that is sure without them.
 */
export function missingParts(
  content: RecipeContent,
  isDescribed: (imageId: ImageId) => boolean,
): RecipePartName[] {
  const titleOf = (usage: { ingredientTitleOverride: string | null }) =>
    usage.ingredientTitleOverride;
  const places = missingPlaces(content, { isDescribed, titleOf });
  const missing = new Set(places.map(({ part }) => part));
  if (!refersToIngredients(content)) missing.delete('unusedIngredients');
  return recipePartNames.filter((name) => missing.has(name));
}

/** A cook whose steps refer to no ingredient at all writes them out in words. */
function refersToIngredients(content: RecipeContent): boolean {
  const texts: (RichText | null)[] = [
    ...content.instructionGroups.map((group) => group.note),
    ...stepsOf(content).flatMap((step) => [step.content, step.note]),
  ];
  return texts.some((text) => text !== null && referencedIds(text).ingredientUsageIds.length > 0);
}
