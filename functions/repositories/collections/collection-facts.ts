import { collections } from '#functions/db/schema/site/collections.ts';
import { selection } from '#functions/db/selection.ts';

/** What pages and the public API show of a collection. */
export const collectionFacts = selection({
  id: collections.id,
  slug: collections.slug,
  title: collections.title,
  description: collections.description,
  imageId: collections.imageId,
  imageCrop: collections.imageCrop,
  videoId: collections.videoId,
  recipeCount: collections.recipeCount,
  updatedAt: collections.updatedAt,
});
