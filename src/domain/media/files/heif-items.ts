import { ascii, u16be, u32be, u8 } from './bytes.ts';
import { findBox, readBoxes } from './iso-boxes.ts';
import type { Box } from './iso-boxes.ts';

/** An item of the container: a picture, a tile, or a note about one. */
export type Item = { id: number; type: string; typeAt: number };
/** Where bytes of an item lie in the file. */
export type Extent = { item: number; start: number; end: number };

const MAX_ITEMS = 4096;
const MAX_EXTENTS = 16_384;

export function readPrimaryId(bytes: Uint8Array, box: Box): number {
  return u8(bytes, box.body) === 0 ? u16be(bytes, box.body + 4) : u32be(bytes, box.body + 4);
}

export function readItems(bytes: Uint8Array, box: Box): Item[] | undefined {
  const first = box.body + (u8(bytes, box.body) === 0 ? 6 : 8);
  const entries = readBoxes(bytes, first, box.end);
  if (!entries || entries.length > MAX_ITEMS) return undefined;
  return entries.map(({ body }) => {
    const wide = u8(bytes, body) >= 3;
    const id = wide ? u32be(bytes, body + 4) : u16be(bytes, body + 4);
    const typeAt = body + (wide ? 10 : 8);
    return { id, type: ascii(bytes, typeAt, 4), typeAt };
  });
}

/** The properties of one item, in the order in which they apply. */
export function readProperties(
  bytes: Uint8Array,
  box: Box,
  item: number,
): { own: Box[]; all: Box[] } | undefined {
  const parts = readBoxes(bytes, box.body, box.end);
  const store = parts && findBox(parts, 'ipco');
  const all = store && readBoxes(bytes, store.body, store.end);
  if (!parts || !all) return undefined;
  const links = parts.filter(({ type }) => type === 'ipma');
  const places = links.flatMap((link) => readLinks(bytes, link, item));
  return { own: places.flatMap((place) => all[place - 1] ?? []), all };
}

function readLinks(bytes: Uint8Array, { body, end }: Box, item: number): number[] {
  const wideId = u8(bytes, body) > 0;
  const wideLink = (u8(bytes, body + 3) & 1) === 1;
  const count = u32be(bytes, body + 4);
  let at = body + 8;
  for (let entry = 0; entry < count && at < end; entry += 1) {
    const id = wideId ? u32be(bytes, at) : u16be(bytes, at);
    at += wideId ? 4 : 2;
    const links = u8(bytes, at);
    const step = wideLink ? 2 : 1;
    if (id === item) {
      return Array.from({ length: links }, (_, index) =>
        wideLink ? u16be(bytes, at + 1 + index * 2) & 0x7fff : u8(bytes, at + 1 + index) & 0x7f,
      );
    }
    at += 1 + links * step;
  }
  return [];
}

/** Where the items lie, nothing where the table is cut, too long or points into other items. */
export function readExtents(bytes: Uint8Array, meta: Box[]): Extent[] | undefined {
  const box = findBox(meta, 'iloc');
  if (!box) return [];
  const version = u8(bytes, box.body);
  const sizes = u16be(bytes, box.body + 4);
  const widths = {
    offset: sizes >> 12,
    length: (sizes >> 8) & 15,
    base: (sizes >> 4) & 15,
    index: version === 0 ? 0 : sizes & 15,
  };
  const dataStart = findBox(meta, 'idat')?.body ?? 0;
  const read = cursor(bytes, box.body + 6, box.end);
  const count = read(version < 2 ? 2 : 4);
  const extents: Extent[] = [];
  for (let index = 0; index < count; index += 1) {
    const item = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    const base = read(widths.base) + (method === 1 ? dataStart : 0);
    const parts = read(2);
    if (method > 1 || extents.length + parts > MAX_EXTENTS) return undefined;
    for (let part = 0; part < parts; part += 1) {
      read(widths.index);
      const start = base + read(widths.offset);
      extents.push({ item, start, end: start + read(widths.length) });
    }
    if (read.isPastEnd()) return undefined;
  }
  return extents;
}

function cursor(
  bytes: Uint8Array,
  from: number,
  to: number,
): ((size: number) => number) & { isPastEnd: () => boolean } {
  let at = from;
  const read = (size: number): number => {
    let value = 0;
    for (let index = 0; index < size; index += 1) value = value * 256 + u8(bytes, at + index);
    at += size;
    return value;
  };
  return Object.assign(read, { isPastEnd: () => at > to });
}
