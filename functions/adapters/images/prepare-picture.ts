import { isDeclaredType, isHeicOrHeif } from '#domain/media/files/image-header.ts';
import type { ImageHeader, Orientation } from '#domain/media/files/image-header.ts';
import { isStoredType } from '#domain/media/media-key.ts';
import type { OutputType } from '#domain/media/output-format.ts';
import { readImageHeader } from '#domain/media/files/read-image-header.ts';
import { stripMetadata } from '#domain/media/files/strip-metadata.ts';
import type { Preparation } from './image-service.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

/** Nothing where the platform cannot read the picture or do a step. */
export type Convert = (
  bytes: Uint8Array,
  steps: readonly ImageTransform[],
  output: { type: OutputType; quality: number },
) => Promise<Uint8Array<ArrayBuffer> | undefined>;

type Raster = { bytes: Uint8Array; header: ImageHeader };

const CONVERTED_QUALITY = 90;
const PLACEHOLDER_SIDE = 16;
const PLACEHOLDER_QUALITY = 40;
const MAX_PLACEHOLDER_BYTES = 1000;
const CLEAR_PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The turns that put a picture upright, by its EXIF orientation. */
const TURNS: Record<Orientation, readonly ImageTransform[]> = {
  1: [],
  2: [{ flip: 'h' }],
  3: [{ rotate: 180 }],
  4: [{ flip: 'v' }],
  5: [{ rotate: 90 }, { flip: 'h' }],
  6: [{ rotate: 90 }],
  7: [{ rotate: 270 }, { flip: 'h' }],
  8: [{ rotate: 270 }],
};

export async function preparePicture(
  convert: Convert,
  bytes: Uint8Array,
  declaredType: string,
): Promise<Preparation> {
  const header = readImageHeader(bytes);
  if ('error' in header) return { refused: header.error };
  if (!isDeclaredType(header, declaredType)) return { refused: 'other-type' };
  if (header.type === 'image/svg+xml') return prepareDrawing(bytes, header);
  if (isHeicOrHeif(header.type)) return prepareHeic(convert, { bytes, header });
  const stripped = stripMetadata(bytes, header);
  if (!stripped) return { refused: 'malformed' };
  return finish(convert, await upright(convert, stripped, header));
}

function prepareDrawing(bytes: Uint8Array, { width, height }: ImageHeader): Preparation {
  const clean = sanitizeSvg(new TextDecoder().decode(bytes));
  if ('error' in clean) {
    return { refused: clean.error === 'malformed' ? 'malformed' : 'drawing-too-complex' };
  }
  const written = new TextEncoder().encode(clean.svg);
  const contentType = 'image/svg+xml';
  return {
    picture: { bytes: written, contentType, width, height, hasAlpha: true, lqip: CLEAR_PIXEL },
  };
}

/** Only one browser shows HEIC, so it is kept as JPEG or not at all. */
async function prepareHeic(convert: Convert, { bytes, header }: Raster): Promise<Preparation> {
  const jpeg = await convert(bytes, [], { type: 'image/jpeg', quality: CONVERTED_QUALITY });
  const made = jpeg && readImageHeader(jpeg);
  const isSame =
    made &&
    !('error' in made) &&
    made.type === 'image/jpeg' &&
    made.width === header.width &&
    made.height === header.height;
  const stripped = isSame ? stripMetadata(jpeg, made) : undefined;
  if (!isSame || !stripped) return { refused: 'heic-not-converted' };
  return finish(convert, { bytes: stripped, header: made });
}

/**
 * A JPEG keeps its turn, which every browser honours. PNG and WebP lose theirs with the other notes,
 * because browsers disagree on it, so their pixels are turned instead.
 */
async function upright(
  convert: Convert,
  stripped: Uint8Array,
  header: ImageHeader,
): Promise<Raster> {
  const asStored = readImageHeader(stripped);
  const kept = { bytes: stripped, header: 'error' in asStored ? header : asStored };
  const { type, orientation } = header;
  if (orientation === 1 || (type !== 'image/png' && type !== 'image/webp')) return kept;
  const turned = await convert(stripped, TURNS[orientation], { type, quality: CONVERTED_QUALITY });
  const made = turned && readImageHeader(turned);
  const isUpright = made && !('error' in made) && made.width === header.width;
  return isUpright ? { bytes: turned, header: made } : kept;
}

async function finish(convert: Convert, { bytes, header }: Raster): Promise<Preparation> {
  const { width, height, hasAlpha, type } = header;
  const side = width >= height ? { width: PLACEHOLDER_SIDE } : { height: PLACEHOLDER_SIDE };
  const tiny = await convert(bytes, [{ ...side, fit: 'scale-down' }], {
    type: 'image/webp',
    quality: PLACEHOLDER_QUALITY,
  });
  if (!isStoredType(type)) return { refused: 'heic-not-converted' };
  // Not every form of the platform reads AVIF, which browsers show without its help.
  if (!tiny && type !== 'image/avif') return { refused: 'unreadable' };
  const lqip = tiny ? placeholder(tiny) : CLEAR_PIXEL;
  return { picture: { bytes, contentType: type, width, height, hasAlpha, lqip } };
}

/** It is part of every page that shows the picture, so a large one is worse than none. */
const placeholder = (tiny: Uint8Array): string =>
  tiny.length > MAX_PLACEHOLDER_BYTES
    ? CLEAR_PIXEL
    : `data:image/webp;base64,${btoa(String.fromCharCode(...tiny))}`;
