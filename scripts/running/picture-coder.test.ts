import { Request } from 'miniflare';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { codePicture } from './picture-coder.ts';

const plan = { region: { x: 40, y: 0, width: 160, height: 120 }, width: 80, height: 60 };
let photo: Uint8Array<ArrayBuffer>;

const ask = (picture: Uint8Array<ArrayBuffer>, quality: number, type = 'image/webp') =>
  codePicture(
    new Request('http://coder/', {
      method: 'POST',
      headers: { Coding: JSON.stringify({ ...plan, quality, type }) },
      body: picture,
    }),
  );
const bytesOf = async (picture: Uint8Array<ArrayBuffer>, quality: number) =>
  new Uint8Array(await (await ask(picture, quality)).arrayBuffer());

beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const made = await sharp({
    create: { width: 240, height: 120, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer();
  photo = Uint8Array.from(made);
});

describe('Sizes of pictures on a local platform, §7', () => {
  test('show the region in the size and format that are asked for', async () => {
    const answer = await ask(photo, 75);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    const made = await sharp(await answer.arrayBuffer()).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 80, height: 60 });
  });

  test('weigh less in a lower quality', async () => {
    const [low, high] = [await bytesOf(photo, 30), await bytesOf(photo, 90)];
    expect(low.length).toBeLessThan(high.length / 2);
  });

  test('are not made of what cannot be read', async () => {
    expect((await ask(new TextEncoder().encode('no picture'), 75)).status).toBe(415);
  });
});
