import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bytesOf } from './bytes.ts';
import { isDeclaredType, MAX_IMAGE_BYTES } from './image-header.ts';
import * as build from '#domain/media/testing/picture-builders.ts';
import { readImageHeader } from './read-image-header.ts';
import { stripMetadata } from './strip-metadata.ts';

const folder = new URL('../../../../../shared/data/image-formats/', import.meta.url);
const sample = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)));
const small = { width: 40, height: 30 };
type Size = { width: number; height: number };
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const upright = { orientation: 1, frames: 1, hasAlpha: false };
const svg = (markup: string): Uint8Array => new TextEncoder().encode(markup);

describe.skipIf(!existsSync(folder))('Real pictures, §5 (needs the data folder)', () => {
  it.each([
    ['photo.jpg', { type: 'image/jpeg', width: 1000, height: 462 }],
    ['photo.png', { type: 'image/png', width: 700, height: 323 }],
    ['photo.webp', { type: 'image/webp', width: 800, height: 369 }],
    ['photo.gif', { type: 'image/gif', width: 480, height: 222 }],
    ['photo.avif', { type: 'image/avif', width: 1000, height: 462 }],
    ['photo.heic', { type: 'image/heic', width: 1000, height: 462 }],
    ['photo.heif', { type: 'image/heic', width: 1000, height: 462 }],
    ['icon.svg', { type: 'image/svg+xml', width: 64, height: 64, hasAlpha: true }],
    ['photo-alpha.png', { type: 'image/png', width: 400, height: 185, hasAlpha: true }],
    [
      'photo-exif-orientation-6.jpg',
      { type: 'image/jpeg', width: 1000, height: 462, orientation: 6 },
    ],
  ])('reads type and upright size of %s', (name, expected) => {
    expect(readImageHeader(sample(name))).toEqual({ ...upright, ...expected });
  });

  it.each(['photo.jpg', 'photo.png', 'photo.webp', 'photo.gif', 'photo.avif', 'photo.heic'])(
    'refuses %s when its second half is missing',
    (name) => {
      const bytes = sample(name);
      expect(readImageHeader(bytes.subarray(0, bytes.length / 2))).toEqual({ error: 'truncated' });
    },
  );

  test('any cut or changed byte gives a header or a reason, never a throw', () => {
    const names = [
      'photo-exif-gps.jpg',
      'photo-alpha.png',
      'photo.webp',
      'photo.gif',
      'photo.avif',
    ];
    const files = names.map((name) => sample(name).subarray(0, 3000));
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { maxLength: 8 }),
        (file, changes) => {
          const bytes = file.slice();
          for (const [at, value] of changes) bytes[at] = value;
          expectHeaderOrReason(bytes);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('Picture types from bytes, S8.1', () => {
  it('knows each type by its bytes', () => {
    const files = [
      build.jpegOf(small),
      build.pngOf(small),
      build.webpOf([build.webpPicture(small)]),
      build.gifOf(small, [build.gifPicture(small)]),
      build.heifOf({ ...small, brand: 'avif', itemType: 'av01' }),
      build.heifOf({ ...small, brand: 'heic', itemType: 'hvc1' }),
      build.heifOf({ ...small, brand: 'mif1', itemType: 'grid' }),
      svg('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'),
    ];
    expect(files.map(readImageHeader)).toMatchObject(
      ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'heif', 'svg+xml'].map((type) => ({
        ...small,
        type: `image/${type}`,
      })),
    );
  });

  it('takes HEIC and HEIF for each other and nothing else', () => {
    const heic = readImageHeader(build.heifOf({ ...small, brand: 'heic', itemType: 'hvc1' }));
    const matches = ['image/heic', 'image/heif', 'image/avif', 'image/jpeg'].map((declared) =>
      isDeclaredType(heic as never, declared),
    );
    expect(matches).toEqual([true, true, false, false]);
  });

  it('refuses AVIF brands around a picture coded otherwise', () => {
    const bytes = build.heifOf({ ...small, brand: 'avif', itemType: 'hvc1' });
    expect(readImageHeader(bytes)).toEqual({ error: 'malformed' });
  });

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['HTML', svg('<!doctype html><svg></svg>'), 'unknown-type'],
    ['a PDF', bytesOf('%PDF-1.7'), 'unknown-type'],
    ['a film', Uint8Array.from(build.isoBox('ftyp', [...bytesOf('isomiso2')])), 'unknown-type'],
    ['a zip', bytesOf('PK\x03\x04'), 'unknown-type'],
    ['a JPEG of three bytes', Uint8Array.of(0xff, 0xd8, 0xff), 'malformed'],
    ['a GIF with a script for a body', bytesOf('GIF89a/*<svg/onload=alert(1)>*/=1;'), 'malformed'],
    ['more than 10 MB', new Uint8Array(MAX_IMAGE_BYTES + 1), 'too-large'],
  ])('refuses %s', (_, bytes, error) => {
    expect(readImageHeader(bytes)).toEqual({ error });
  });
});

describe('Picture sizes, S8.1', () => {
  const huge = { width: 10_000, height: 5001 };

  it.each([
    ['JPEG', build.jpegOf(huge)],
    ['PNG', build.pngOf({ width: 0xffffffff, height: 0xffffffff })],
    ['WebP', build.webpOf([build.webpPicture({ width: 16_383, height: 16_383 })])],
    ['GIF', build.gifOf({ width: 65_535, height: 65_535 }, [build.gifPicture(small)])],
    ['AVIF', build.heifOf({ ...huge, brand: 'avif', itemType: 'av01' })],
    ['SVG', svg('<svg width="1000000" height="1000000"/>')],
  ])('refuses more than 50 megapixels in %s', (_, bytes) => {
    expect(readImageHeader(bytes)).toEqual({ error: 'too-many-pixels' });
  });

  it.each([
    ['GIF', (size: Size, count: number) => build.gifOf(size, many(count, build.gifPicture(small)))],
    [
      'WebP',
      (size: Size, count: number) =>
        build.webpOf([build.webpCanvas(2, size), ...many(count, build.webpChunk('ANMF', [0, 0]))]),
    ],
    [
      'PNG',
      (size: Size, count: number) =>
        build.pngOf(size, [
          build.pngChunk('acTL', [0, 0, 0, 1, 0, 0, 0, 0]),
          ...many(count, build.pngChunk('fcTL', [0])),
        ]),
    ],
  ])('counts every frame of a %s', (_, moving) => {
    const size = { width: 1000, height: 1000 };
    expect(readImageHeader(moving(size, 50))).toMatchObject({ frames: 50 });
    expect(readImageHeader(moving(size, 51))).toEqual({ error: 'too-many-pixels' });
    expect(readImageHeader(moving({ width: 7000, height: 7000 }, 20_000))).toEqual({
      error: 'too-many-pixels',
    });
  });

  it('takes exactly 50 megapixels', () => {
    const bytes = build.jpegOf({ width: 10_000, height: 5000 });
    expect(readImageHeader(bytes)).toMatchObject({ width: 10_000, height: 5000 });
  });

  it.each([
    ['a JPEG with two frames', build.jpegOf(small, [secondFrame()])],
    ['a JPEG of a thousand scans', build.jpegOf(small, Array.from({ length: 1000 }, scan))],
    [
      'a WebP whose canvas and picture differ',
      build.webpOf([build.webpCanvas(0, small), build.webpPicture(huge)]),
    ],
    ['a GIF with a frame beyond its screen', build.gifOf(small, [build.gifPicture(huge)])],
    ['a PNG of no width', build.pngOf({ width: 0, height: 5 })],
    ['a JPEG of no height', build.jpegOf({ width: 5, height: 0 })],
  ])('refuses %s', (_, bytes) => {
    expect(readImageHeader(bytes)).toEqual({ error: 'malformed' });
  });

  it('gives the upright size of turned pictures', () => {
    const exif = [...bytesOf('Exif\0\0'), ...build.exifBlock(8)];
    const turned = [
      build.jpegOf(small, [build.jpegSegment(0xe1, exif)]),
      build.pngOf(small, [build.pngChunk('eXIf', build.exifBlock(6))]),
      build.heifOf({ ...small, brand: 'heic', itemType: 'hvc1', turns: 1 }),
    ];
    expect(turned.map(readImageHeader)).toMatchObject([
      { width: 30, height: 40, orientation: 8 },
      { width: 30, height: 40, orientation: 6 },
      { width: 30, height: 40, orientation: 1 },
    ]);
  });

  it('tells moving pictures from still ones', () => {
    const frame = build.gifPicture(small);
    const moving = [
      build.gifOf(small, [frame, frame]),
      build.pngOf(small, [build.pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])]),
      build.webpOf([
        build.webpCanvas(2, small),
        ...Array.from({ length: 3 }, () => build.webpChunk('ANMF', [0, 0])),
      ]),
    ];
    expect(moving.map(readImageHeader)).toMatchObject([
      { frames: 2 },
      { frames: 2 },
      { frames: 3 },
    ]);
  });
});

