import { describe, expect, it } from 'vitest';
import { sharedSource } from './shared-source.ts';
import { isWholeSource } from './whole-source.ts';

const shared = (parts: Record<string, string>) =>
  sharedSource(`?${new URLSearchParams(parts).toString()}`);
const tart = 'https://pies.example/tart?p=1&l=en#top';
const lines = 'Plum tart\n500 g plums\n2 eggs\nBake for 40 minutes.';

describe('What an app shares', () => {
  it.each([
    ['the address of its own', { title: 'Tart', text: '', url: tart }],
    ['an address in the text, as most apps send it', { title: 'Tart', text: tart }],
    ['an address behind a remark', { text: `Look at this!\n${tart}` }],
    ['an address that ends a sentence', { text: `Is this (${tart}). Good?` }],
    ['an address among signs of another script', { text: `看这个「${tart}」，好吃` }],
    ['an address as the title', { title: tart, text: '' }],
    ['the words that were marked on a page', { text: `"500 g plums"\n ${tart}` }],
    ['the address of its own before the one of the text', { text: 'https://a.example', url: tart }],
  ])('is where the recipe is: %s', (_, parts) => {
    expect(shared(parts)).toBe(tart);
  });

  it('is a text where the text has the lines of a recipe', () => {
    expect(shared({ text: lines })).toBe(lines);
    expect(shared({ text: `${lines}\n${tart}` })).toBe(`${lines}\n${tart}`);
    expect(shared({ title: 'Nan’s', text: lines })).toBe(`Nan’s\n\n${lines}`);
    expect(shared({ title: 'Plum tart', text: lines, url: tart })).toBe(`${lines}\n\n${tart}`);
    const told = `Stone the plums and lay them on the dough. ${'Then wait a little. '.repeat(25)}`;
    expect(shared({ text: `${told}${tart}` })).toBe(`${told}${tart}`);
  });

  it('is nothing where nothing came, or only blanks', () => {
    expect(sharedSource('')).toBeNull();
    expect(shared({ title: ' ', text: '\n', url: '' })).toBeNull();
    expect(shared({ name: 'Tart' })).toBeNull();
  });

  it('may come from a shortcut that encodes nothing', () => {
    expect(sharedSource(`?url=https://pies.example/tart?p=1&l=en`)).toBe(
      'https://pies.example/tart?p=1&l=en',
    );
    expect(sharedSource(`?text=${encodeURIComponent(tart)}`)).toBe(tart);
    expect(sharedSource('?text=%E4%F6&url=%')).toBe('\uFFFD\uFFFD\n\n%');
  });

  it.each([
    ['https://pies.example/tart_(plum)', 'https://pies.example/tart_(plum)'],
    ['https://pies.example/tart...', 'https://pies.example/tart'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['https://', 'https://'],
  ])('reads %s as %s', (text, source) => {
    expect(shared({ text })).toBe(source);
  });

  it.each(['https://', 'http://a.example/', '(', '.'])(
    'is read at once, however long: %s',
    (part) => {
      expect(shared({ text: part.repeat(20_000) })).not.toBeNull();
    },
  );
});

describe('What is pasted instead of a title', () => {
  it.each([tart, ` ${tart}\n`, lines])('is a recipe, or where one is: %s', (text) => {
    expect(isWholeSource(text)).toBe(true);
  });

  it.each(['', 'Plum tart', 'Plum tart\n', 'Plum\n\ntart', `See ${tart}`])(
    'is a title: %s',
    (text) => {
      expect(isWholeSource(text)).toBe(false);
    },
  );
});
