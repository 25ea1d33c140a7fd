import { describe, expect, test } from 'vitest';
import { altOf } from './photos.ts';

describe('Words for a photo', () => {
  test.each([
    ['Fresh guacamole', 'Fresh guacamole'],
    ['Hummus', 'Hummus'],
    ['', 'Loaf'],
    ['apple-strudel-1', 'Loaf'],
    ['caesar_salad', 'Loaf'],
    ['photo', 'Loaf'],
  ])('"%s" become "%s"', (alt, words) => {
    expect(altOf({ file: 'images/photo.webp', alt }, { title: 'Loaf' })).toBe(words);
  });
});