describe('Sizes of drawings', () => {
  it.each([
    ['<svg width="64px" height="32"/>', 64, 32],
    ['<?xml version="1.0"?><!-- a > b --><svg viewBox="0 0 24 12"/>', 24, 12],
    ['<!DOCTYPE svg PUBLIC "a" "b"><svg width="1in" viewBox="0 0 2 1"/>', 96, 48],
    ['<svg:svg height="10" viewBox="0,0,30,20"/>', 15, 10],
    ["<svg width='100%' height='100%' viewBox='0 0 0.5 0.25'></svg>", 512, 256],
    ['<svg/>', 300, 150],
  ])('measures %s', (markup, width, height) => {
    expect(readImageHeader(svg(markup))).toMatchObject({ width, height });
  });

  it.each([
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
    ['<?xml version="1.0"?><html/>'],
    ['<!-- never closed <svg/>'],
  ])('refuses %s', (markup) => {
    expect(readImageHeader(svg(markup))).toEqual({ error: 'malformed' });
  });
});

describe('Hostile bytes, S1.5', () => {
  const starts = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\xff\0\0\0WEBP', 'GIF89a', '<svg ', ''];
  const ftyp = build.isoBox('ftyp', [...bytesOf('avif\0\0\0\0')]);

  test('random bytes behind any signature give a header or a reason, never a throw', () => {
    const prefixes = [...starts.map(bytesOf), Uint8Array.from(ftyp)];
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), fc.uint8Array({ maxLength: 400 }), (prefix, rest) =>
        expectHeaderOrReason(Uint8Array.of(...prefix, ...rest)),
      ),
      { numRuns: 5000 },
    );
  });

  test('changed bytes of a container give a header or a reason, never a throw', () => {
    const whole = build.heifOf({ ...small, brand: 'avif', itemType: 'av01', note: 'secret' });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length), fc.nat(255))), (changes) => {
        const bytes = whole.slice();
        for (const [at, value] of changes) bytes[at] = value;
        expectHeaderOrReason(bytes);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['JPEG markers', '\xff\xd8\xff', '\xff\xfe\0\x02'],
    ['JPEG fill bytes', '\xff\xd8\xff', '\xff'],
    ['GIF extensions', 'GIF89a\x01\0\x01\0\0\0\0', '!\xfe\0'],
    ['PNG chunks', '\x89PNG\r\n\x1a\n', '\0\0\0\0tEXt\0\0\0\0'],
    ['ISO boxes', '\0\0\0\x10ftypavif\0\0\0\0', '\0\0\0\x08free'],
    ['SVG comments', '<svg', '<!---->'],
    ['SVG blanks', '<svg', ' '],
    ['SVG values', '<svg width="', '9'],
  ])('come to an end with 10 MB of %s', (_, start, piece) => {
    expectHeaderOrReason(filledWith(piece, start));
  });
});

function filledWith(piece: string, start: string): Uint8Array {
  const bytes = new Uint8Array(MAX_IMAGE_BYTES);
  bytes.set(bytesOf(start + piece));
  const from = start.length;
  for (let to = from + piece.length; to < bytes.length; to += to - from) {
    bytes.copyWithin(to, from, to);
  }
  return bytes;
}

function expectHeaderOrReason(bytes: Uint8Array): void {
  const header = readImageHeader(bytes);
  if ('error' in header) return;
  const { width, height } = header;
  if (!(width > 0 && height > 0 && width * height <= 50_000_000)) {
    throw new Error(`measured ${width} by ${height}`);
  }
  stripMetadata(bytes, header);
}

function scan(): number[] {
  return [...build.jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), 0x12];
}

function secondFrame(): number[] {
  return build.jpegSegment(0xc2, [8, 0, 9, 0, 9, 1, 1, 0x11, 0]);
}
