import { describe, expect, test } from 'vitest';
import { findNamed, namedSo } from './find-named.ts';

const things = [
  { title: 'Veggie burger' },
  { title: 'Vegetarian', aliases: ['Meatless', 'Veggie'] },
  { title: 'Apples' },
  { title: 'Apple cake' },
  { title: 'Crème brûlée' },
];
const titles = (typed: string) =>
  findNamed(things, typed, { language: 'en', limit: 9 }).map(({ title }) => title);

describe('Things by their names, kitchen §5', () => {
  test('are found by the same words first, then by plural, alias, beginning and later words', () => {
    expect(titles('apple')).toEqual(['Apples', 'Apple cake']);
    expect(titles('veggie')).toEqual(['Vegetarian', 'Veggie burger']);
    expect(titles('meat')).toEqual(['Vegetarian']);
    expect(titles('burg')).toEqual(['Veggie burger']);
    expect(titles('burgundy')).toEqual([]);
  });

  test('are found without case and accents', () => {
    expect(titles('CREME BRULEE')).toEqual(['Crème brûlée']);
  });

  test('are all there without words, in their order', () => {
    expect(titles(' ')).toEqual(things.map(({ title }) => title));
  });

  test('are meant by their own name, its number or an alias, never by a beginning', () => {
    const meant = (typed: string) => namedSo(things, typed, 'en')?.title;
    expect(['Apple', 'apples', 'meatless', 'VEGGIE'].map(meant)).toEqual([
      'Apples',
      'Apples',
      'Vegetarian',
      'Vegetarian',
    ]);
    expect(['', 'App', 'veget'].map(meant)).toEqual([undefined, undefined, undefined]);
  });

  test('have an English plural in English alone', () => {
    expect(namedSo([{ title: 'Nudeln' }], 'Nudelns', 'de')).toBeNull();
  });
});
