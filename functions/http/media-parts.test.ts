import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Crop } from '#domain/media/image.ts';
import { cloudflareImages } from '#functions/adapters/images/cloudflare-images.ts';
import { r2MediaStore } from '#functions/adapters/media-store.ts';
import { type LocalMedia, startLocalMedia } from '#functions/testing/app/local-media.ts';
import { serveMedia } from './media.ts';

const jpg = '0b8f2c1e-6a55-4d0e-9a43-1f0f6f6f3c55.jpg';
let platform: LocalMedia;
let photo: Uint8Array;
let crops: Crop[];
let asked: string[];

beforeAll(async () => {
  platform = await startLocalMedia();
  const create = { width: 300, height: 200, channels: 3, background: 'tomato' } as const;
  photo = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
});

afterAll(() => platform.stop());

beforeEach(async () => {
  [crops, asked] = [[], []];
  const store = r2MediaStore(platform.bucket);
  await store.removeUnder('');
  const picture = { width: 300, height: 200, hasAlpha: false };
  await store.write(`media/${jpg}`, photo, { contentType: 'image/jpeg', picture });
});

const ask = (path: string) =>
  serveMedia(new Request(`https://site.example/media/${path}`), {
    store: r2MediaStore(platform.bucket),
    images: cloudflareImages(platform.images),
    focusesOf: (key) => {
      asked.push(key);
      return Promise.resolve(crops.map((crop) => ({ crop })));
    },
  });
const variants = async () =>
  (await platform.bucket.list({ prefix: 'variants/' })).objects.map(({ key }) => key);

describe('A part of a picture that nobody chose, S8.4', () => {
  const crop = { width: 90, height: 30, x: 3, y: 3 };
  const address = `${jpg}?width=48&crop=90,30,3,3`;

  it('is not made, however often a stranger asks, and no other picture is the poorer', async () => {
    const odd = Array.from({ length: 120 }, (_, n) => `${jpg}?width=48&crop=90,${30 + n},3,3`);
    const answers = await Promise.all(odd.map((query) => ask(query)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(answers[0]?.headers.get('Cache-Control')).toBe('no-store');
    expect(await variants()).toEqual([]);
    crops = [crop];
    expect((await ask(address)).status).toBe(200);
  }, 20_000);

  it('is made once it is chosen, and stays for pages that are open when it no longer is', async () => {
    crops = [crop];
    expect((await ask(address)).status).toBe(200);
    crops = [];
    expect((await ask(address)).status).toBe(200);
    expect((await ask(`${jpg}?width=32&crop=90,30,3,3`)).status).toBe(200);
  });

  it('is not looked for where pages show the picture itself, or where it was made', async () => {
    const shown = ['width=48', 'width=48&height=48', 'width=64&crop=200,200,50,0', 'quality=65'];
    const answers = await Promise.all(shown.map((query) => ask(`${jpg}?${query}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    crops = [crop];
    await (await ask(address)).text();
    await (await ask(address)).text();
    expect(asked).toEqual([jpg]);
  });

  it('has few sizes and qualities where it is chosen', async () => {
    crops = [crop];
    const qualities = Array.from({ length: 100 }, (_, n) => n + 1);
    for (const quality of qualities) await (await ask(`${address}&quality=${quality}`)).text();
    expect(await variants()).toHaveLength(5);
  }, 20_000);

  it('is none where a shape is asked for that no page has', async () => {
    const refused = await ask(`${jpg}?width=100&height=7`);
    expect([refused.status, asked]).toEqual([400, []]);
  });
});
