import type { EquipmentId, Id, ImageId, IngredientId, VideoId } from '../ids.ts';
import type { FormerNames } from '../ingredients/former-names.ts';
import type { Ingredient } from '../ingredients/ingredient.ts';
import { type Image, pictureIn } from '../media/image.ts';
import type { VideoFacts } from '../media/film.ts';
import { equipmentImageOf } from './published-recipe.ts';
import type { EquipmentUsage, RecipeContent } from './recipe.ts';

export type EquipmentFacts = {
  id: EquipmentId;
  title: string;
  featuredImageId: ImageId | null;
  /** Where readers find it, where a recipe leads nowhere else. */
  link?: string | null;
};

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
  /** What ingredients were called before, by each id that names them. */
  formerNames: FormerNames;
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

/**
 * The equipment of a recipe in its order; what was deleted since is not there. What became one and
 * the same thing is there once, with what the recipe says of it first.
 */
export function equipmentOf(
  { equipmentUsages }: Pick<RecipeContent, 'equipmentUsages'>,
  { equipment, images }: Pick<RecipeParts, 'equipment' | 'images'>,
): UsedEquipment[] {
  const used = equipmentUsages.flatMap((named) => {
    const known = equipment.get(named.equipmentId);
    if (!known) return [];
    const usage = { ...named, link: named.link ?? known.link ?? null };
    const image = equipmentImageOf(usage, known, (id) => pictureIn(images, id));
    return [{ usage, equipment: known, image }];
  });
  return used.filter((each, at) => {
    const same = used.findIndex((other) => isSameThing(other, each));
    return same === at || used[same]?.usage.equipmentId === each.usage.equipmentId;
  });
}

const isSameThing = (one: UsedEquipment, other: UsedEquipment): boolean =>
  one.equipment.id === other.equipment.id &&
  one.usage.equipmentTitleOverride === other.usage.equipmentTitleOverride;
