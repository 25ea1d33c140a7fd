import { describe, expect, it } from 'vitest';
import {
  foldWord,
  isOneTypingErrorApart,
  meantBeginnings,
  searchWords,
  spellingsOf,
} from './search-words.ts';

describe('Words of a search, S6.4', () => {
  it.each([
    ['apple pie', ['apple', 'pie']],
    ['  Crème   BRÛLÉE ', ['crème', 'brûlée']],
    ['7up & salt-free', ['7up', 'salt', 'free']],
    ['"pie" OR NOT (apple*) title:x', ['pie', 'or', 'not', 'apple', 'title', 'x']],
    ['%_*"\'^:{}()+-', []],
    ['pie apple pie', ['pie', 'apple', 'pie']],
    ['salt salt salt pepper', ['salt', 'pepper']],
    ['', []],
    ['味噌汁', ['味噌汁']],
    ['\u0301', []],
    ['\ud800pie', ['pie']],
  ])('reads %j as %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('holds a letter and its marks together however they are written', () => {
    expect(searchWords('cre\u0300me')).toEqual(['crème']);
  });

  it('compares without case and accents', () => {
    expect(foldWord('Brûlée')).toBe('brulee');
  });
});

describe('One typing error, design §12', () => {
  it.each([
    ['chiken', 'chicken'],
    ['chickken', 'chicken'],
    ['chucken', 'chicken'],
    ['hcicken', 'chicken'],
    ['chickne', 'chicken'],
    ['thime', 'thyme'],
    ['chicke', 'chicken'],
    ['hicken', 'chicken'],
  ])('stands between %s and %s', (one, other) => {
    expect(isOneTypingErrorApart(one, other)).toBe(true);
    expect(isOneTypingErrorApart(other, one)).toBe(true);
  });

  it.each([
    ['chicken', 'chicken'],
    ['chiken', 'kitchen'],
    ['chkn', 'chicken'],
    ['ab', 'ba c'],
    ['abcd', 'badc'],
    ['soup', 'stew'],
  ])('does not stand between %s and %s', (one, other) => {
    expect(isOneTypingErrorApart(one, other)).toBe(false);
    expect(isOneTypingErrorApart(other, one)).toBe(false);
  });

  it('finds words that share a spelling', () => {
    expect(spellingsOf('soup')).toEqual(['soup', 'oup', 'sup', 'sop', 'sou']);
    expect(spellingsOf('aa')).toEqual(['aa', 'a']);
  });

  it('is forgiven in a word that is not finished', () => {
    expect(meantBeginnings('choclat', 'chocolate')).toEqual(['chocolat']);
    expect(meantBeginnings('chocolat', 'chocolate')).toEqual(['chocola', 'chocolate']);
    expect(meantBeginnings('soup', 'chocolate')).toEqual([]);
  });
});
