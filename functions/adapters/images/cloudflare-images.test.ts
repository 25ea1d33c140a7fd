import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImageHeader } from '#domain/media/files/read-image-header.ts';
import { planVariant } from '#domain/media/variant.ts';
import { startLocalMedia } from '#functions/testing/app/local-media.ts';
import type { LocalMedia } from '#functions/testing/app/local-media.ts';
import { cloudflareImages } from './cloudflare-images.ts';
import type { ImageService, Preparation, PreparedPicture } from './image-service.ts';

const folder = new URL('../../../../shared/data/image-formats/', import.meta.url);
const sample = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)));
const svg = (markup: string): Uint8Array => new TextEncoder().encode(markup);
const picture = (preparation: Preparation): PreparedPicture =>
  (preparation as { picture: PreparedPicture }).picture;

let platform: LocalMedia;
let images: ImageService;

beforeAll(async () => {
  platform = await startLocalMedia();
  images = cloudflareImages(platform.images);
});

afterAll(() => platform.stop());

describe.skipIf(!existsSync(folder))('Real pictures, §5 (needs the data folder)', () => {
  it.each([
    ['photo.jpg', 'image/jpeg', 1000, 462],
    ['photo.png', 'image/png', 700, 323],
    ['photo.webp', 'image/webp', 800, 369],
    ['photo.gif', 'image/gif', 480, 222],
    ['photo.avif', 'image/avif', 1000, 462],
    ['photo-alpha.png', 'image/png', 400, 185],
    ['photo-exif-orientation-6.jpg', 'image/jpeg', 1000, 462],
  ])('prepares %s with its upright size and a placeholder', async (name, contentType, ...size) => {
    const prepared = picture(await images.prepare(sample(name), contentType));
    expect([prepared.contentType, prepared.width, prepared.height]).toEqual([contentType, ...size]);
    expect(prepared.lqip).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(prepared.lqip.length).toBeLessThan(900);
    const tiny = readImageHeader(new Uint8Array(await (await fetch(prepared.lqip)).arrayBuffer()));
    expect(tiny).toMatchObject({ type: 'image/webp', width: 16 });
  });

  it('prepares a drawing', async () => {
    const prepared = picture(await images.prepare(sample('icon.svg'), 'image/svg+xml'));
    expect(prepared).toMatchObject({ contentType: 'image/svg+xml', width: 64, height: 64 });
    expect(prepared.lqip).toMatch(/^data:image\/gif;base64,/);
  });

  it('stores no place, S8.3', async () => {
    const prepared = picture(await images.prepare(sample('photo-exif-gps.jpg'), 'image/jpeg'));
    const metadata = await sharp(prepared.bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.xmp).toBeUndefined();
  });

  it('refuses HEIC where the platform cannot convert it', async () => {
    const preparations = [
      await images.prepare(sample('photo.heic'), 'image/heic'),
      await images.prepare(sample('photo.heif'), 'image/heif'),
      await images.prepare(sample('photo.heic'), 'image/heif'),
    ];
    expect(new Set(preparations.map((preparation) => JSON.stringify(preparation)))).toEqual(
      new Set(['{"refused":"heic-not-converted"}']),
    );
  });

  it('keeps as JPEG what the platform converts', async () => {
    const heic = cloudflareImages(convertingEverythingTo(sample('photo-exif-gps.jpg')));
    const prepared = picture(await heic.prepare(sample('photo.heic'), 'image/heic'));
    expect(prepared).toMatchObject({
      contentType: 'image/jpeg',
      width: 1000,
      height: 462,
      hasAlpha: false,
    });
    expect((await sharp(prepared.bytes).metadata()).exif).toBeUndefined();
  });

  it.each(['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const)(
    'makes a small %s of every type',
    async (type) => {
      const names = ['photo.jpg', 'photo-alpha.png', 'photo.webp', 'photo.gif', 'photo.avif'];
      const made = await Promise.all(names.map((name) => smallVariant(sample(name), type)));
      expect(made).toMatchObject(names.map(() => ({ type, width: 64 })));
    },
    20_000,
  );
});

describe('Pictures that cannot be taken, S8.1', () => {
  it('are refused with the reason', async () => {
    const png = await striped({ width: 60, height: 40 }).png().toBuffer();
    const reasons = [
      await images.prepare(png, 'image/jpeg'),
      await images.prepare(svg('hello'), 'image/png'),
      await images.prepare(new Uint8Array(), 'image/png'),
      await images.prepare(png.subarray(0, 100), 'image/png'),
      await images.prepare(svg('<svg><g></svg>'), 'image/svg+xml'),
      await images.prepare(svg(`<svg>${'<g>'.repeat(200)}`), 'image/svg+xml'),
    ];
    expect(reasons.map((reason) => (reason as { refused: string }).refused)).toEqual([
      'other-type',
      'unknown-type',
      'empty',
      'truncated',
      'malformed',
      'drawing-too-complex',
    ]);
  });

  it('are refused when the head is whole and the pixels are not', async () => {
    const png = await striped({ width: 60, height: 40 }).png({ compressionLevel: 0 }).toBuffer();
    const broken = Uint8Array.from(png).fill(7, 60, 400);
    expect(await images.prepare(broken, 'image/png')).toEqual({ refused: 'unreadable' });
  });
});

describe('Turned pictures', () => {
  it.each(['png', 'webp'] as const)('turns the pixels of a sideways %s', async (format) => {
    const sideways = await striped({ width: 80, height: 40 })
      .withMetadata({ orientation: 6 })
      .toFormat(format, { lossless: true })
      .toBuffer();
    const prepared = picture(await images.prepare(sideways, `image/${format}`));
    const metadata = await sharp(prepared.bytes).metadata();
    expect([prepared.width, prepared.height]).toEqual([40, 80]);
    expect([metadata.width, metadata.height, metadata.orientation]).toEqual([40, 80, undefined]);
    expect(await colourAt(prepared.bytes, { x: 20, y: 5 })).toBe('red');
    expect(await colourAt(prepared.bytes, { x: 20, y: 75 })).toBe('blue');
  });

  it('cuts a sideways JPEG by its upright places', async () => {
    const sideways = await striped({ width: 400, height: 200 })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const prepared = picture(await images.prepare(sideways, 'image/jpeg'));
    const crop = { width: 180, height: 60, x: 10, y: 335 };
    const plan = planVariant(prepared, { quality: 75, width: 180, crop })!;
    const made = (await images.variant(prepared, plan, 'image/png'))!;
    expect(readImageHeader(made)).toMatchObject({ width: 180, height: 60 });
    expect(await colourAt(made, { x: 90, y: 30 })).toBe('blue');
  });
});

describe('Variants', () => {
  it.each([
    [{ width: 90, height: 60, x: 5, y: 70 }, 'red'],
    [{ width: 90, height: 60, x: 105, y: 5 }, 'lime'],
    [{ width: 90, height: 60, x: 305, y: 138 }, 'blue'],
  ])('show the part at %j', async (crop, colour) => {
    const bytes = await striped({ width: 400, height: 200 }).png().toBuffer();
    const source = { bytes, width: 400, height: 200 };
    const plan = planVariant(source, { quality: 75, width: 48, crop })!;
    const made = (await images.variant(source, plan, 'image/png'))!;
    const corners = [await colourAt(made, { x: 2, y: 2 }), await colourAt(made, { x: 45, y: 29 })];
    expect(readImageHeader(made)).toMatchObject({ width: 48, height: 32 });
    expect(corners).toEqual([colour, colour]);
  });

  it('are nothing where the source cannot be read', async () => {
    const source = { bytes: svg('no picture'), width: 40, height: 40 };
    const plan = planVariant(source, { quality: 75, width: 16 })!;
    expect(await images.variant(source, plan, 'image/webp')).toBeUndefined();
  });
});

async function smallVariant(
  bytes: Uint8Array,
  type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png',
) {
  const source = { bytes, ...(readImageHeader(bytes) as { width: number; height: number }) };
  const plan = planVariant(source, { quality: 75, width: 64 })!;
  return readImageHeader((await images.variant(source, plan, type))!);
}

/** Four upright stripes of one width: red, lime, yellow, blue. */
function striped({ width, height }: { width: number; height: number }) {
  const stripe = (background: string) =>
    ({ create: { width: width / 4, height, channels: 3, background } }) as const;
  const layers = ['red', 'lime', 'yellow', 'blue'].map((colour, index) => ({
    input: stripe(colour),
    left: (index * width) / 4,
    top: 0,
  }));
  const { create } = stripe('black');
  const flat = layers.map(({ input, ...place }) => ({ input, ...place }));
  return sharp({ create: { ...create, width } }).composite(flat);
}

async function colourAt(bytes: Uint8Array, { x, y }: { x: number; y: number }): Promise<string> {
  const pixel = await sharp(bytes)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = pixel;
  const names = { '100': 'red', '010': 'lime', '110': 'yellow', '001': 'blue' };
  const code = [red, green, blue].map((part) => (part > 128 ? '1' : '0')).join('');
  return names[code as keyof typeof names];
}

/** The platform where it reads HEIC: whatever comes in, this JPEG or a part of it comes out. */
function convertingEverythingTo(jpeg: Uint8Array): ImagesBinding {
  const transformer = {
    transform: () => transformer,
    output: async () => ({ image: () => new Blob([jpeg.slice()]).stream() }),
  };
  return { input: () => transformer } as unknown as ImagesBinding;
}
