import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialShape,
  firstWordOf,
  titleShape,
  unpartedWidth,
  withoutArticle,
  wordRoom,
} from './title-shape.ts';

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

describe('The first letter of a title', () => {
  test.each([
    ['Wild Whey', { initial: 'W', stands: true }],
    ['quince', { initial: 'Q', stands: false }],
    ['Ångström', { initial: 'Å', stands: false }],
    ['ملوخية', { initial: 'م', stands: false }],
    ['“Äpfel”', { initial: 'Ä', stands: false }],
    ['Øl', { initial: 'Ø', stands: false }],
    ['4 eggs', { initial: '4', stands: false }],
    ['🍅', { initial: '', stands: false }],
  ])('of "%s" says whether it stands on its line', (title, shape) => {
    expect(initialShape(title)).toMatchObject(shape);
  });

  test('is never counted narrower than one letter', () => {
    fc.assert(fc.property(fc.string(), (title) => initialShape(title).width >= 1));
  });
});

describe('The word that stands for a title', () => {
  test.each([
    ['Banana Pancakes', 'Banana'],
    ['Ice', 'Ice'],
    ['A Pie of Leeks', 'Leeks'],
    ['Grands-pères au sirop', 'Grands-pères'],
    ['“Quick” & easy soup', 'Quick'],
    ['Mum’s bread', 'Mum’s'],
    ['🍅', ''],
    ['', ''],
  ])('of "%s" is "%s"', (title, word) => {
    expect(firstWordOf(title)).toBe(word);
  });

  test('is one of its words, wherever there are letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(title).toContain(firstWordOf(title));
        expect(firstWordOf(title) === '').toBe(!/[\p{L}\p{N}]/u.test(title));
      }),
    );
  });
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

test('gives a list the room of its widest word where that is more than usual', () => {
  const titled = (...titles: string[]) => titles.map((title) => ({ title }));
  expect(wordRoom(titled('Ice', 'Schwarzwälder Torte'))).toBeUndefined();
  expect(wordRoom(titled())).toBeUndefined();
  expect(wordRoom(titled('Ice', 'Kürbiscremesuppe', 'Zwetschgenröster'))).toEqual({
    '--word': titleShape('Kürbiscremesuppe').longestWord,
  });
});
