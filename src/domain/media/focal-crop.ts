import type { Crop } from './image.ts';

export type Size = { width: number; height: number };

/** Width over height of the shapes in which pages show pictures. */
export const RATIOS = {
  '1:1': 1,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '4:5': 4 / 5,
  '2:3': 2 / 3,
} as const;

/**
 * The part of a picture to show in a given shape: the smallest one that holds all of what the cook
 * chose, else the largest that fits, as near to the choice's middle as the edges allow. Whole pixels.
 */
export function cropToRatio(picture: Size, ratio: number, focus?: Crop): Crop {
  const largest = fit(picture, ratio);
  const wanted = focus ? cover(focus, ratio) : largest;
  const isTooLarge = wanted.width > picture.width || wanted.height > picture.height;
  const size = isTooLarge ? largest : wanted;
  const middle = focus ?? { ...picture, x: 0, y: 0 };
  return {
    ...size,
    x: place(middle.x + middle.width / 2, size.width, picture.width),
    y: place(middle.y + middle.height / 2, size.height, picture.height),
  };
}

/** The largest part of a region that has the ratio, in the region's middle. */
export function cropInside(region: Crop, ratio: number): Crop {
  const part = cropToRatio(region, ratio);
  return { ...part, x: region.x + part.x, y: region.y + part.y };
}

export const isInside = (crop: Crop, picture: Size): boolean =>
  crop.width >= 1 &&
  crop.height >= 1 &&
  crop.x >= 0 &&
  crop.y >= 0 &&
  crop.x + crop.width <= picture.width &&
  crop.y + crop.height <= picture.height;

const fit = ({ width, height }: Size, ratio: number): Size =>
  width / height > ratio
    ? { width: whole(height * ratio), height }
    : { width, height: whole(width / ratio) };

const cover = ({ width, height }: Size, ratio: number): Size =>
  width / height < ratio
    ? { width: whole(height * ratio), height }
    : { width, height: whole(width / ratio) };

const whole = (pixels: number): number => Math.max(1, Math.round(pixels));

const place = (middle: number, length: number, available: number): number =>
  Math.min(Math.max(0, Math.round(middle - length / 2)), available - length);
