import type { RecipeId } from '../ids.ts';
import type { Crop } from '../media/image.ts';
import type { RichText } from '../text/rich-text.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a deleted collection can be restored. */
export const deletedCollectionsKeptMs = 30 * dayMs;

/** What a deleted collection was, so that it can come back whole. */
export type DeletedCollectionContent = {
  description: RichText | null;
  imageCrop: Crop | null;
  position: number;
  version: number;
  createdAt: number;
  /** In their order; those that are gone by then do not come back with it. */
  recipeIds: RecipeId[];
  /** Addresses that led to it. */
  formerPaths: string[];
};
