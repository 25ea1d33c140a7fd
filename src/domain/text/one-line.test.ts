import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine, withoutLooseTurns } from './one-line.ts';

const breaks = ['\n', '\r\n', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029', '  '];
const turns = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E'];
const isolates = ['\u2066', '\u2067', '\u2068', '\u2069'];
const oddText = fc
  .array(fc.constantFrom('a', 'ש', ' ', '\u00A0', '\u0007', ...breaks, ...turns, ...isolates))
  .map((parts) => parts.join(''));

const stepOf: Record<string, number> = { '\u2066': 1, '\u2067': 1, '\u2068': 1, '\u2069': -1 };

/** How many isolates are open at the end, at the lowest and in all. */
function balanceOf(text: string) {
  const steps = Array.from(text, (letter) => stepOf[letter] ?? 0);
  const sums = steps.map((_, index) =>
    steps.slice(0, index + 1).reduce<number>((a, b) => a + b, 0),
  );
  return { end: sums.at(-1) ?? 0, lowest: Math.min(0, ...sums) };
}

describe('A text of one line, S6.1', () => {
  it.each([
    ['Plum\npie', 'Plum pie'],
    ['Plum \r\n\t pie', 'Plum pie'],
    [' Plum  pie\n', 'Plum pie'],
    ['Plum\u2028pie\u0007', 'Plum pie'],
    ['½\u00A0cup', '½\u00A0cup'],
    ['\u202Eeip mulp', 'eip mulp'],
    ['Plum \u2067עוגה\u2069 pie', 'Plum \u2067עוגה\u2069 pie'],
    ['Plum \u2067pie', 'Plum pie'],
    ['Plum\u2069 pie', 'Plum pie'],
  ])('%j stands as %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('has no break, control or override, whatever was typed', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]| {2}|^\s|\s$/u);
        expect(oneLine(line)).toBe(line);
      }),
    );
  });

  it('keeps its letters', () => {
    const lettersOf = (text: string) => text.replaceAll(/[^aש]/g, '');
    fc.assert(fc.property(oddText, (text) => lettersOf(oneLine(text)) === lettersOf(text)));
  });
});

describe('A text of any lines', () => {
  it('turns nothing that stands behind it', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        expect(balanceOf(withoutLooseTurns(text))).toEqual({ end: 0, lowest: 0 });
      }),
    );
  });
});
