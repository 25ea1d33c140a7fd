import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { titleCover } from './title-cover.ts';

describe('The cover of a title', () => {
  test('is the same wherever it stands, and large for long titles as for short ones', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (title) => {
        const cover = titleCover(title);
        expect(titleCover(title)).toEqual(cover);
        expect(cover.letters).toBeLessThanOrEqual(
          { head: 1e9, band: 72, label: 48, letter: 30 }[cover.layout],
        );
        expect(cover.initial !== undefined).toBe(cover.layout === 'letter');
      }),
    );
  });

  test('is of every layout for short titles, and seldom the same for two', () => {
    const title = fc.string({ unit: 'grapheme-ascii', minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(fc.uniqueArray(title, { minLength: 400, maxLength: 400 }), (titles) => {
        const layouts = titles.map((each) => titleCover(each).layout);
        const alike = layouts.filter((layout, index) => layout === layouts[index + 1]);
        expect(new Set(layouts).size).toBe(4);
        expect(alike.length / titles.length).toBeLessThan(0.4);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ["@deezthugs' tacos", 'D'],
    ['7-Up cake', '7'],
    ['«Épinards»', 'É'],
    ['שקשוקה', 'ש'],
    ['抹茶', '抹'],
    ['e\u0301clair', 'E\u0301'],
  ])('sets the first letter or number of %s large, never a sign', (title, initial) => {
    const padded = Array.from({ length: 40 }, (_, spaces) =>
      titleCover(title + '!'.repeat(spaces % 8)),
    );
    const initials = new Set(
      padded.map((cover) => cover.initial).filter((each) => each !== undefined),
    );
    expect([...initials]).toEqual([initial]);
  });

  it('has no initial where a title has no letter', () => {
    expect(titleCover('🍅🍅!').initial).toBeUndefined();
  });
});
