import sharp from 'sharp';
import type { Crop } from '#domain/media/image.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloudflareImages } from '#functions/adapters/images/cloudflare-images.ts';
import { r2MediaStore } from '#functions/adapters/media-store.ts';
import { startLocalMedia } from '#functions/testing/app/local-media.ts';
import type { LocalMedia } from '#functions/testing/app/local-media.ts';
import { serveMedia } from './media.ts';
import type { MediaPorts } from './media.ts';

const id = '0b8f2c1e-6a55-4d0e-9a43-1f0f6f6f3c55';
const jpg = `${id}.jpg`;
const browser = 'image/avif,image/webp,image/apng,*/*;q=0.8';

let platform: LocalMedia;
let ports: MediaPorts;
let photo: Uint8Array;
let crops: Crop[];

beforeAll(async () => {
  platform = await startLocalMedia();
  ports = {
    store: r2MediaStore(platform.bucket),
    images: cloudflareImages(platform.images),
    focusesOf: () => Promise.resolve(crops.map((crop) => ({ crop }))),
  };
  const create = { width: 300, height: 200, channels: 3, background: 'tomato' } as const;
  photo = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
});

afterAll(() => platform.stop());

beforeEach(async () => {
  crops = [];
  await ports.store.removeUnder('');
  await ports.store.write(`media/${jpg}`, photo, {
    contentType: 'image/jpeg',
    picture: { width: 300, height: 200, hasAlpha: false },
  });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serveMedia(new Request(`https://site.example/media/${path}`, { method, headers }), ports);
const sizeOf = async (response: Response) => {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return [format, width, height];
};
const variants = async () =>
  (await platform.bucket.list({ prefix: 'variants/' })).objects.map(({ key }) => key);

describe('A picture as stored, design §11', () => {
  it('comes whole and may be kept for ever', async () => {
    const response = await ask(jpg);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(photo);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(photo.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('Vary')).toBeNull();
  });

  it('is not sent again to who has it', async () => {
    const etag = (await ask(jpg)).headers.get('ETag')!;
    const again = await ask(jpg, { 'If-None-Match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(await again.text()).toBe('');
  });

  it('answers HEAD without a body', async () => {
    const response = await ask(jpg, {}, 'HEAD');
    expect(response.headers.get('Content-Length')).toBe(String(photo.length));
    expect(await response.text()).toBe('');
  });

  it('can never run as a drawing, S8.3', async () => {
    const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await ports.store.write(`media/${id}.svg`, drawing, { contentType: 'image/svg+xml' });
    const response = await ask(`${id}.svg?width=100`, { Accept: browser });
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(await response.text()).toContain('<svg');
  });
});

describe('A variant of a picture, §7', () => {
  it.each([
    [browser, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('answers Accept %s with %s', async (accept, type, format) => {
    const response = await ask(`${jpg}?width=160`, { Accept: accept });
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await sizeOf(response)).toEqual([format, 160, 107]);
  });

  it('is made once and then read', async () => {
    const first = await ask(`${jpg}?width=96`, { Accept: 'image/webp' });
    const bytes = new Uint8Array(await first.arrayBuffer());
    const second = await ask(`${jpg}?width=96`, { Accept: 'image/webp' });
    expect(await variants()).toEqual([`variants/${jpg}/96x64-of-300-200-0-0-q75.webp`]);
    expect(new Uint8Array(await second.arrayBuffer())).toEqual(bytes);
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
  });

  it('has its own tag for each format', async () => {
    const webp = await ask(`${jpg}?width=96`, { Accept: 'image/webp' });
    const known = { 'If-None-Match': webp.headers.get('ETag')! };
    const sameFormat = await ask(`${jpg}?width=96`, { Accept: 'image/webp', ...known });
    const otherFormat = await ask(`${jpg}?width=96`, { Accept: '*/*', ...known });
    expect([sameFormat.status, otherFormat.status]).toEqual([304, 200]);
  });

  it.each([
    ['a variant', `${jpg}?width=80`],
    ['one that cannot be made', `${id}.gif?width=80`],
    ['a picture as stored', jpg],
    ['a drawing', `${id}.svg?width=80`],
    ['nothing', 'nowhere.jpg?width=80'],
    ['nonsense', `${jpg}?width=wide`],
  ])('says that it depends on Accept wherever it does, S12.2: %s', async (_what, path) => {
    await ports.store.write(`media/${id}.gif`, new Uint8Array([1]), {
      contentType: 'image/gif',
      picture: { width: 300, height: 200, hasAlpha: false },
    });
    const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await ports.store.write(`media/${id}.svg`, drawing, { contentType: 'image/svg+xml' });
    const answers = await Promise.all(
      [browser, 'image/webp', '*/*'].map((accept) => ask(path, { Accept: accept })),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    const isSame = new Set(bodies).size === 1;
    const varies = answers.every(({ headers }) => headers.get('Vary') === 'Accept');
    expect([isSame, varies]).toContain(true);
  });

  it('is cut and sized as asked', async () => {
    crops = [{ width: 100, height: 80, x: 10, y: 20 }];
    const response = await ask(`${jpg}?width=64&height=64&crop=100,80,10,20`);
    expect(await sizeOf(response)).toEqual(['jpeg', 64, 64]);
  });

  it('is never larger than the picture', async () => {
    expect(await sizeOf(await ask(`${jpg}?width=4096&quality=100`))).toEqual(['jpeg', 300, 200]);
  });

  it('answers HEAD without a body', async () => {
    const response = await ask(`${jpg}?width=48`, {}, 'HEAD');
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(100);
    expect(await response.text()).toBe('');
  });

  it('works for a picture stored without its size', async () => {
    await ports.store.write(`media/${jpg}`, photo, { contentType: 'image/jpeg' });
    expect(await sizeOf(await ask(`${jpg}?width=48`))).toEqual(['jpeg', 48, 32]);
  });

  it('is the picture itself, kept for a minute, where the platform cannot make it', async () => {
    const failing = { ...ports, images: { ...ports.images, variant: async () => undefined } };
    const request = new Request(`https://site.example/media/${jpg}?width=48`);
    const response = await serveMedia(request, failing);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(await sizeOf(response)).toEqual(['jpeg', 300, 200]);
    expect(await variants()).toEqual([]);
  });

  it('is cut in steps, so that near cuts are one', async () => {
    crops = [{ width: 100, height: 80, x: 10, y: 20 }];
    const near = ['99,81,9,21', '100,82,10,22', '98,80,8,20'];
    for (const crop of near) await (await ask(`${jpg}?width=48&crop=${crop}`)).text();
    expect(await variants()).toHaveLength(1);
  });
});

describe('Addresses that are refused, S8.4', () => {
  it.each([
    'unknown.jpg',
    `${id.replace('0b', '1b')}.jpg`,
    `${id.replace('0b', '1b')}.jpg?width=100`,
    `${id}.png`,
    `${jpg}/x`,
    `${jpg}%2f..`,
    `../variants/${jpg}`,
    `https://example.com/${jpg}`,
    '',
  ])('has nothing at %j', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['width=0', 'width=5000', 'quality=101', 'crop=301,10,0,0', 'crop=1,1', 'url=//e'])(
    'refuses %s',
    async (query) => {
      const response = await ask(`${jpg}?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'validation_failed' });
      expect(await variants()).toEqual([]);
    },
  );

  it('reads only with GET and HEAD', async () => {
    const response = await ask(jpg, {}, 'POST');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('Videos by key, design §11', () => {
  const mp4 = `${id}.mp4`;
  const film = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);

  beforeEach(() => ports.store.write(`media/${mp4}`, film, { contentType: 'video/mp4' }));

  it('come whole and say that parts can be had', async () => {
    const response = await ask(mp4);
    expect(response.status).toBe(200);
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(response.headers.get('Content-Type')).toBe('video/mp4');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(film);
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
  ])('come in part for %s', async (range, start, end) => {
    const response = await ask(mp4, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/1000`);
    expect(response.headers.get('Content-Length')).toBe(String(end - start + 1));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(film.slice(start, end + 1));
  });

  it('refuse a part they do not have', async () => {
    const response = await ask(mp4, { Range: 'bytes=1000-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe('bytes */1000');
  });

  it('come whole when the known part is of another film', async () => {
    const etag = (await ask(mp4, {}, 'HEAD')).headers.get('ETag')!;
    const other = await ask(mp4, { Range: 'bytes=0-9', 'If-Range': '"other"' });
    const same = await ask(mp4, { Range: 'bytes=0-9', 'If-Range': etag });
    expect([other.status, same.status]).toEqual([200, 206]);
  });

  it('are not sent again to who has them', async () => {
    const etag = (await ask(mp4, {}, 'HEAD')).headers.get('ETag')!;
    expect((await ask(mp4, { 'If-None-Match': etag })).status).toBe(304);
  });

  it('are missing when unknown', async () => {
    expect((await ask(`${id}.webm`, { Range: 'bytes=0-1' })).status).toBe(404);
  });
});
