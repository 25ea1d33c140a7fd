import type { ImageId } from '../../ids.ts';
import { isInside, type Size } from '../focal-crop.ts';
import type { Crop } from '../image.ts';
import type { UseRule } from './use-edits.ts';

/** Proportions that differ by less are those of one picture in two sizes. */
const tolerance = 0.005;

export function hasSameShape(one: Size, other: Size): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) <= tolerance;
}

/** The same part of a picture whose file is replaced; null where the new one has other proportions. */
export function refitCrop(crop: Crop, from: Size, to: Size): Crop | null {
  if (!hasSameShape(from, to)) return null;
  const across = to.width / from.width;
  const down = to.height / from.height;
  const x = Math.round(crop.x * across);
  const y = Math.round(crop.y * down);
  const scaled = {
    x,
    y,
    width: Math.min(Math.max(1, Math.round(crop.width * across)), to.width - x),
    height: Math.min(Math.max(1, Math.round(crop.height * down)), to.height - y),
  };
  return isInside(scaled, to) ? scaled : null;
}

/** Uses of a picture keep their part of it where it fits the new file. */
export const refitting = (imageId: ImageId, from: Size, to: Size): UseRule => ({
  use: (use) => {
    const { crop, ...rest } = use;
    if (use.id !== imageId || !crop) return use;
    const fitting = refitCrop(crop, from, to);
    return fitting ? { ...use, crop: fitting } : rest;
  },
  id: (id) => id,
});
