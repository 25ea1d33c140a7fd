import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bytesOf } from './bytes.ts';
import type { ImageHeader } from './image-header.ts';
import * as build from '#domain/media/testing/picture-builders.ts';
import { readImageHeader } from './read-image-header.ts';
import { stripMetadata } from './strip-metadata.ts';

const folder = new URL('../../../../../shared/data/image-formats/', import.meta.url);
const sample = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)));
const small = { width: 40, height: 30 };
const secret = 'N48.8584E2.2945';

const strip = (bytes: Uint8Array): Uint8Array =>
  stripMetadata(bytes, readImageHeader(bytes) as ImageHeader) ?? new Uint8Array();
const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

describe.skipIf(!existsSync(folder))(
  'A photo taken at a place, S8.3 (needs the data folder)',
  () => {
    it('keeps no EXIF, no camera and no coordinates', () => {
      const before = textOf(sample('photo-exif-gps.jpg'));
      const after = textOf(strip(sample('photo-exif-gps.jpg')));
      // The GPS entry of the first directory, and the latitude's three fractions.
      const traces = ['Exif', 'Example', '\x88\x25\0\x04', '\0\0\0\x30\0\0\0\x01\0\0\0\x33'];
      expect(traces.filter((trace) => before.includes(trace))).toEqual(traces);
      expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    });

    it('is byte for byte the photo that never had a place', () => {
      expect(strip(sample('photo-exif-gps.jpg'))).toEqual(strip(sample('photo.jpg')));
    });

    it('keeps the turn of a sideways photo and nothing else of its EXIF', () => {
      const stripped = strip(sample('photo-exif-orientation-6.jpg'));
      expect(readImageHeader(stripped)).toMatchObject({ width: 1000, height: 462, orientation: 6 });
      expect(textOf(stripped).split('Exif')).toHaveLength(2);
      expect(stripped.length).toBeLessThan(sample('photo-exif-orientation-6.jpg').length);
    });

    it('leaves a photo without notes as it is', () => {
      const names = ['photo.jpg', 'photo.webp', 'photo.gif', 'photo.avif', 'photo.heic'];
      expect(names.map((name) => strip(sample(name)))).toEqual(names.map(sample));
    });
  },
);

describe('Notes in a JPEG, S8.3', () => {
  const app = (marker: number, name: string) =>
    build.jpegSegment(marker, [...bytesOf(`${name}\0`), ...bytesOf(secret)]);

  it('drops EXIF, XMP, IPTC, comments, second pictures and what follows the end', () => {
    const exif = build.jpegSegment(0xe1, [...bytesOf('Exif\0\0'), ...build.exifBlock(1, secret)]);
    const segments = [
      exif,
      app(0xe1, 'http://ns.adobe.com/xap/1.0/'),
      app(0xe2, 'MPF'),
      app(0xed, 'Photoshop 3.0'),
      app(0xeb, 'JP'),
      app(0xe0, 'JFXX'),
      app(0xfe, ''),
    ];
    const stripped = strip(build.jpegOf(small, segments, `<script>${secret}</script>`));
    expect(textOf(stripped)).not.toContain(secret);
    expect(stripped).toEqual(build.jpegOf(small));
  });

  it('keeps the colour profile and the colour transform', () => {
    const segments = [
      app(0xe2, 'ICC_PROFILE'),
      build.jpegSegment(0xee, [...bytesOf('Adobe'), 1, 2]),
    ];
    expect(strip(build.jpegOf(small, segments))).toEqual(build.jpegOf(small, segments));
  });

  it('writes an EXIF of one entry for a turned picture', () => {
    const turned = build.jpegSegment(0xe1, [...bytesOf('Exif\0\0'), ...build.exifBlock(3, secret)]);
    const bare = build.jpegSegment(0xe1, [...bytesOf('Exif\0\0'), ...build.exifBlock(3)]);
    expect(strip(build.jpegOf(small, [turned]))).toEqual(build.jpegOf(small, [bare]));
  });

  it('empties the thumbnail in the file head', () => {
    const thumbnail = [...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 1, 1, 7, 7, 7];
    const stripped = strip(build.jpegOf(small, [build.jpegSegment(0xe0, thumbnail)]));
    expect(stripped).toEqual(build.jpegOf(small, [build.jfif]));
  });
});

