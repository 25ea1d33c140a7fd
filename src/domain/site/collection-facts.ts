import type { CollectionId, ImageId, VideoId } from '../ids.ts';
import { cropped, type Crop, type Image, pictureIn } from '../media/image.ts';
import type { RichText } from '../text/rich-text.ts';

/** A collection; it has no working copy beside what visitors see. */
export type CollectionFacts = {
  id: CollectionId;
  slug: string;
  title: string;
  description: RichText | null;
  imageId: ImageId | null;
  imageCrop: Crop | null;
  videoId: VideoId | null;
  recipeCount: number;
  updatedAt: number;
};

export function collectionPicture(
  { imageId, imageCrop }: Pick<CollectionFacts, 'imageId' | 'imageCrop'>,
  images: ReadonlyMap<string, Image>,
): Image | null {
  return imageId === null ? null : pictureIn(images, cropped({ id: imageId }, imageCrop));
}
