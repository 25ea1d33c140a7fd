import type { Crop, Image } from './image.ts';
import { cropToRatio, type Focus } from './focal-crop.ts';
import { formatVariantQuery, PHONE_QUALITY, stepUp } from './variant-address.ts';

export type Picture = Pick<Image, 'key' | 'width' | 'height' | 'contentType'> & Focus;

export type PictureOptions = { width?: number; height?: number; quality?: number; crop?: Crop };

/**
 * The address of a picture in a size; with a width and a height it is cut to that shape around the
 * cook's crop or the focal point. Drawings scale by themselves and an uncut GIF may move, so both keep their plain address.
 */
export function imageUrl(picture: Picture, options: PictureOptions = {}): string {
  const crop = options.crop ?? shapedCrop(picture, options);
  const path = `/media/${picture.key}`;
  if (picture.contentType === 'image/svg+xml') return path;
  if (picture.contentType === 'image/gif' && !crop) return path;
  return path + formatVariantQuery(crop ? { ...options, crop } : options);
}

/** The files whose addresses stand in a text. */
export const mediaKeysIn = (text: string): string[] =>
  text.includes('/media/')
    ? [...text.matchAll(/\/media\/([^\s?#"'()]+)/g)].flatMap(([, key]) => key ?? [])
    : [];

/**
 * The candidates of one picture for `srcset`, narrowest first, cut to a width-over-height ratio where
 * one is given; none is wider than the part of the picture it shows.
 */
export function srcset(
  picture: Picture,
  ratio: number | undefined,
  widths: readonly number[],
): string {
  return candidates(picture, { ratio, widths });
}

/** The same for a phone's width. */
export function phoneSrcset(picture: Picture, ratio: number): string {
  return candidates(picture, { ratio, widths: [480, 640, 720], quality: PHONE_QUALITY });
}

type Wanted = { ratio: number | undefined; widths: readonly number[]; quality?: number };

function candidates(picture: Picture, { ratio, widths, ...rest }: Wanted): string {
  const crop = ratio === undefined ? picture.crop : cropToRatio(picture, ratio, picture);
  const isPlain = picture.contentType === 'image/gif' && !crop;
  if (picture.contentType === 'image/svg+xml' || isPlain) return '';
  const available = Math.floor(crop?.width ?? picture.width);
  const sizes = new Set(widths.map((width) => Math.min(stepUp(width), available)));
  const options = { ...rest, ...(crop && { crop }) };
  return [...sizes]
    .toSorted((a, b) => a - b)
    .map((width) => `${imageUrl(picture, { ...options, width })} ${width}w`)
    .join(', ');
}

function shapedCrop(picture: Picture, { width, height }: PictureOptions): Crop | undefined {
  if (width === undefined || height === undefined) return picture.crop;
  return cropToRatio(picture, width / height, picture);
}
