import { ascii, hasText, u32be, u8 } from './bytes.ts';
import { readExtents, readItems, readPrimaryId, readProperties } from './heif-items.ts';
import type { Extent, Item } from './heif-items.ts';
import { MAX_IMAGE_PIXELS } from './image-header.ts';
import type { HeaderResult, ImageType } from './image-header.ts';
import { findBox, readBoxes } from './iso-boxes.ts';
import type { Box } from './iso-boxes.ts';

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs'];
const OTHER_BRANDS = ['mif1', 'msf1', 'mif2'];
/** Items that are pictures or put pictures together; all others only speak about them. */
const PICTURE_ITEMS = new Set([
  'av01',
  'hvc1',
  'hev1',
  'lhv1',
  'jpeg',
  'grid',
  'iden',
  'iovl',
  'tmap',
]);
/** What drawing needs at each level; everything else is a note. */
const FILE_BOXES = new Set(['ftyp', 'mdat', 'moov']);
const META_BOXES = new Set('hdlr dinf pitm iinf iloc iprp iref idat grpl'.split(' '));
const MOVIE_BOXES = new Set('mvhd mvex trak tkhd edts tref mdia'.split(' '));
const ALPHA = /^urn:mpeg:(?:mpegB:cicp:systems:auxiliary:alpha|hevc:2015:auxid:1)/;

export const isHeif = (bytes: Uint8Array): boolean =>
  hasText(bytes, 4, 'ftyp') && typeOf(bytes) !== undefined;

export function readHeifHeader(bytes: Uint8Array): HeaderResult {
  const type = typeOf(bytes);
  if (!type) return { error: 'unknown-type' };
  const boxes = readBoxes(bytes, 0, bytes.length);
  if (!boxes) return { error: 'truncated' };
  const meta = metaParts(bytes, boxes);
  const primary = meta && findBox(meta, 'pitm');
  const list = meta && findBox(meta, 'iinf');
  const table = meta && findBox(meta, 'iprp');
  if (!primary || !list || !table) return { error: 'malformed' };
  const id = readPrimaryId(bytes, primary);
  const item = readItems(bytes, list)?.find((entry) => entry.id === id);
  const properties = readProperties(bytes, table, id);
  if (!item || !properties || !isOfType(item, type)) return { error: 'malformed' };
  const size = shownSize(bytes, properties.own);
  if (!size) return { error: 'malformed' };
  if (properties.all.some((box) => isTooLarge(bytes, box))) return { error: 'too-many-pixels' };
  return {
    type,
    ...size,
    orientation: 1,
    frames: countSamples(bytes, boxes),
    hasAlpha: properties.all.some((box) => isAlpha(bytes, box)),
  };
}

/** Pictures of the longest track of a sequence; 1 without one. */
function countSamples(bytes: Uint8Array, boxes: readonly Box[]): number {
  const tables = ['moov', 'trak', 'mdia', 'minf', 'stbl'].reduce<readonly Box[]>(
    (outer, type) =>
      outer
        .filter((box) => box.type === type)
        .flatMap(({ body, end }) => readBoxes(bytes, body, end) ?? []),
    boxes,
  );
  const sizes = tables.filter(({ type }) => type === 'stsz' || type === 'stz2');
  return sizes.reduce((most, { body }) => Math.max(most, u32be(bytes, body + 8)), 1);
}

/**
 * Overwrites notes (EXIF, XMP, provenance) in place, so that no offset in the file changes, and
 * renames their items, so that no reader takes the zeros for a note; nothing where that is not safe.
 */
export function stripHeif(bytes: Uint8Array): Uint8Array | undefined {
  const boxes = readBoxes(bytes, 0, bytes.length);
  const meta = boxes && metaParts(bytes, boxes);
  const list = meta && findBox(meta, 'iinf');
  const items = list && readItems(bytes, list);
  const extents = meta && readExtents(bytes, meta);
  if (!boxes || !meta || !items || !extents) return undefined;
  const notes = items.filter(({ type }) => !PICTURE_ITEMS.has(type));
  const noteIds = new Set(notes.map(({ id }) => id));
  const erased = extents.filter(({ item }) => noteIds.has(item));
  const total = erased.reduce((sum, { start, end }) => sum + end - start, 0);
  if (total > bytes.length || erased.some((extent) => !isInData(extent, [...boxes, ...meta]))) {
    return undefined;
  }
  const out = bytes.slice();
  for (const { start, end } of erased) out.fill(0, start, end);
  for (const { typeAt } of notes) out.set([0x73, 0x6b, 0x69, 0x70], typeAt);
  const [first] = boxes.filter(({ type }) => type === 'meta');
  eraseOthers(
    out,
    boxes.filter((box) => box !== first),
    FILE_BOXES,
  );
  eraseOthers(out, meta, META_BOXES);
  eraseMovieNotes(out, boxes);
  return out;
}

