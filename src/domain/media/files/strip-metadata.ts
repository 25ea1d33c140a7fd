import { stripGif } from './gif.ts';
import { stripHeif } from './heif.ts';
import type { ImageHeader, ImageType } from './image-header.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';
import { stripWebp } from './webp.ts';

type Strip = (bytes: Uint8Array, header: ImageHeader) => Uint8Array | undefined;

const STRIPS: Record<Exclude<ImageType, 'image/svg+xml'>, Strip> = {
  'image/jpeg': (bytes, { orientation }) => stripJpeg(bytes, orientation),
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
  'image/avif': stripHeif,
  'image/heic': stripHeif,
  'image/heif': stripHeif,
};

/**
 * Takes place, date, camera and every other note out of a photo without coding it anew. A JPEG keeps
 * the one EXIF entry that turns it upright; nothing comes back where the notes cannot be removed.
 */
export function stripMetadata(bytes: Uint8Array, header: ImageHeader): Uint8Array | undefined {
  return header.type === 'image/svg+xml' ? undefined : STRIPS[header.type](bytes, header);
}
