import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsResultLine, shownDescription, shownTitle } from './result-line.ts';
import { resultTime } from './result-time.ts';

const long = 'Grandmother’s slow braised short ribs with red wine, shallots and a lot of patience';

describe('The title of a search result', () => {
  it('stays whole where it fits', () => {
    expect(shownTitle('  Plum cake ')).toBe('Plum cake');
    expect(fitsResultLine('Pflaumenkuchen vom Blech mit Streuseln und Zimt')).toBe(true);
  });

  it('ends before the word that does not fit', () => {
    expect(shownTitle(long)).toBe(
      'Grandmother’s slow braised short ribs with red wine, shallots …',
    );
    expect(fitsResultLine(long)).toBe(false);
  });

  it('is cut within a word that is longer than the line', () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenpolsterkuchen';
    expect(shownTitle(word)).toMatch(/^Donaudampf\w+.* …$/);
  });

  it('counts wide letters as wide and marks as none', () => {
    expect(fitsResultLine('i'.repeat(100))).toBe(true);
    expect(fitsResultLine('W'.repeat(40))).toBe(false);
    expect(fitsResultLine('焼'.repeat(30))).toBe(false);
    expect(fitsResultLine('e\u{301}\u{302}\u{303}'.repeat(40))).toBe(true);
  });

  it('is the beginning of what was written, however it is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const shown = shownDescription(text);
        expect(text.trim().startsWith(shown.replace(/ …$/, ''))).toBe(true);
        expect(shown.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('The time of a search result', () => {
  it.each([
    ['PT45M', '45 mins'],
    ['PT1H', '1 hr'],
    ['PT2H20M', '2 hrs 20 mins'],
    ['P1DT1M', '24 hrs 1 min'],
    ['PT0M', null],
    ['soon', null],
  ])('%s is %s', (iso, shown) => {
    expect(resultTime(iso)).toBe(shown);
  });
});
