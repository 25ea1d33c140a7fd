import type { Id } from '../ids.ts';
import type { EquipmentUsage, RecipeContent } from './recipe.ts';
import { oneLine } from '../text/one-line.ts';
import { safeHref } from '../text/safe-href.ts';

/** Whose recipe it was before. */
export type Credit = { text: string; url: string | null };

export function creditOf({
  legacyRecipeData,
}: Pick<RecipeContent, 'legacyRecipeData'>): Credit | null {
  const { credit, sourceUrl } = legacyRecipeData ?? {};
  const text = typeof credit === 'string' ? oneLine(credit) : '';
  if (text === '') return null;
  return { text, url: typeof sourceUrl === 'string' ? safeHref(sourceUrl) : null };
}

/** The picture that a recipe has chosen for its equipment, else the equipment's own. */
export function equipmentImageOf<Picture>(
  usage: Pick<EquipmentUsage, 'imageOverrideId'>,
  equipment: { featuredImageId: Id | null },
  pictureOf: (id: Id | null) => Picture | null,
): Picture | null {
  return pictureOf(usage.imageOverrideId) ?? pictureOf(equipment.featuredImageId);
}
