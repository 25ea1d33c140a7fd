import { byteWriter, bytesOf, hasText, u16be, u8 } from './bytes.ts';
import { readOrientation, writeOrientation } from './exif.ts';
import { uprightSize } from './image-header.ts';
import type { HeaderFault, HeaderResult, Orientation } from './image-header.ts';

/** `body` is where the payload begins; `end` of a scan is the end of its coded data. */
type Segment = { marker: number; start: number; body: number; end: number };

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;
/** Each scan makes a decoder pass over the whole picture again; cameras and programs write about ten. */
const MAX_SCANS = 100;
const NOT_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

export const isJpeg = (bytes: Uint8Array): boolean =>
  u8(bytes, 0) === 0xff && u8(bytes, 1) === SOI && u8(bytes, 2) === 0xff;

export function readJpegHeader(bytes: Uint8Array): HeaderResult {
  const frames: Segment[] = [];
  let orientation: Orientation | undefined;
  let scans = 0;
  const fault = walkJpeg(bytes, (segment) => {
    if (isFrame(segment.marker) && frames.length < 2) frames.push(segment);
    if (segment.marker === SOS) scans += 1;
    if (isExif(bytes, segment)) {
      orientation ??= readOrientation(bytes.subarray(segment.body + 6, segment.end));
    }
  });
  const [frame, second] = frames;
  if (fault !== undefined) return { error: fault };
  // A second frame lets a reader that takes the first one and a decoder disagree about the size.
  if (!frame || second || frame.end - frame.body < 6) return { error: 'malformed' };
  if (scans === 0 || scans > MAX_SCANS) return { error: 'malformed' };
  const stored = { height: u16be(bytes, frame.body + 1), width: u16be(bytes, frame.body + 3) };
  if (stored.width === 0 || stored.height === 0) return { error: 'malformed' };
  return {
    type: 'image/jpeg',
    ...uprightSize(stored, orientation ?? 1),
    orientation: orientation ?? 1,
    frames: 1,
    hasAlpha: false,
  };
}

/** Keeps what decoding needs (with the colour profile) and, of the EXIF, only how to turn it. */
export function stripJpeg(bytes: Uint8Array, orientation: Orientation): Uint8Array {
  const out = byteWriter(bytes.length + 64);
  const turn = orientation === 1 ? new Uint8Array() : exifSegment(orientation);
  let begun = false;
  out.write(Uint8Array.of(0xff, SOI));
  walkJpeg(bytes, (segment) => {
    const piece = cleanSegment(bytes, segment);
    if (!piece) return;
    if (segment.marker !== APP0 && !begun) {
      out.write(turn);
      begun = true;
    }
    out.write(piece);
  });
  out.write(Uint8Array.of(0xff, EOI));
  return out.written();
}

function cleanSegment(bytes: Uint8Array, segment: Segment): Uint8Array | undefined {
  const { marker, body, start, end } = segment;
  if (marker === APP0) return jfifWithoutThumbnail(bytes, segment);
  const isKept =
    (marker === APP2 && hasText(bytes, body, 'ICC_PROFILE\0')) ||
    (marker === APP14 && hasText(bytes, body, 'Adobe')) ||
    !((marker >= APP0 && marker <= 0xef) || marker === COMMENT);
  return isKept ? bytes.subarray(start, end) : undefined;
}

function jfifWithoutThumbnail(bytes: Uint8Array, { body, end }: Segment): Uint8Array | undefined {
  if (!hasText(bytes, body, 'JFIF\0') || end - body < 14) return undefined;
  return Uint8Array.of(0xff, APP0, 0, 16, ...bytes.subarray(body, body + 12), 0, 0);
}

function exifSegment(orientation: Orientation): Uint8Array {
  const payload = [...bytesOf('Exif\0\0'), ...writeOrientation(orientation)];
  return Uint8Array.of(0xff, APP1, 0, payload.length + 2, ...payload);
}

/** Visits the segments between the first and the last marker; what follows the end is not visited. */
function walkJpeg(bytes: Uint8Array, visit: (segment: Segment) => void): HeaderFault | undefined {
  let at = 2;
  for (;;) {
    if (u8(bytes, at) !== 0xff) return at < bytes.length ? 'malformed' : 'truncated';
    while (u8(bytes, at + 1) === 0xff) at += 1;
    const marker = u8(bytes, at + 1);
    if (marker === EOI) return undefined;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= SOI)) return 'malformed';
    const size = u16be(bytes, at + 2);
    if (size < 2) return at + 4 > bytes.length ? 'truncated' : 'malformed';
    const end = marker === SOS ? scanEnd(bytes, at + 2 + size) : at + 2 + size;
    if (end > bytes.length) return 'truncated';
    visit({ marker, start: at, body: at + 4, end });
    at = end;
  }
}

function scanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = u8(bytes, at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7) && next !== 0xff) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.has(marker);

const isExif = (bytes: Uint8Array, { marker, body }: Segment): boolean =>
  marker === APP1 && hasText(bytes, body, 'Exif\0\0');
