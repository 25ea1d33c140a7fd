import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedNames, markedValue, markedWords } from './marked-words.ts';

const written = (parts: ReturnType<typeof markedWords>) =>
  parts.map(({ text, change }) => `${change[0]}(${text})`).join('');

const sideOf = (parts: ReturnType<typeof markedWords>, without: string) =>
  parts
    .filter(({ change }) => change !== without)
    .map(({ text }) => text)
    .join('');

describe('Words that are marked', () => {
  it('stay together where they changed side by side', () => {
    expect(written(markedWords('add one small cup now', 'add two large spoons now'))).toBe(
      's(add )r(one small cup)a(two large spoons)s( now)',
    );
  });

  it('show no word that two texts share by chance', () => {
    expect(written(markedWords('Salt it in the evening.', 'Keeps for a week, in the cold'))).toBe(
      'r(Salt it in the evening.)a(Keeps for a week, in the cold)',
    );
    expect(written(markedWords('the small oven is hot', 'the large one is hot'))).toBe(
      's(the )r(small oven)a(large one)s( is hot)',
    );
  });

  it('are those alone that came, however many came', () => {
    expect(written(markedWords('salt', 'salt, ground by hand in a mortar of stone'))).toBe(
      's(salt)a(, ground by hand in a mortar of stone)',
    );
  });

  it('hold both texts whole where they are short', () => {
    const words = fc
      .array(fc.constantFrom('a', 'b', 'rye', 'e\u0301', '\n', '.'), { maxLength: 9 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = markedWords(before, after);
        expect([sideOf(parts, 'added'), sideOf(parts, 'removed')]).toEqual([before, after]);
      }),
    );
  });

  it('leave out what is far from a change, by whole words', () => {
    const far = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ');
    const parts = markedWords(`${far} here. ${far}`, `${far} there. ${far}`);
    expect(written(parts)).toMatch(
      /^s\(… (?:word\d+ )+\)r\(here\)a\(there\)s\(\. (?:word\d+ )+… \)$/,
    );
    expect(written(parts).length).toBeLessThan(180);
  });

  it('tell names that came, went and stayed', () => {
    const names = (...all: string[]) => all.map((name) => ({ id: name, name }));
    expect(written(markedNames(names('Vegan', 'Nuts'), names('Nuts', 'Vegetarian')))).toBe(
      's(Nuts)s(, )a(Vegetarian)s(, )r(Vegan)',
    );
  });

  it('put one value in place of another', () => {
    expect(written(markedValue('1 hour 5 minutes', '1 hour'))).toBe('r(1 hour 5 minutes)a(1 hour)');
    expect(written(markedValue('', '1 hour'))).toBe('a(1 hour)');
  });
});
