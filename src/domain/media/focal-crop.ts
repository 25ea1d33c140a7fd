import type { Crop, FocalPoint } from './image.ts';

export type Size = { width: number; height: number };

/** What is to show of a picture: a part that a cook chose, or a point. */
export type Focus = { crop?: Crop; focalPoint?: FocalPoint };

/** Width over height of the shapes in which pages show pictures. */
export const RATIOS = {
  '1:1': 1,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '4:5': 4 / 5,
  '2:3': 2 / 3,
} as const;

export type RatioName = keyof typeof RATIOS;

/**
 * The part of a picture to show in a given shape: the smallest one that holds all of what the cook
 * chose, else the largest that fits, as near to the focal point or the choice's middle as the edges
 * allow. Whole pixels.
 */
export function cropToRatio(
  picture: Size,
  ratio: number,
  { crop: focus, focalPoint }: Focus = {},
): Crop {
  const largest = shaped(picture, ratio, isWider(picture, ratio));
  const wanted = focus ? shaped(focus, ratio, !isWider(focus, ratio)) : largest;
  const isTooLarge = wanted.width > picture.width || wanted.height > picture.height;
  const size = isTooLarge ? largest : wanted;
  if (focalPoint && size === largest) return around(picture, size, focalPoint);
  const middle = focus ?? { ...picture, x: 0, y: 0 };
  return {
    ...size,
    x: place(middle.x + middle.width / 2, size.width, picture.width),
    y: place(middle.y + middle.height / 2, size.height, picture.height),
  };
}

/** A part around a point, on a grid, so that a picture has few parts wherever its point is moved. */
function around(picture: Size, size: Size, { x, y }: FocalPoint): Crop {
  const step = focalStep(picture);
  const on = (point: number, length: number, available: number) => {
    const grid = length < step ? 1 : step;
    return place(Math.round((point - length / 2) / grid) * grid, 0, available - length);
  };
  return {
    ...size,
    x: on(x * picture.width, size.width, picture.width),
    y: on(y * picture.height, size.height, picture.height),
  };
}

/** The steps in which parts around a focal point lie apart, in pixels. */
export const focalStep = ({ width, height }: Size): number =>
  Math.max(1, Math.round(Math.max(width, height) / 20));

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

const isWider = ({ width, height }: Size, ratio: number): boolean => width / height > ratio;

const shaped = ({ width, height }: Size, ratio: number, isByHeight: boolean): Size =>
  isByHeight ? { width: whole(height * ratio), height } : { width, height: whole(width / ratio) };

const whole = (pixels: number): number => Math.max(1, Math.round(pixels));

const place = (middle: number, length: number, available: number): number =>
  Math.min(Math.max(0, Math.round(middle - length / 2)), available - length);
