import { expect, test } from 'vitest';
import { plateTone, titleShape } from './title-shape.ts';

test.each([
  ['Ice', { letters: 3, longestWord: 3, isLong: false }],
  ['Paris-Brest', { letters: 11, longestWord: 5, isLong: false }],
  ['Bread and butter pudding with marmalade', { letters: 39, longestWord: 9, isLong: true }],
  ['', { letters: 0, longestWord: 1, isLong: false }],
])('measures "%s"', (title, shape) => {
  expect(titleShape(title)).toEqual(shape);
});

test('gives titles looks of their own that never change', () => {
  const titles = ['Ice', 'Teriyaki', 'Peanut butter', 'Red cabbage', 'Switchel', 'Drunk nachos'];
  const tones = titles.map(plateTone);
  expect(titles.map(plateTone)).toEqual(tones);
  expect(new Set(tones).size).toBeGreaterThan(2);
  expect(plateTone('')).toBeGreaterThanOrEqual(0);
});
