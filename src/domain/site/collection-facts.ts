import type { CollectionId, ImageId, RecipeId, VideoId } from '../ids.ts';
import { cropped, type Crop, type Image, type ImageUse, pictureIn } from '../media/image.ts';
import type { RichText } from '../text/rich-text.ts';

/** A collection; it has no working copy beside what visitors see. */
export type CollectionFacts = {
  id: CollectionId;
  slug: string;
  title: string;
  description: RichText | null;
  imageId: ImageId | null;
  imageCrop: Crop | null;
  /** The first of its recipes with a picture, whose picture stands in for one of its own. */
  cover: { recipeId: RecipeId; image: ImageUse } | null;
  videoId: VideoId | null;
  recipeCount: number;
  updatedAt: number;
};

export function collectionPicture(
  { imageId, imageCrop, cover }: Pick<CollectionFacts, 'imageId' | 'imageCrop' | 'cover'>,
  images: ReadonlyMap<string, Image>,
): Image | null {
  const own = imageId === null ? null : cropped({ id: imageId }, imageCrop);
  return pictureIn(images, own ?? cover?.image ?? null);
}
