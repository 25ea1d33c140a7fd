type CsvTable = { rows: string[][]; isWhole: boolean };

/** Cells by the titles of their columns; lines without any are left out. */
export type CsvRecords = { records: Record<string, string>[]; isWhole: boolean };

const separators = [',', ';', '\t'];

/** The lines of a file below its titles. */
export function csvRecords(text: string): CsvRecords {
  const { rows, isWhole } = parseCsv(text);
  const [titles = [], ...lines] = rows;
  const records = lines
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) =>
      Object.fromEntries(titles.map((title, at) => [title, cells[at]?.trim() ?? ''])),
    );
  return { records, isWhole };
}

/** The cells of a file (RFC 4180), whatever sign parts them; `isWhole` is false where a quote never ends. */
function parseCsv(text: string): CsvTable {
  const head = text.slice(0, Math.max(0, text.search(/[\r\n]/)));
  const separator = separators.toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  )[0];
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator ?? ',');
    row.push(cell.value);
    if (cell.end === -1) return { rows: withRow(rows, row), isWhole: false };
    at = text[cell.end] === separator ? cell.end + 1 : lineAfter(text, cell.end);
    if (text[cell.end] === separator && at < text.length) continue;
    rows.push(row);
    row = [];
  }
  return { rows: withRow(rows, row), isWhole: true };
}

const withRow = (rows: string[][], row: string[]): string[][] =>
  row.length > 0 ? [...rows, row] : rows;

type Cell = { value: string; end: number };

function quotedCell(text: string, start: number): Cell {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { value: parts.join('') + text.slice(from), end: -1 };
    parts.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') return { value: parts.join(''), end: quote + 1 };
    parts.push('"');
    from = quote + 2;
  }
}

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r')
    end += 1;
  return { value: text.slice(start, end).trim(), end };
}

/** What stands between a closing quote and the next line belongs to no cell. */
function lineAfter(text: string, end: number): number {
  let at = end;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return text.startsWith('\r\n', at) ? at + 2 : at + 1;
}
