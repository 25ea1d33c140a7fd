/**
 * What makes a spreadsheet take a cell for a formula, also where its language parts cells at other
 * signs than commas.
 */
const formulaStart = /(?<=^|[;,\t\r\n])(?=[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠])/gu;

/** What a spreadsheet reckons with, as digits with a point; also where it is negative. */
type NumberCell = { number: string };
export type CsvCell = string | NumberCell;

/** One line of a CSV file (RFC 4180); a text is text, also for a spreadsheet that opens it. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** By which spreadsheets read a file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** How a CSV file begins: what its columns are called. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + csvLine(columns);

function cellOf(cell: CsvCell): string {
  const plain = typeof cell === 'string' ? cell.replaceAll(formulaStart, "'") : cell.number;
  return `"${plain.replaceAll('"', '""')}"`;
}
