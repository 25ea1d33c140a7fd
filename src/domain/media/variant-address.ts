import type { Crop } from './image.ts';

/** What a visitor asks of a picture in the query of its address. */
export type VariantRequest = { width?: number; height?: number; quality: number; crop?: Crop };

/** Sides are rounded up to one of these, which bounds the number of variants of a picture. */
export const SIDE_STEPS = [
  16, 24, 32, 48, 64, 96, 128, 160, 192, 196, 200, 240, 256, 300, 320, 360, 400, 480, 512, 600, 640,
  720, 768, 800, 900, 960, 1024, 1080, 1200, 1280, 1400, 1440, 1600, 1800, 1920, 2000, 2048, 2400,
] as const;

export const LARGEST_SIDE = 2400;

/** A phone's pixels are so fine that they hide what coding loses. */
export const PHONE_QUALITY = 65;

/** Qualities are rounded up to one of these, for the same reason. */
const QUALITY_STEPS = [25, 50, PHONE_QUALITY, 75, 90] as const;

export const qualityStep = (quality: number): number =>
  QUALITY_STEPS.find((step) => step >= quality) ?? 90;

export const stepUp = (side: number): number =>
  SIDE_STEPS.find((step) => step >= side) ?? LARGEST_SIDE;

/** The query for a request, its parts in one fixed order; empty for the picture as it is stored. */
export function formatVariantQuery(request: Partial<VariantRequest>): string {
  const { width, height, quality, crop } = request;
  const parts = [
    width === undefined ? '' : `width=${width}`,
    height === undefined ? '' : `height=${height}`,
    quality === undefined ? '' : `quality=${quality}`,
    crop === undefined ? '' : `crop=${crop.width},${crop.height},${crop.x},${crop.y}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
