import { describe, expect, test } from 'vitest';
import { mediaFileName } from './media-file-name.ts';

const key = '76e36de9-76bc-44cf-9d34-299e46defe64.jpg';
const small = `/media/${key}?width=480&crop=1600,1067,0,467`;
const large = `/media/${key}?width=800&crop=1600,1067,0,467`;

describe('File names of pictures', () => {
  const bytes = new TextEncoder().encode('a picture');
  const name = mediaFileName(small, bytes, 'webp');

  test('hold no query string', () => {
    expect(name).toMatch(/^\/media\/76e36de9-76bc-44cf-9d34-299e46defe64-[0-9a-f]{12}\.webp$/);
  });

  test('are the same for the same bytes and others for others', () => {
    expect(mediaFileName(large, bytes, 'webp')).toBe(name);
    expect(mediaFileName(small, bytes.slice(1), 'webp')).not.toBe(name);
  });

  test('stay what they are for a picture as it is stored', () => {
    expect(mediaFileName(`/media/${key}`, bytes, '')).toBe(`/media/${key}`);
  });
});
