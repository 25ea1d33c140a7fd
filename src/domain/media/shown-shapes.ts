import { cropInside, cropToRatio, focalStep, type Focus, RATIOS, type Size } from './focal-crop.ts';
import type { Crop } from './image.ts';

/** Width over height. */
const shapes = Object.values(RATIOS);

/** Steps in which a cut can be told from its neighbours, along the longer side of the picture. */
const cutSteps = 100;

/** Whether a part is what pages show of a picture that nobody has cropped: all of it, or its middle in a shape. */
export function isShownShape(picture: Size, part: Crop): boolean {
  const middles = shapes.map((shape) => cropToRatio(picture, shape));
  return [{ ...picture, x: 0, y: 0 }, ...middles].some((shown) => isSame(shown, part));
}

/** Sides are whole pixels, so a shape may be a little off. */
export const isPageShape = (ratio: number): boolean =>
  shapes.some((shape) => Math.abs(ratio / shape - 1) < 0.02);

/**
 * Whether a part is what pages show of a picture whose crop or focal point somebody has chosen: the
 * crop as a request for it reads, or a shape of pages around what was chosen or in it.
 */
export function isPartOfFocus(picture: Size, focus: Focus, part: Crop): boolean {
  const around = shapes.map((shape) => cropToRatio(picture, shape, focus));
  return [...(focus.crop ? [focus.crop] : []), ...around]
    .map((each) => snapCut(picture, wholePixels(each)))
    .flatMap((cut) => [cut, ...shapes.map((shape) => cropInside(cut, shape))])
    .some((shown) => isSame(shown, part));
}

/** Whether a part is a shape of pages somewhere on the grid of focal points. */
function isFocalShape(picture: Size, part: Crop): boolean {
  const step = focalStep(picture);
  const isOnGrid = (offset: number, most: number) => offset % step === 0 || offset === most;
  return shapes
    .map((shape) => cropToRatio(picture, shape))
    .some(
      ({ width, height }) =>
        width === part.width &&
        height === part.height &&
        isOnGrid(part.x, picture.width - width) &&
        isOnGrid(part.y, picture.height - height),
    );
}

/** A cut in steps, so that a picture has few cuts however many are asked for; a shape of pages stays. */
export function snapCut(picture: Size, cut: Crop): Crop {
  if (isShownShape(picture, cut) || isFocalShape(picture, cut)) return cut;
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
  shapes.find(
    (ratio) => Math.abs(width / ratio - height) <= 1 || Math.abs(height * ratio - width) <= 1,
  );

const wholePixels = ({ width, height, x, y }: Crop): Crop => ({
  width: whole(width),
  height: whole(height),
  x: Math.floor(x),
  y: Math.floor(y),
});

const whole = (pixels: number): number => Math.max(1, Math.floor(pixels));

const isSame = (one: Crop, other: Crop): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;
