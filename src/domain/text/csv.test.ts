import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

/** As RFC 4180 reads a line of quoted cells. */
const read = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell = '']) =>
    cell.replaceAll('""', '"'),
  );

describe('A line of a CSV file', () => {
  it('holds commas, quotes and line breaks', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', ''])).toBe(
      '"a,b","say ""hi""","two\nlines",""\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '\uFEFF=1', '＝1', '|cmd', '%0'])(
    'is no formula: %j',
    (text) => {
      const [cell] = read(csvLine([text]));
      expect(cell).toMatch(/^'/);
      expect(cell?.replaceAll("'", '')).toBe(text);
    },
  );

  it('holds a number below nothing as a number, and a text that looks like one as text', () => {
    const owed = { number: -37.5, places: 2 };
    expect(csvLine([owed, { number: 1_234, places: 0 }, '-37.50'])).toBe(
      `"-37.50","1234","'-37.50"\r\n`,
    );
  });

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', ' ', '\n', "'", 'a') }),
  );

  it('gives back every text, but for quote marks before what could be a formula', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        const back = read(csvLine(cells));
        expect(back).toHaveLength(cells.length);
        for (const [index, cell] of cells.entries()) {
          expect(back[index]?.replaceAll("'", '')).toBe(cell.replaceAll("'", ''));
          // A spreadsheet may part cells at any of these.
          const parts = back[index]!.split(/[;,\t\r\n]/);
          expect(parts.filter((part) => /^\s*[=+\-@|%]/.test(part))).toEqual([]);
        }
      }),
    );
  });
});
