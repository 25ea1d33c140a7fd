import { describe, expect, it } from 'vitest';
import { chooseFormat } from './output-format.ts';

const plan = (width: number, height: number) => ({
  region: { width, height, x: 0, y: 0 },
  width,
  height,
  quality: 75,
});
const card = plan(400, 300);

describe('Format of a variant, design §11', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/jpeg', 'image/avif'],
    ['image/webp,*/*', 'image/jpeg', 'image/webp'],
    ['IMAGE/WEBP', 'image/png', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'image/jpeg', 'image/webp'],
    ['image/avif; q=0.000', 'image/jpeg', 'image/jpeg'],
    ['*/*', 'image/jpeg', 'image/jpeg'],
    ['image/*', 'image/png', 'image/png'],
    ['', 'image/gif', 'image/png'],
    ['', 'image/avif', 'image/png'],
    ['image/avifx', 'image/webp', 'image/png'],
  ])('answers "%s" about %s with %s', (accept, source, expected) => {
    expect(chooseFormat(accept, source, card)).toBe(expected);
  });

  it('codes large pictures as WebP, which takes a fraction of the time', () => {
    const accept = 'image/avif,image/webp';
    expect(chooseFormat(accept, 'image/jpeg', plan(800, 800))).toBe('image/avif');
    expect(chooseFormat(accept, 'image/jpeg', plan(960, 720))).toBe('image/webp');
    expect(chooseFormat(accept, 'image/jpeg', plan(1280, 100))).toBe('image/webp');
  });
});
