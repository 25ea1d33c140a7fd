import { type CsvRecord, recordsOf } from './csv-reader.ts';

/** The encodings in which spreadsheets write CSV files. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/**
 * The encoding as the first bytes tell it; null where only the whole file tells UTF-8 from
 * Windows-1252. Without a mark, Latin letters in UTF-16 have a zero in each second byte.
 */
export function markedEncoding(head: Uint8Array): CsvEncoding | null {
  const [first, second, third] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 5 && odd > even) return 'utf-16le';
  return even > head.length / 5 ? 'utf-16be' : null;
}

/** A first record that says the separator names no columns. */
export const saysSeparator = ({ line, cells }: CsvRecord): boolean =>
  line === 1 && /^sep=/i.test(cells[0]?.trim() ?? '') && cells.slice(1).join('') === '';

const rowsLookedAt = 20;

/** What Excel writes above a file to say its separator. */
const separatorLine = /^\uFEFF?"?sep=(.)"?\r?\n/i;

/** The sign that parts the most cells, the same number in most lines. */
export function guessSeparator(text: string): Separator {
  const said = separatorLine.exec(text)?.[1];
  const known = separators.find((separator) => separator === said);
  if (known !== undefined) return known;
  const scored = separators.map((separator) => ({ separator, score: scoreOf(text, separator) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}

function scoreOf(text: string, separator: Separator): number {
  const records = recordsOf(text, separator).slice(0, rowsLookedAt);
  const widths = records.map(({ cells }) => cells.length);
  const [common = 1] = widths.toSorted(
    (one, other) => countIn(widths, other) - countIn(widths, one),
  );
  if (common < 2) return 0;
  return (countIn(widths, common) / widths.length) * 100 + Math.min(common, 50);
}

const countIn = (all: readonly number[], one: number) => all.filter((each) => each === one).length;
