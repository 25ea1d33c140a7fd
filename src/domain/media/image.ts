import type { ImageId } from '../ids.ts';

/** A part of a picture, in pixels of the stored picture. */
export type Crop = { width: number; height: number; x: number; y: number };

/** What must show of a picture however it is cut: shares of its width and height, from 0 to 1. */
export type FocalPoint = { x: number; y: number };

/** A picture where it is shown; a decorative one says nothing that the text does not. */
export type ImageUse = { id: ImageId; crop?: Crop; decorative?: true };

/** A stored picture; `lqip` is a tiny blurred placeholder as a data address. */
export type Image = {
  id: ImageId;
  key: string;
  width: number;
  height: number;
  lqip: string;
  alt: string;
  contentType: string;
  crop?: Crop;
  focalPoint?: FocalPoint;
};

/** The picture with the part of it that shows; whole without one. */
export const cropped = <Picture extends object>(
  picture: Picture,
  crop: Crop | null | undefined,
): Picture & { crop?: Crop } => (crop ? { ...picture, crop } : picture);

/** The picture as one use of it shows it; nobody is read the description of a decorative one. */
export const inUse = <Picture extends { alt: string }>(
  picture: Picture,
  use: Omit<ImageUse, 'id'> | null,
): Picture & { crop?: Crop } => ({
  ...cropped(picture, use?.crop),
  ...(use?.decorative && { alt: '' }),
});

/** The picture of an id with the part of it that shows; null when there is none. */
export function pictureIn(
  images: ReadonlyMap<string, Image>,
  use: ImageUse | ImageId | null,
): Image | null {
  if (use === null) return null;
  const { id, ...shown } = typeof use === 'string' ? { id: use } : use;
  const image = images.get(id);
  return image ? inUse(image, shown) : null;
}

/** Those that are there, in their order. */
export const picturesIn = (
  images: ReadonlyMap<string, Image>,
  uses: readonly ImageUse[],
): Image[] => uses.flatMap((use) => pictureIn(images, use) ?? []);
