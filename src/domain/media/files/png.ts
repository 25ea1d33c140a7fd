import { ascii, byteWriter, hasText, u32be, u8 } from './bytes.ts';
import { readOrientation } from './exif.ts';
import { uprightSize } from './image-header.ts';
import type { HeaderFault, HeaderResult, Orientation } from './image-header.ts';

type Chunk = { type: string; start: number; body: number; end: number };

const SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Everything else can only describe the picture, not draw it. */
const DRAWN = new Set(
  (
    'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB bKGD hIST pHYs sPLT ' +
    'cICP mDCV cLLI acTL fcTL fdAT'
  ).split(' '),
);

export const isPng = (bytes: Uint8Array): boolean => hasText(bytes, 0, SIGNATURE);

export function readPngHeader(bytes: Uint8Array): HeaderResult {
  const seen = new Set<string>();
  let heads = 0;
  let frames = 1;
  let frameHeads = 0;
  let orientation: Orientation = 1;
  const fault = walkPng(bytes, ({ type, body, end }) => {
    if (type === 'IHDR') heads += 1;
    if (type === 'eXIf') orientation = readOrientation(bytes.subarray(body, end));
    if (type === 'acTL' && seen.has('IDAT')) return;
    if (type === 'acTL' && end - body === 8) frames = Math.max(frames, u32be(bytes, body));
    if (type === 'fcTL') frameHeads += 1;
    if (DRAWN.has(type)) seen.add(type);
  });
  if (fault !== undefined) return { error: fault };
  const size = { width: u32be(bytes, 16), height: u32be(bytes, 20) };
  const isWhole = heads === 1 && hasText(bytes, 12, 'IHDR') && seen.has('IDAT');
  if (!isWhole || size.width === 0 || size.height === 0) return { error: 'malformed' };
  const colourType = u8(bytes, 25);
  return {
    type: 'image/png',
    ...uprightSize(size, orientation),
    orientation,
    frames: seen.has('acTL') ? Math.max(frames, frameHeads) : 1,
    hasAlpha: colourType === 4 || colourType === 6 || seen.has('tRNS'),
  };
}

export function stripPng(bytes: Uint8Array): Uint8Array {
  const out = byteWriter(bytes.length);
  out.write(bytes.subarray(0, SIGNATURE.length));
  walkPng(bytes, ({ type, start, end }) => {
    if (DRAWN.has(type)) out.write(bytes.subarray(start, end + 4));
  });
  return out.written();
}

/** Visits the chunks up to and with the last one; `end` leaves out the four bytes of checksum. */
function walkPng(bytes: Uint8Array, visit: (chunk: Chunk) => void): HeaderFault | undefined {
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + u32be(bytes, at);
    if (end + 4 > bytes.length) return 'truncated';
    const type = ascii(bytes, at + 4, 4);
    visit({ type, start: at, body: at + 8, end });
    if (type === 'IEND') return undefined;
    at = end + 4;
  }
  return 'truncated';
}