/** Turns boxes into free space of the same length. */
function eraseOthers(out: Uint8Array, boxes: readonly Box[], kept: ReadonlySet<string>): void {
  for (const { type, start, body, end } of boxes) {
    if (kept.has(type)) continue;
    out.set([0x66, 0x72, 0x65, 0x65], start + 4);
    out.fill(0, body, end);
  }
}

function eraseMovieNotes(out: Uint8Array, boxes: readonly Box[]): void {
  const movie = findBox(boxes, 'moov');
  const parts = movie ? (readBoxes(out, movie.body, movie.end) ?? []) : [];
  eraseOthers(out, parts, MOVIE_BOXES);
  for (const { type, body, end } of parts) {
    if (type === 'trak') eraseOthers(out, readBoxes(out, body, end) ?? [], MOVIE_BOXES);
  }
}

/** Notes may only be erased where the file keeps data, never in its tables. */
const isInData = (extent: Extent, boxes: readonly Box[]): boolean =>
  extent.end > extent.start &&
  boxes.some(
    ({ type, body, end }) =>
      (type === 'mdat' || type === 'idat') && extent.start >= body && extent.end <= end,
  );

function metaParts(bytes: Uint8Array, boxes: readonly Box[]): Box[] | undefined {
  const meta = findBox(boxes, 'meta');
  return meta && readBoxes(bytes, meta.body + 4, meta.end);
}

function typeOf(bytes: Uint8Array): ImageType | undefined {
  const end = Math.min(u32be(bytes, 0), bytes.length, 1024);
  const brands = [ascii(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, 4));
  const known = [...AVIF_BRANDS, ...HEIC_BRANDS];
  const named = brands.find((brand) => known.includes(brand));
  if (named) return AVIF_BRANDS.includes(named) ? 'image/avif' : 'image/heic';
  return brands.some((brand) => OTHER_BRANDS.includes(brand)) ? 'image/heif' : undefined;
}

function isOfType(item: Item, type: ImageType): boolean {
  const composed = ['grid', 'iden', 'iovl', 'tmap'].includes(item.type);
  return composed || (item.type === 'av01') === (type === 'image/avif');
}

function shownSize(
  bytes: Uint8Array,
  own: readonly Box[],
): { width: number; height: number } | undefined {
  const full = findBox(own, 'ispe');
  if (!full) return undefined;
  const whole = { width: u32be(bytes, full.body + 4), height: u32be(bytes, full.body + 8) };
  const cut = findBox(own, 'clap');
  const size = cut ? cleanAperture(bytes, cut, whole) : whole;
  if (size.width < 1 || size.height < 1) return undefined;
  const turns = own.filter(({ type, body }) => type === 'irot' && (u8(bytes, body) & 1) === 1);
  return turns.length % 2 === 1 ? { width: size.height, height: size.width } : size;
}

function cleanAperture(
  bytes: Uint8Array,
  { body }: Box,
  whole: { width: number; height: number },
): { width: number; height: number } {
  const width = Math.floor(u32be(bytes, body) / Math.max(1, u32be(bytes, body + 4)));
  const height = Math.floor(u32be(bytes, body + 8) / Math.max(1, u32be(bytes, body + 12)));
  return { width: Math.min(width, whole.width), height: Math.min(height, whole.height) };
}

const isAlpha = (bytes: Uint8Array, { type, body, end }: Box): boolean =>
  type === 'auxC' && ALPHA.test(ascii(bytes, body + 4, Math.min(64, end - body - 4)));

const isTooLarge = (bytes: Uint8Array, { type, body }: Box): boolean =>
  type === 'ispe' && u32be(bytes, body + 4) * u32be(bytes, body + 8) > MAX_IMAGE_PIXELS;
