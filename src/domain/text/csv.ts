/**
 * What makes a spreadsheet take a cell for a formula, also where its language parts cells at other
 * signs than commas.
 */
const formulaStart = /(?<=^|[;,\t\r\n])(?=[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠])/gu;

/** A number with its places, as no person wrote it: a sign before it begins no formula. */
export type CsvNumber = { number: number; places: number };
type Cell = string | CsvNumber;

/** One line of a CSV file (RFC 4180); every text stays text, also for a spreadsheet that opens it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** By which spreadsheets read a file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** How a CSV file begins: what its columns are called. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + csvLine(columns);

function cellOf(cell: Cell): string {
  if (typeof cell !== 'string') return `"${cell.number.toFixed(cell.places)}"`;
  const plain = cell.replaceAll(formulaStart, "'");
  return `"${plain.replaceAll('"', '""')}"`;
}
