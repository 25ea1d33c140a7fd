import { describe, expect, it } from 'vitest';
import { imageKey, isImageKey, isVideoKey, mediaType } from './media-key.ts';

const id = '0b8f2c1e-6a55-4d0e-9a43-1f0f6f6f3c55';

describe('Names of stored media, S8.2', () => {
  it('are a uuid and an ending that tells the type', () => {
    expect(imageKey(id, 'image/svg+xml')).toBe(`${id}.svg`);
    expect(mediaType(`${id}.svg`)).toBe('image/svg+xml');
    expect(mediaType(`${id}.mp4`)).toBe('video/mp4');
    expect(mediaType(id)).toBeUndefined();
  });

  it('tell pictures from videos', () => {
    expect([isImageKey(`${id}.jpg`), isImageKey(`${id}.mp4`)]).toEqual([true, false]);
    expect([isVideoKey(`${id}.webm`), isVideoKey(`${id}.jpg`)]).toEqual([true, false]);
  });

  it.each([
    'photo.jpg',
    id,
    `${id}.heic`,
    `${id}.html`,
    `${id.toUpperCase()}.jpg`,
    `../${id}.jpg`,
    `${id}.jpg\n`,
    `variants/${id}.jpg`,
    `${id}.jpg/x`,
  ])('are never %j', (key) => {
    expect([isImageKey(key), isVideoKey(key)]).toEqual([false, false]);
  });
});
