import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import { equipmentImageOf } from '#domain/recipe/published-recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { PublishedParts } from '#functions/repositories/recipe/published-recipe.ts';
import { filmOf, pictureOf, picturesOf } from './published-views.ts';

export function ingredientGroupsOf(
  { ingredientUsageGroups }: RecipeContent,
  { units, ingredients }: PublishedParts,
): PublishedRecipeView['ingredientUsageGroups'] {
  return ingredientUsageGroups.map((group) => ({
    ...group,
    ingredientUsages: group.ingredientUsages.map((usage) => ({
      ...usage,
      unit: units.find(({ id }) => id === usage.unitId) ?? null,
      ingredient: ingredients.find(({ id }) => id === usage.ingredientId) ?? null,
    })),
  }));
}

export function instructionGroupsOf(
  { instructionGroups }: RecipeContent,
  parts: PublishedParts,
): PublishedRecipeView['instructionGroups'] {
  return instructionGroups.map((group) => ({
    ...group,
    instructions: group.instructions.map((instruction) => ({
      ...instruction,
      images: picturesOf(instruction.images, parts.images),
      video: filmOf(instruction.videoId, parts),
    })),
  }));
}

export function equipmentOf(
  { equipmentUsages }: RecipeContent,
  { equipment, images }: PublishedParts,
): PublishedRecipeView['equipmentUsages'] {
  const picture = (id: string | null) => (id === null ? null : pictureOf({ id }, images));
  return equipmentUsages.flatMap((usage) => {
    const known = equipment.find(({ id }) => id === usage.equipmentId);
    if (!known) return [];
    const featuredImage = picture(known.featuredImageId);
    const image = equipmentImageOf(usage, known, picture);
    return [{ ...usage, equipment: { id: known.id, title: known.title, featuredImage }, image }];
  });
}
