import { ascii, byteWriter, hasText, u16le, u24le, u32le, u8 } from './bytes.ts';
import { readOrientation } from './exif.ts';
import { uprightSize } from './image-header.ts';
import type { HeaderFault, HeaderResult, Orientation } from './image-header.ts';

type Chunk = { type: string; start: number; body: number; end: number };
type Size = { width: number; height: number };

const ALPHA_FLAG = 0x10;
const EXIF_AND_XMP_FLAGS = 0x0c;
const ANIMATION_FLAG = 0x02;
const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

export const isWebp = (bytes: Uint8Array): boolean =>
  hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP');

export function readWebpHeader(bytes: Uint8Array): HeaderResult {
  const found: { canvas?: Size; picture?: Size | undefined } = {};
  let orientation: Orientation = 1;
  let flags = 0;
  let pictures = 0;
  let alpha = false;
  const fault = walkWebp(bytes, (chunk) => {
    const { type, body, end } = chunk;
    if (type === 'VP8X') {
      found.canvas = { width: u24le(bytes, body + 4) + 1, height: u24le(bytes, body + 7) + 1 };
      flags = u8(bytes, body);
    }
    if (type === 'EXIF') orientation = readOrientation(tiffOf(bytes.subarray(body, end)));
    if (type === 'ALPH') alpha = true;
    if (type === 'VP8L') alpha ||= (u8(bytes, body + 4) & 0x10) !== 0;
    if (type !== 'VP8 ' && type !== 'VP8L' && type !== 'ANMF') return;
    pictures += 1;
    found.picture ??= pictureSize(bytes, chunk);
  });
  if (fault !== undefined) return { error: fault };
  const animated = (flags & ANIMATION_FLAG) !== 0;
  const size = animated ? found.canvas : found.picture;
  if (!size || size.width === 0 || size.height === 0) return { error: 'malformed' };
  if (!animated && (pictures !== 1 || !isSame(found.canvas ?? size, size))) {
    return { error: 'malformed' };
  }
  return {
    type: 'image/webp',
    ...uprightSize(size, orientation),
    orientation,
    frames: Math.max(1, pictures),
    hasAlpha: alpha || (flags & ALPHA_FLAG) !== 0,
  };
}

export function stripWebp(bytes: Uint8Array): Uint8Array {
  const out = byteWriter(bytes.length + 12);
  out.write(bytes.subarray(0, 12));
  walkWebp(bytes, ({ type, start, end }) => {
    if (!DRAWN.has(type)) return;
    const chunk = bytes.slice(start, end);
    if (type === 'VP8X') chunk[8] = u8(chunk, 8) & ~EXIF_AND_XMP_FLAGS;
    out.write(chunk);
    if (chunk.length % 2 === 1) out.write(Uint8Array.of(0));
  });
  const stripped = out.written();
  new DataView(stripped.buffer).setUint32(4, stripped.length - 8, true);
  return stripped;
}

function walkWebp(bytes: Uint8Array, visit: (chunk: Chunk) => void): HeaderFault | undefined {
  const limit = 8 + u32le(bytes, 4);
  if (limit > bytes.length) return 'truncated';
  let at = 12;
  while (at + 8 <= limit) {
    const size = u32le(bytes, at + 4);
    const end = at + 8 + size;
    if (end > limit) return 'truncated';
    visit({ type: ascii(bytes, at, 4), start: at, body: at + 8, end });
    at = end + (size % 2);
  }
  return undefined;
}

function pictureSize(bytes: Uint8Array, { type, body, end }: Chunk): Size | undefined {
  if (type === 'VP8 ') {
    const isKeyFrame = (u8(bytes, body) & 1) === 0 && hasText(bytes, body + 3, '\x9d\x01\x2a');
    if (!isKeyFrame || end - body < 10) return undefined;
    return { width: u16le(bytes, body + 6) & 0x3fff, height: u16le(bytes, body + 8) & 0x3fff };
  }
  if (type === 'VP8L') {
    if (u8(bytes, body) !== 0x2f || end - body < 5) return undefined;
    const packed = u32le(bytes, body + 1);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

/** Some writers put the JPEG prefix before the block. */
const tiffOf = (exif: Uint8Array): Uint8Array =>
  hasText(exif, 0, 'Exif\0\0') ? exif.subarray(6) : exif;

const isSame = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;
