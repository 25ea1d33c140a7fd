import { isDeepStrictEqual } from 'node:util';
import type { RecipeId } from '#domain/ids.ts';
import type { ChangeKey } from '#domain/publishing/publishing.ts';
import type { CollectionWithRecipes } from '#functions/repositories/collections/collection.ts';

/** What lists of collections show of one; its own page shows everything. */
const listed = ({ title, slug, imageId, imageCrop, position }: CollectionWithRecipes) => ({
  title,
  slug,
  imageId,
  imageCrop,
  position,
});

/** What changed between two states of a collection; nothing when they are the same. */
export function collectionChangeKeys(
  before: CollectionWithRecipes,
  after: CollectionWithRecipes,
): ChangeKey[] {
  if (isDeepStrictEqual(before, after)) return [];
  const moved = membershipKeys(before.recipeIds, after.recipeIds);
  const isListedAnew = moved.length > 0 || !isDeepStrictEqual(listed(before), listed(after));
  const isRenamed = after.title !== before.title || after.slug !== before.slug;
  return [
    `collection:${after.id}`,
    ...(isListedAnew ? (['collections'] as const) : []),
    // Pages of the recipes in it name it and lead to it.
    ...(isRenamed ? ([`collection-title:${after.id}`] as const) : []),
    ...moved,
  ];
}

/** Recipes that joined or left: their pages name the collections they are in. */
export function membershipKeys(before: RecipeId[], after: RecipeId[]): ChangeKey[] {
  const joined = after.filter((id) => !before.includes(id));
  const left = before.filter((id) => !after.includes(id));
  return [...joined, ...left].map((id): ChangeKey => `recipe:${id}`);
}
