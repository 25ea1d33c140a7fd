import type { ImageId } from '../../ids.ts';
import { referencedIds, type RichText } from '../../text/rich-text.ts';
import { partIdsOf } from '../recipe-parts.ts';
import type { RecipeContent } from '../recipe.ts';

/** What readers and search engines look for in a recipe, in the order of its page. */
export const recipePartNames = [
  'picture',
  'alternativeText',
  'description',
  'times',
  'yield',
  'ingredients',
  'steps',
  'unusedIngredients',
] as const;
export type RecipePartName = (typeof recipePartNames)[number];

/** What a recipe still lacks; `isDescribed` tells whether a picture has an alternative text. */
export function missingParts(
  content: RecipeContent,
  isDescribed: (imageId: ImageId) => boolean,
): RecipePartName[] {
  const { prepTimeMinutes, cookTimeMinutes, customTimeMinutes } = content;
  const isMissing: Record<RecipePartName, boolean> = {
    picture: content.images.length === 0,
    alternativeText: hasUndescribed(content, isDescribed),
    description: content.description === null,
    times: [prepTimeMinutes, cookTimeMinutes, customTimeMinutes].every((time) => time === null),
    yield: content.yieldServings === null,
    ingredients: usagesOf(content).length === 0,
    steps: stepsOf(content).length === 0,
    unusedIngredients: hasUnusedIngredients(content),
  };
  return recipePartNames.filter((name) => isMissing[name]);
}

function hasUndescribed(
  content: RecipeContent,
  isDescribed: (imageId: ImageId) => boolean,
): boolean {
  const uses = [...content.images, ...stepsOf(content).flatMap((step) => step.images)];
  const decorative = new Set(uses.flatMap((use) => (use.decorative ? [use.id] : [])));
  return !partIdsOf(content).imageIds.every((id) => isDescribed(id) || decorative.has(id));
}

const usagesOf = ({ ingredientUsageGroups }: RecipeContent) =>
  ingredientUsageGroups.flatMap((group) => group.ingredientUsages);

const stepsOf = ({ instructionGroups }: RecipeContent) =>
  instructionGroups.flatMap((group) => group.instructions);

/** A cook whose steps refer to no ingredient at all writes them out in words. */
function hasUnusedIngredients(content: RecipeContent): boolean {
  const texts: (RichText | null)[] = [
    ...content.instructionGroups.map((group) => group.note),
    ...stepsOf(content).flatMap((step) => [step.content, step.note]),
  ];
  const used = new Set(
    texts.flatMap((text) => (text ? referencedIds(text).ingredientUsageIds : [])),
  );
  return used.size > 0 && usagesOf(content).some(({ id }) => !used.has(id));
}
