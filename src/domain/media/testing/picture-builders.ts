import { bytesOf } from '../files/bytes.ts';

/** Builds files that are well-formed down to the coded pixels, for tests. */

type Size = { width: number; height: number };

const be16 = (value: number): number[] => [(value >> 8) & 255, value & 255];
const be32 = (value: number): number[] => [...be16(value >>> 16), ...be16(value & 0xffff)];
const le16 = (value: number): number[] => [value & 255, (value >> 8) & 255];
const le32 = (value: number): number[] => [...le16(value & 0xffff), ...le16(value >>> 16)];
const text = (letters: string): number[] => [...bytesOf(letters)];

export const exifBlock = (orientation: number, note = ''): number[] => {
  const head = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1];
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return [...head, ...entry, ...text(note)];
};

export const jpegSegment = (marker: number, payload: number[]): number[] => [
  0xff,
  marker,
  ...be16(payload.length + 2),
  ...payload,
];

export const jfif = jpegSegment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);

export function jpegOf(
  { width, height }: Size,
  segments: number[][] = [],
  trailing = '',
): Uint8Array {
  const frame = jpegSegment(0xc0, [8, ...be16(height), ...be16(width), 1, 1, 0x11, 0]);
  const scan = [...jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
  const end = [0xff, 0xd9, ...text(trailing)];
  return Uint8Array.from([0xff, 0xd8, ...jfif, ...segments.flat(), ...frame, ...scan, ...end]);
}

export const pngChunk = (type: string, body: number[]): number[] => [
  ...be32(body.length),
  ...text(type),
  ...body,
  ...be32(0),
];

export function pngOf({ width, height }: Size, chunks: number[][] = [], trailing = ''): Uint8Array {
  const head = pngChunk('IHDR', [...be32(width), ...be32(height), 8, 2, 0, 0, 0]);
  const rest = [...pngChunk('IDAT', [1, 2, 3]), ...pngChunk('IEND', []), ...text(trailing)];
  return Uint8Array.from([...text('\x89PNG\r\n\x1a\n'), ...head, ...chunks.flat(), ...rest]);
}

export const webpChunk = (type: string, body: number[]): number[] => [
  ...text(type),
  ...le32(body.length),
  ...body,
  ...(body.length % 2 === 1 ? [0] : []),
];

export const webpCanvas = (flags: number, { width, height }: Size): number[] =>
  webpChunk('VP8X', [
    ...le32(flags),
    ...le32(width - 1).slice(0, 3),
    ...le32(height - 1).slice(0, 3),
  ]);

export const webpPicture = ({ width, height }: Size): number[] =>
  webpChunk('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...le16(width), ...le16(height), 7, 7]);

export function webpOf(chunks: number[][]): Uint8Array {
  const body = [...text('WEBP'), ...chunks.flat()];
  return Uint8Array.from([...text('RIFF'), ...le32(body.length), ...body]);
}

export const gifPicture = ({ width, height }: Size): number[] => {
  const frame = [0x2c, 0, 0, 0, 0, ...le16(width), ...le16(height), 0];
  return frame.concat([2, 2, 0x4c, 1, 0]);
};

export const gifExtension = (label: number, ...blocks: string[]): number[] => [
  0x21,
  label,
  ...blocks.flatMap((block) => [block.length, ...text(block)]),
  0,
];

export function gifOf({ width, height }: Size, blocks: number[][], trailing = ''): Uint8Array {
  const head = [...text('GIF89a'), ...le16(width), ...le16(height), 0x80, 0, 0];
  const palette = [0, 0, 0, 255, 255, 255];
  return Uint8Array.from([...head, ...palette, ...blocks.flat(), 0x3b, ...text(trailing)]);
}

export const isoBox = (type: string, ...parts: number[][]): number[] => {
  const body = parts.flat();
  return [...be32(body.length + 8), ...text(type), ...body];
};

type HeifParts = Size & { brand: string; itemType: string; turns?: number; note?: string };

/** A container with one picture and, where a note is given, one EXIF item after it. */
export function heifOf({
  width,
  height,
  brand,
  itemType,
  turns = 0,
  note = '',
}: HeifParts): Uint8Array {
  const ftyp = isoBox('ftyp', text(brand), be32(0), text(brand), text('mif1'));
  const item = (id: number, type: string): number[] =>
    isoBox('infe', [2, 0, 0, 0], be16(id), be16(0), text(type), [0]);
  const items = isoBox('iinf', be32(0), be16(2), item(1, itemType), item(2, 'Exif'));
  const size = isoBox('ispe', be32(0), be32(width), be32(height));
  const shown = isoBox('ipco', size, isoBox('irot', [turns]));
  const links = isoBox('ipma', be32(0), be32(1), be16(1), [2, 0x81, 0x82]);
  const place = (id: number, at: number, length: number): number[] =>
    [be16(id), be16(0), be16(1), be32(at), be32(length)].flat();
  const meta = (dataAt: number): number[] =>
    isoBox(
      'meta',
      be32(0),
      isoBox('pitm', be32(0), be16(1)),
      isoBox(
        'iloc',
        [...be32(0), 0x44, 0, ...be16(2)],
        place(1, dataAt, 4),
        place(2, dataAt + 4, note.length),
      ),
      items,
      isoBox('iprp', shown, links),
    );
  const dataAt = ftyp.length + meta(0).length + 8;
  return Uint8Array.from([...ftyp, ...meta(dataAt), ...isoBox('mdat', [9, 8, 7, 6], text(note))]);
}
