import type { Size } from '../../media/focal-crop.ts';
import type { Crop, FocalPoint } from '../../media/image.ts';

/** A part of a picture, in hundredths of its sides. */
export type CropShares = { x: number; y: number; width: number; height: number };

/** The part in whole pixels inside the picture; null for all of it, which is no crop. */
export function cropOfShares(picture: Size, shares: CropShares): Crop | null {
  const across = span(picture.width, shares.x, shares.width);
  const down = span(picture.height, shares.y, shares.height);
  const isWhole = across.length === picture.width && down.length === picture.height;
  if (isWhole) return null;
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

export const sharesOfCrop = ({ width, height }: Size, crop: Crop): CropShares => ({
  x: (crop.x / width) * 100,
  y: (crop.y / height) * 100,
  width: (crop.width / width) * 100,
  height: (crop.height / height) * 100,
});

function span(side: number, start: number, length: number) {
  const pixels = (share: number) => Math.round((share / 100) * side);
  const first = Math.min(Math.max(pixels(start), 0), side - 1);
  return { start: first, length: Math.min(Math.max(pixels(length), 1), side - first) };
}

const steps: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key takes a point, with Shift by a tenth; null for another key. */
export function pointAfter(point: FocalPoint, key: string, isFar: boolean): FocalPoint | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  const by = isFar ? 0.1 : 0.01;
  return step ? pointInside({ x: point.x + step.x * by, y: point.y + step.y * by }) : null;
}

/** The point, or the nearest one inside the picture, in whole thousandths. */
export const pointInside = ({ x, y }: FocalPoint): FocalPoint => ({ x: share(x), y: share(y) });

const share = (value: number): number => Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000;

/** How a whole picture lies behind a window that shows a part of it, in hundredths of the window. */
export const behindWindow = (picture: Size, part: Crop) => ({
  width: `${(picture.width / part.width) * 100}%`,
  left: `${(-part.x / part.width) * 100}%`,
  top: `${(-part.y / part.height) * 100}%`,
});
