import {
  cropToRatio,
  type Focus,
  type RatioName,
  RATIOS,
  type Size,
} from '../../media/focal-crop.ts';
import type { Crop } from '../../media/image.ts';

export const shapeNames = [
  '1:1',
  '4:3',
  '3:2',
  '16:9',
  '4:5',
  '2:3',
] as const satisfies RatioName[];

/** The largest part of that shape around what was chosen; null where that is all of the picture. */
export function cropOfShape(
  picture: Size,
  name: RatioName,
  { crop, focalPoint }: Focus,
): Crop | null {
  const point = crop ? middleOf(picture, crop) : focalPoint;
  const part = cropToRatio(picture, RATIOS[name], point ? { focalPoint: point } : {});
  const isWhole = part.width === picture.width && part.height === picture.height;
  return isWhole ? null : part;
}

const middleOf = (picture: Size, { x, y, width, height }: Crop) => ({
  x: (x + width / 2) / picture.width,
  y: (y + height / 2) / picture.height,
});

/** The shape that a crop has, but for what whole pixels take from it; null for one of its own. */
export const shapeOfCrop = ({ width, height }: Crop): RatioName | null =>
  shapeNames.find(
    (name) =>
      Math.abs(width / RATIOS[name] - height) <= 1 || Math.abs(height * RATIOS[name] - width) <= 1,
  ) ?? null;
