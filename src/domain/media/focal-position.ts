import { cropToRatio } from './focal-crop.ts';
import type { Picture } from './picture-address.ts';

/**
 * The CSS `object-position` that keeps the focal point of a picture in sight where its box has another
 * shape than the part it was cut to; null without a focal point. A drawing is never cut before.
 */
export function objectPosition(picture: Picture, ratio: number | null): string | null {
  const { focalPoint: point, width, height, contentType } = picture;
  if (!point) return null;
  const isWhole = contentType === 'image/svg+xml';
  const cut = ratio === null ? picture.crop : cropToRatio(picture, ratio, picture);
  const part = (isWhole ? undefined : cut) ?? { width, height, x: 0, y: 0 };
  const x = percent((point.x * width - part.x) / part.width);
  const y = percent((point.y * height - part.y) / part.height);
  return `${x}% ${y}%`;
}

const percent = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 100);
