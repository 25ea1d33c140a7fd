import type { EquipmentId, Id, ImageId, IngredientId, VideoId } from '../ids.ts';
import type { Ingredient } from '../ingredients/ingredient.ts';
import { type Image, pictureIn } from '../media/image.ts';
import type { VideoFacts } from '../media/film.ts';
import { equipmentImageOf } from './published-recipe.ts';
import type { EquipmentUsage, RecipeContent } from './recipe.ts';

export type EquipmentFacts = { id: EquipmentId; title: string; featuredImageId: ImageId | null };

/** What a recipe is made of, by id. */
export type PartIds = {
  ingredientIds: IngredientId[];
  equipmentIds: EquipmentId[];
  videoIds: VideoId[];
  imageIds: ImageId[];
};

/** The rows of these ids, with the pictures of equipment and the posters of videos. */
export type RecipeParts = {
  ingredients: Map<Id, Ingredient>;
  equipment: Map<Id, EquipmentFacts>;
  videos: Map<Id, VideoFacts>;
  images: Map<Id, Image>;
};

export function partIdsOf(content: RecipeContent): PartIds {
  const usages = content.ingredientUsageGroups.flatMap((group) => group.ingredientUsages);
  const steps = content.instructionGroups.flatMap((group) => group.instructions);
  return {
    ingredientIds: usages.flatMap((usage) => usage.ingredientId ?? []),
    equipmentIds: content.equipmentUsages.map((usage) => usage.equipmentId),
    videoIds: [content.videoId, ...steps.map((step) => step.videoId)].filter((id) => id !== null),
    imageIds: [
      ...content.images.map((use) => use.id),
      ...steps.flatMap((step) => step.images.map((use) => use.id)),
      ...content.equipmentUsages.flatMap((usage) => usage.imageOverrideId ?? []),
    ],
  };
}

export type UsedEquipment = {
  usage: EquipmentUsage;
  equipment: EquipmentFacts;
  image: Image | null;
};

/** The equipment of a recipe in its order; what was deleted since is not there. */
export function equipmentOf(
  { equipmentUsages }: Pick<RecipeContent, 'equipmentUsages'>,
  { equipment, images }: Pick<RecipeParts, 'equipment' | 'images'>,
): UsedEquipment[] {
  return equipmentUsages.flatMap((usage) => {
    const known = equipment.get(usage.equipmentId);
    if (!known) return [];
    const image = equipmentImageOf(usage, known, (id) => pictureIn(images, id));
    return [{ usage, equipment: known, image }];
  });
}