describe('Notes in a PNG, S8.3', () => {
  it('drops texts, EXIF, dates, unknown chunks and what follows the end', () => {
    const types = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX', 'prVt'];
    const chunks = types.map((type) => build.pngChunk(type, [...bytesOf(secret)]));
    expect(strip(build.pngOf(small, chunks, secret))).toEqual(build.pngOf(small));
  });

  it('keeps colours, transparency and frames', () => {
    const types = ['iCCP', 'sRGB', 'gAMA', 'PLTE', 'tRNS', 'acTL', 'fcTL', 'fdAT'];
    const bytes = build.pngOf(
      small,
      types.map((type) => build.pngChunk(type, [1, 2, 3])),
    );
    expect(strip(bytes)).toEqual(bytes);
  });
});

describe('Notes in a WebP, S8.3', () => {
  it('drops EXIF, XMP and unknown chunks and takes back their flags', () => {
    const notes = ['EXIF', 'XMP ', 'note'].map((type) =>
      build.webpChunk(type, [...bytesOf(secret)]),
    );
    const bytes = build.webpOf([build.webpCanvas(0x1c, small), build.webpPicture(small), ...notes]);
    const clean = build.webpOf([build.webpCanvas(0x10, small), build.webpPicture(small)]);
    expect(strip(bytes)).toEqual(clean);
  });
});

describe('Notes in a GIF, S8.3', () => {
  it('drops comments, plain text, XMP and what follows the end, and keeps the loop', () => {
    const loop = build.gifExtension(0xff, 'NETSCAPE2.0', '\x01\0\0');
    const notes = [
      build.gifExtension(0xfe, secret),
      build.gifExtension(0x01, 'twelve bytes', secret),
      build.gifExtension(0xff, 'XMP DataXMP', secret),
      build.gifExtension(0xff, 'NETSCAPE2.0', secret),
    ];
    const frame = build.gifPicture(small);
    const bytes = build.gifOf(small, [loop, ...notes, frame, frame], secret);
    expect(strip(bytes)).toEqual(build.gifOf(small, [loop, frame, frame]));
  });
});

describe('Notes in AVIF and HEIC, S8.3', () => {
  const parts = { ...small, brand: 'avif', itemType: 'av01', note: secret };

  it('overwrites the EXIF item in place, so that the picture stays where it is', () => {
    const bytes = build.heifOf(parts);
    const stripped = strip(bytes);
    expect(textOf(bytes)).toContain(secret);
    expect(textOf(stripped)).not.toContain(secret);
    expect(textOf(stripped)).not.toContain('Exif');
    expect(stripped).toHaveLength(bytes.length);
    expect(readImageHeader(stripped)).toEqual(readImageHeader(bytes));
    expect(stripped.indexOf(9)).toBe(bytes.indexOf(9));
  });

  it('turns boxes that only speak about the picture into free space', () => {
    const extra = build.isoBox('uuid', [...bytesOf(secret)]);
    const film = build.isoBox('moov', build.isoBox('udta', [...bytesOf(secret)]));
    const plain = build.heifOf({ ...parts, note: 'x' });
    const stripped = strip(Uint8Array.of(...plain, ...extra, ...film));
    expect(textOf(stripped)).not.toContain(secret);
    expect(stripped).toHaveLength(plain.length + extra.length + film.length);
  });

  it('refuses a file whose notes lie outside its data', () => {
    const bytes = build.heifOf(parts);
    const at = textOf(bytes).indexOf('iloc') + 4 + 8 + 14 + 6;
    bytes.set([0, 0, 0, 1], at);
    expect(stripMetadata(bytes, readImageHeader(bytes) as ImageHeader)).toBeUndefined();
  });
});
