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
      expect(read(csvLine([text]))).toEqual([`'${text}`]);
    },
  );

  it('gives back every text, behind a quote mark at most', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        const back = read(csvLine(cells));
        expect(back).toHaveLength(cells.length);
        for (const [index, cell] of cells.entries()) {
          expect([cell, `'${cell}`]).toContain(back[index]);
          expect(/^[=+\-@\t\r]/.test(back[index]!)).toBe(false);
        }
      }),
    );
  });
});
