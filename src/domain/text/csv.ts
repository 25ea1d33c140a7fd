/** What makes a spreadsheet take a cell for a formula. */
const formulaStart = /^[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠]/u;

/** One line of a CSV file (RFC 4180); every cell is text, also for a spreadsheet that opens it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(text: string): string {
  const plain = formulaStart.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
