import { byteWriter, hasText, u16le, u8 } from './bytes.ts';
import type { HeaderFault, HeaderResult } from './image-header.ts';

type Block =
  | { kind: 'picture' | 'control' | 'loop' | 'note'; start: number; end: number }
  | { kind: 'end'; start: number; end: number };

const EXTENSION = 0x21;
const PICTURE = 0x2c;
const TRAILER = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
const LOOP_LENGTH = 19;

export const isGif = (bytes: Uint8Array): boolean =>
  hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a');

export function readGifHeader(bytes: Uint8Array): HeaderResult {
  const width = u16le(bytes, 6);
  const height = u16le(bytes, 8);
  let pictures = 0;
  let hasAlpha = false;
  let isOutside = false;
  const fault = walkGif(bytes, ({ kind, start }) => {
    if (kind === 'control') hasAlpha ||= (u8(bytes, start + 3) & 1) !== 0;
    if (kind !== 'picture') return;
    pictures += 1;
    const right = u16le(bytes, start + 1) + u16le(bytes, start + 5);
    const bottom = u16le(bytes, start + 3) + u16le(bytes, start + 7);
    isOutside ||= right > width || bottom > height;
  });
  if (fault !== undefined) return { error: fault };
  // A frame beyond the screen makes some decoders enlarge the screen past the size checked here.
  if (width === 0 || height === 0 || pictures === 0 || isOutside) return { error: 'malformed' };
  return { type: 'image/gif', width, height, orientation: 1, frames: pictures, hasAlpha };
}

/** Comments, plain text and application data go, except how often an animation repeats. */
export function stripGif(bytes: Uint8Array): Uint8Array {
  const out = byteWriter(bytes.length);
  out.write(bytes.subarray(0, firstBlock(bytes)));
  walkGif(bytes, ({ kind, start, end }) => {
    if (kind !== 'note') out.write(bytes.subarray(start, end));
  });
  return out.written();
}

function walkGif(bytes: Uint8Array, visit: (block: Block) => void): HeaderFault | undefined {
  let at = firstBlock(bytes);
  while (at < bytes.length) {
    const block = blockAt(bytes, at);
    if (!block) return 'malformed';
    if (block.end > bytes.length) return 'truncated';
    visit(block);
    if (block.kind === 'end') return undefined;
    at = block.end;
  }
  return 'truncated';
}

function blockAt(bytes: Uint8Array, start: number): Block | undefined {
  const kind = u8(bytes, start);
  if (kind === TRAILER) return { kind: 'end', start, end: start + 1 };
  if (kind === PICTURE) {
    const data = start + 10 + tableSize(u8(bytes, start + 9)) + 1;
    return { kind: 'picture', start, end: subBlocksEnd(bytes, data) };
  }
  if (kind !== EXTENSION) return undefined;
  const label = u8(bytes, start + 1);
  const end = subBlocksEnd(bytes, start + 2);
  if (label === CONTROL) return { kind: 'control', start, end };
  const isLoop = label === APPLICATION && end - start === LOOP_LENGTH && hasLoopName(bytes, start);
  return { kind: isLoop ? 'loop' : 'note', start, end };
}

const hasLoopName = (bytes: Uint8Array, start: number): boolean =>
  hasText(bytes, start + 3, 'NETSCAPE2.0') || hasText(bytes, start + 3, 'ANIMEXTS1.0');

function subBlocksEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && u8(bytes, at) !== 0) at += 1 + u8(bytes, at);
  return at + 1;
}

const tableSize = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1));

const firstBlock = (bytes: Uint8Array): number => 13 + tableSize(u8(bytes, 10));
