import { describe, expect, it } from 'vitest';
import { chooseFormat, codedQuality } from './output-format.ts';

const plan = (width: number, height: number) => ({
  region: { width, height, x: 0, y: 0 },
  width,
  height,
  quality: 75,
});
const card = plan(400, 300);
const photo = { hasAlpha: false };

describe('Format of a variant, design §11', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['IMAGE/WEBP', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'image/webp'],
    ['image/avif; q=0.000', 'image/jpeg'],
    ['image/avifx', 'image/jpeg'],
    ['image/*', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('answers "%s" with %s', (accept, expected) => {
    expect(chooseFormat(accept, photo, card)).toBe(expected);
  });

  it('keeps transparency for who reads neither AVIF nor WebP', () => {
    expect(chooseFormat('*/*', { hasAlpha: true }, card)).toBe('image/png');
  });

  it('asks AVIF for the number that looks like the quality of the others', () => {
    expect(codedQuality(75, 'image/avif')).toBe(56);
    expect(codedQuality(75, 'image/webp')).toBe(75);
    expect(codedQuality(1, 'image/avif')).toBe(1);
  });

  it('codes large pictures as WebP, which takes a fraction of the time', () => {
    const accept = 'image/avif,image/webp';
    expect(chooseFormat(accept, photo, plan(800, 800))).toBe('image/avif');
    expect(chooseFormat(accept, photo, plan(960, 720))).toBe('image/webp');
    expect(chooseFormat(accept, photo, plan(1280, 100))).toBe('image/webp');
  });
});
