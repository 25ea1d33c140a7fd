import { expect, test } from 'vitest';
import { titleShape, unpartedWidth, withoutArticle } from './title-shape.ts';

test.each([
  ['Ice', { letters: 3, longestWord: 3, isLong: false }],
  ['Paris-Brest', { letters: 11, longestWord: 5.1, isLong: false }],
  ['Salt Meadow', { letters: 11, longestWord: 7.5, isLong: false }],
  ['Bread and butter pudding with marmalade', { letters: 39, longestWord: 10.5, isLong: true }],
  ['抹茶のロールケーキ', { letters: 18, longestWord: 2, isLong: false }],
  ['🥑 toast', { letters: 9, longestWord: 4.9, isLong: false }],
  ['', { letters: 0, longestWord: 1, isLong: false }],
])('measures "%s"', (title, shape) => {
  expect(titleShape(title)).toEqual(shape);
});

test.each([
  ['Donaudampfschifffahrtsgesellschaft mit Sahne', 18],
  ['Zwetschgenröster', titleShape('Zwetschgenröster').longestWord],
  ['Ice', 3],
  ['', 1],
])('sets no title small for words that a hyphen parts: "%s"', (title, width) => {
  expect(unpartedWidth(title)).toBe(width);
});

test('measures a letter alike however its marks are written', () => {
  expect(titleShape('Crème')).toEqual({ ...titleShape('Crème'.normalize('NFD')), letters: 5 });
});

test.each([
  ['The Ash Drawer', 'Ash Drawer'],
  ['A Table', 'Table'],
  ['An', 'An'],
  ['Theodora', 'Theodora'],
  ['Nine Beds', 'Nine Beds'],
])('knows "%s" by what follows its article', (title, known) => {
  expect(withoutArticle(title)).toBe(known);
});
