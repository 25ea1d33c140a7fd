import type { ImageId } from '../ids.ts';

/** A part of a picture, in pixels of the stored picture. */
export type Crop = { width: number; height: number; x: number; y: number };

export type ImageUse = { id: ImageId; crop?: Crop };

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
};

/** The picture with the part of it that shows; whole without one. */
export const cropped = <Picture extends object>(
  picture: Picture,
  crop: Crop | null | undefined,
): Picture & { crop?: Crop } => (crop ? { ...picture, crop } : picture);
