import { cropToRatio, RATIOS, type Size } from './focal-crop.ts';
import type { Crop } from './image.ts';

/** Steps in which a cut can be told from its neighbours, along the longer side of the picture. */
const cutSteps = 100;

/** Whether a part is what pages show of a picture that nobody has cropped: all of it, or its middle in a shape. */
export function isShownShape(picture: Size, part: Crop): boolean {
  const shapes = Object.values(RATIOS).map((ratio) => cropToRatio(picture, ratio));
  return [{ ...picture, x: 0, y: 0 }, ...shapes].some((shape) => isSame(shape, part));
}

/** A cut in steps, so that a picture has few cuts however many are asked for; a shape of pages stays. */
export function snapCut(picture: Size, cut: Crop): Crop {
  if (isShownShape(picture, cut)) return cut;
  const step = Math.max(1, Math.round(Math.max(picture.width, picture.height) / cutSteps));
  const toStep = (pixels: number) => Math.max(step, Math.round(pixels / step) * step);
  const ratio = shapeOf(cut) ?? toStep(cut.width) / toStep(cut.height);
  const width = Math.min(toStep(cut.width), picture.width, picture.height * ratio);
  const size = { width: whole(width), height: whole(width / ratio) };
  return {
    ...size,
    x: Math.min(Math.round(cut.x / step) * step, picture.width - size.width),
    y: Math.min(Math.round(cut.y / step) * step, picture.height - size.height),
  };
}

/** The shape of pages that a part in whole pixels has. */
const shapeOf = ({ width, height }: Size): number | undefined =>
  Object.values(RATIOS).find(
    (ratio) => Math.abs(width / ratio - height) <= 1 || Math.abs(height * ratio - width) <= 1,
  );

const whole = (pixels: number): number => Math.max(1, Math.floor(pixels));

const isSame = (one: Crop, other: Crop): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;
