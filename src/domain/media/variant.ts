import type { Crop } from './image.ts';
import { cropInside, isInside } from './focal-crop.ts';
import type { Size } from './focal-crop.ts';
import { variantPrefix } from './media-key.ts';
import { LARGEST_SIDE, qualityStep, stepUp } from './variant-address.ts';
import type { VariantRequest } from './variant-address.ts';
import { isPageShape, isShownShape, snapCut } from './shown-shapes.ts';

export type VariantQuery =
  | { kind: 'original' }
  | { kind: 'variant'; request: VariantRequest }
  | { kind: 'invalid'; parameter: string };

/** What is made of the picture: a region of it, scaled to a size. */
export type VariantPlan = { region: Crop; width: number; height: number; quality: number };

const DEFAULT_QUALITY = 75;
const MAX_ASKED_SIDE = 4096;
const MAX_COORDINATE = 100_000;

export function parseVariantQuery(query: URLSearchParams): VariantQuery {
  const asked = [...query];
  if (asked.length === 0) return { kind: 'original' };
  const request: VariantRequest = { quality: DEFAULT_QUALITY };
  const seen = new Set<string>();
  for (const [name, value] of asked) {
    const read = PARAMETERS.get(name);
    if (!read || seen.has(name) || !read(request, value))
      return { kind: 'invalid', parameter: name };
    seen.add(name);
  }
  return { kind: 'variant', request };
}

/**
 * Sizes a variant in whole pixels, never above the picture's own; nothing for a crop outside it, or
 * for a shape in which no page shows pictures.
 */
export function planVariant(picture: Size, request: VariantRequest): VariantPlan | undefined {
  const asked = request.crop ?? { ...picture, x: 0, y: 0 };
  if (!isInside(asked, picture)) return undefined;
  const chosen = snapCut(picture, asked);
  const { width: askedWidth, height: askedHeight } = request;
  const isShaped = askedWidth !== undefined && askedHeight !== undefined;
  if (isShaped && !isPageShape(askedWidth / askedHeight)) return undefined;
  const region = isShaped ? cropInside(chosen, askedWidth / askedHeight) : chosen;
  const ratio = isShaped ? askedWidth / askedHeight : region.width / region.height;
  const byHeight = askedWidth === undefined && askedHeight !== undefined;
  const width = byHeight
    ? Math.min(stepUp(askedHeight), region.height) * ratio
    : Math.min(stepUp(askedWidth ?? LARGEST_SIDE), region.width);
  const shrink = Math.min(1, MAX_ASKED_SIDE / width, MAX_ASKED_SIDE / (width / ratio));
  return {
    region,
    width: clamp(width * shrink, region.width),
    height: clamp((width / ratio) * shrink, region.height),
    quality: qualityStep(request.quality),
  };
}

/** Where variants of a plan lie in the bucket. */
export type VariantPlace =
  /** All of the picture, or its middle in a shape of pages. */
  | { kind: 'shown'; folder: string }
  /** A part that somebody chose. */
  | { kind: 'cut'; folder: string };

export function variantPlace(key: string, picture: Size, { region }: VariantPlan): VariantPlace {
  const prefix = variantPrefix(key);
  if (isShownShape(picture, region)) return { kind: 'shown', folder: prefix };
  return { kind: 'cut', folder: `${prefix}cuts/${partName(region)}/` };
}

/** The bucket name of a variant; it holds everything the bytes depend on, the format too. */
export function variantKey({ folder }: VariantPlace, plan: VariantPlan, ending: string): string {
  const { region, width, height, quality } = plan;
  return `${folder}${width}x${height}-of-${partName(region)}-q${quality}.${ending}`;
}

const partName = ({ width, height, x, y }: Crop): string => `${width}-${height}-${x}-${y}`;

type ReadParameter = (request: VariantRequest, value: string) => boolean;

const PARAMETERS = new Map<string, ReadParameter>([
  [
    'width',
    (request, value) => {
      request.width = wholeNumber(value);
      return request.width >= 1 && request.width <= MAX_ASKED_SIDE;
    },
  ],
  [
    'height',
    (request, value) => {
      request.height = wholeNumber(value);
      return request.height >= 1 && request.height <= MAX_ASKED_SIDE;
    },
  ],
  [
    'quality',
    (request, value) => {
      request.quality = wholeNumber(value);
      return request.quality >= 1 && request.quality <= 100;
    },
  ],
  [
    'crop',
    (request, value) => {
      const parts = value.split(',', 5).map(pixels);
      const [width = 0, height = 0, x = 0, y = 0] = parts;
      request.crop = { width, height, x, y };
      const isWhole = parts.length === 4 && parts.every((part) => part <= MAX_COORDINATE);
      return isWhole && width >= 1 && height >= 1;
    },
  ],
]);

/** Not a number unless the text is plain digits. */
const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

/** A crop may be stored with fractions of pixels; rounded down it stays inside the picture. */
const pixels = (text: string): number => wholeNumber(text.replace(/(?<=\d)\.\d{1,20}$/, ''));

const clamp = (side: number, limit: number): number =>
  Math.min(Math.max(1, Math.round(side)), limit);
