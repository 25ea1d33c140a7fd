import { describe, expect, test } from 'vitest';
import type { LibraryImageView } from '#contract/media/media.ts';
import { findPicture } from './picture-library.ts';

const aPicture = (picture: Partial<LibraryImageView>): LibraryImageView => ({
  id: 'loaf',
  key: 'loaf.jpg',
  width: 1600,
  height: 2000,
  lqip: '',
  alt: 'A loaf',
  name: '',
  contentType: 'image/jpeg',
  bytes: 1000,
  createdAt: '2025-10-11T00:00:00.000Z',
  ...picture,
});

const traits = { alt: 'A loaf', width: 1600, height: 2000 };

describe('A picture of the library', () => {
  test('is found by its words and its size', () => {
    const pictures = [aPicture({ id: 'other', alt: 'A roll' }), aPicture({})];
    expect(findPicture(pictures, traits)?.id).toBe('loaf');
  });

  test('is another one in another shape', () => {
    expect(findPicture([aPicture({ width: 1200 })], traits)).toBeNull();
  });

  test('is another one when its bytes are known to differ', () => {
    expect(findPicture([aPicture({})], { ...traits, bytes: 999 })).toBeNull();
    expect(findPicture([aPicture({})], { ...traits, bytes: 1000 })?.id).toBe('loaf');
  });
});
