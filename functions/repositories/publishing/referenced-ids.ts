import type { RecipeFacts } from '#content/facts.ts';
import type { SiteBase } from './site-facts.ts';

export function ingredientIdsOf({ content }: RecipeFacts): string[] {
  return content.ingredientUsageGroups.flatMap((group) =>
    group.ingredientUsages.flatMap((usage) => usage.ingredientId ?? []),
  );
}

export function equipmentIdsOf({ content }: RecipeFacts): string[] {
  return content.equipmentUsages.map((usage) => usage.equipmentId);
}

export function videoIdsOf({ content }: RecipeFacts): string[] {
  const steps = content.instructionGroups.flatMap((group) => group.instructions);
  return [content.videoId, ...steps.map((step) => step.videoId)].filter((id) => id !== null);
}

/** Every picture that the site's frame and some whole recipes show. */
export function imageIdsOf(
  { settings, owner, collections }: SiteBase,
  whole: RecipeFacts[],
): string[] {
  const ids: (string | null | undefined)[] = [
    settings.featuredImageId,
    settings.logoId,
    settings.iconId,
    settings.faviconId,
    owner.avatar?.id ?? null,
    settings.book?.imageId,
    ...settings.productLinks.map((product) => product.productImageId),
    ...settings.events.map((event) => event.imageId),
    ...collections.map((collection) => collection.imageId),
    ...whole.flatMap(recipeImageIds),
  ];
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

function recipeImageIds({ content }: RecipeFacts): string[] {
  const steps = content.instructionGroups.flatMap((group) => group.instructions);
  return [
    ...content.images.map((image) => image.id),
    ...steps.flatMap((step) => step.images.map((image) => image.id)),
    ...content.equipmentUsages.flatMap((usage) => usage.imageOverrideId ?? []),
  ];
}
