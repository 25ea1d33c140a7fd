import { isGif, readGifHeader } from './gif.ts';
import { isHeif, readHeifHeader } from './heif.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './image-header.ts';
import type { HeaderResult } from './image-header.ts';
import { isJpeg, readJpegHeader } from './jpeg.ts';
import { isPng, readPngHeader } from './png.ts';
import { isSvg, readSvgHeader } from './svg-header.ts';
import { isWebp, readWebpHeader } from './webp.ts';

type Format = {
  isIt: (bytes: Uint8Array) => boolean;
  read: (bytes: Uint8Array) => HeaderResult;
};

const FORMATS: readonly Format[] = [
  { isIt: isJpeg, read: readJpegHeader },
  { isIt: isPng, read: readPngHeader },
  { isIt: isWebp, read: readWebpHeader },
  { isIt: isGif, read: readGifHeader },
  { isIt: isHeif, read: readHeifHeader },
  { isIt: isSvg, read: readSvgHeader },
];

/** Tells a picture's type and size from its bytes in one pass, without decoding a pixel. */
export function readImageHeader(bytes: Uint8Array): HeaderResult {
  if (bytes.length === 0) return { error: 'empty' };
  if (bytes.length > MAX_IMAGE_BYTES) return { error: 'too-large' };
  const format = FORMATS.find(({ isIt }) => isIt(bytes));
  if (!format) return { error: 'unknown-type' };
  const header = format.read(bytes);
  if ('error' in header) return header;
  const pixels = header.width * header.height * header.frames;
  return pixels > MAX_IMAGE_PIXELS ? { error: 'too-many-pixels' } : header;
}
