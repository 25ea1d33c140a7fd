import type { CollectionContent } from './collection-content.ts';
import { isSameCollection } from './collection-content.ts';

/** How many pages visitors see otherwise once a collection is saved; at least so many. */
export function changedPages(
  before: CollectionContent,
  after: CollectionContent,
  isPublished: (recipeId: string) => boolean,
): number {
  if (isSameCollection(before, after)) return 0;
  const isRenamed = after.title !== before.title || after.slug !== before.slug;
  const joined = after.recipeIds.filter((id) => !before.recipeIds.includes(id));
  const left = before.recipeIds.filter((id) => !after.recipeIds.includes(id));
  const named = isRenamed ? [...after.recipeIds, ...left] : [...joined, ...left];
  const recipes = named.filter(isPublished).length;
  const isListedAnew =
    isRenamed ||
    recipes > 0 ||
    after.imageId !== before.imageId ||
    after.imageCrop !== before.imageCrop;
  // Its own page, and where it is listed the home page and that of all collections.
  return 1 + (isListedAnew ? 2 : 0) + recipes;
}
