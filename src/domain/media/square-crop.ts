import type { Crop } from './image.ts';
import { cropToRatio, type Size } from './focal-crop.ts';

/** A square crop in whole pixels; the largest one by default. */
export const firstSquare = (picture: Size, chosen?: Crop): Crop =>
  cropToRatio(picture, 1, chosen && { crop: chosen });

export const largestSide = ({ width, height }: Size): number => Math.min(width, height);
export const smallestSide = (picture: Size): number =>
  Math.max(1, Math.round(largestSide(picture) / 4));

/** The square with its corner there, or as near as the edges of the picture allow. */
export function placeSquare(picture: Size, square: Crop, corner: { x: number; y: number }): Crop {
  return {
    ...square,
    x: between(corner.x, picture.width - square.width),
    y: between(corner.y, picture.height - square.height),
  };
}

/** The square in another size around the same middle. */
export function resizeSquare(picture: Size, square: Crop, wanted: number): Crop {
  const largest = largestSide(picture);
  const side = Math.min(largest, Math.max(smallestSide(picture), Math.round(wanted)));
  const corner = {
    x: square.x + (square.width - side) / 2,
    y: square.y + (square.height - side) / 2,
  };
  return placeSquare(picture, { ...square, width: side, height: side }, corner);
}

const between = (wanted: number, most: number): number =>
  Math.min(Math.max(0, Math.round(wanted)), Math.max(0, most));
