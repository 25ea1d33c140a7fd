const rowsMax = 100_000;

/** Rows of a CSV file (RFC 4180) by the names of its header; cells in quotes may hold commas and lines. */
export function csvRows(text: string): Record<string, string>[] {
  const [header = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  return rows
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => Object.fromEntries(header.map((name, at) => [name.trim(), cells[at] ?? ''])));
}

type Cell = { value: string; end: number };

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length && rows.length < rowsMax;) {
    const { value, end } = text[at] === '"' ? quotedCell(text, at) : { value: '', end: at };
    const stop = cellEnd(text, end);
    row.push(value + text.slice(end, stop));
    at = stop + (text.startsWith('\r\n', stop) ? 2 : 1);
    if (text[stop] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A cell whose quote never ends goes on to the end of the text. */
function quotedCell(text: string, start: number): Cell {
  const parts: string[] = [];
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at);
    const end = quote === -1 ? text.length : quote;
    parts.push(text.slice(at, end));
    if (text[end + 1] !== '"')
      return { value: parts.join('"'), end: Math.min(end + 1, text.length) };
    at = end + 2;
  }
}

function cellEnd(text: string, from: number): number {
  const mark = /[,\r\n]/g;
  mark.lastIndex = from;
  return mark.exec(text)?.index ?? text.length;
}
