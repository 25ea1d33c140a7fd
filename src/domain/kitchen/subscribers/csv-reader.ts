/** One record of a CSV file, and the line of the file on which it begins, from 1. */
export type CsvRecord = {
  line: number;
  cells: string[];
  /** The line of a quotation mark that others after it did not close but were taken to. */
  unclosedAt?: number;
};

/** Where a reader stands between two parts of a file. */
export type CsvState = {
  line: number;
  startedAt: number;
  cells: readonly string[];
  cell: string;
  /** In quotes, just behind one that may end them, or in neither. */
  quotes: 'in' | 'behind' | 'out';
  /** The line on which quotes began last. */
  quotedAt: number;
  /** Of the record that is read. */
  unclosedAt: number | null;
  /** Whether a carriage return came last, so that a line feed behind it ends nothing more. */
  isReturned: boolean;
};

export const csvStart: CsvState = {
  line: 1,
  startedAt: 1,
  cells: [],
  cell: '',
  quotes: 'out',
  quotedAt: 1,
  unclosedAt: null,
  isReturned: false,
};

/** So that an unclosed quote at the top of a long file does not take all of it for one cell. */
const cellMaxLength = 10_000;

/**
 * Reads a part of a CSV file (RFC 4180, with any separator) behind the parts before it. Quotes in
 * the middle of a cell are letters, line breaks in quotes are a part of their cell, and a cell that
 * is longer than any text of a person ends at its line.
 */
export function readCsv(
  before: CsvState,
  text: string,
  separator: string,
): { state: CsvState; records: CsvRecord[] } {
  const reading: Reading = { ...before, cells: [...before.cells], records: [] };
  for (const letter of text) {
    const isSecondHalf = letter === '\n' && reading.isReturned;
    reading.isReturned = letter === '\r';
    if (isSecondHalf) continue;
    const plain = letter === '\r' ? '\n' : letter;
    if (plain === '\n') reading.line += 1;
    const isUnclosed = plain === '\n' && reading.cell.length > cellMaxLength;
    if (reading.quotes === 'in' && !isUnclosed) readQuoted(reading, plain);
    else readPlain(reading, plain, separator);
  }
  const { records, ...state } = reading;
  return { state, records };
}

type Reading = { -readonly [Name in keyof CsvState]: CsvState[Name] } & {
  cells: string[];
  records: CsvRecord[];
};

function readQuoted(reading: Reading, letter: string): void {
  if (letter === '"') reading.quotes = 'behind';
  else reading.cell += letter;
}

function readPlain(reading: Reading, letter: string, separator: string): void {
  if (letter === '\n') {
    endRecord(reading);
  } else if (letter === separator) {
    endCell(reading);
  } else if (letter === '"' && reading.quotes === 'behind') {
    reading.cell += letter;
    reading.quotes = 'in';
  } else if (letter === '"' && reading.quotes === 'out' && reading.cell.trim() === '') {
    reading.cell = '';
    reading.quotes = 'in';
    reading.quotedAt = reading.line;
  } else {
    // A letter behind the end of quotes that hold a line break: that end is the beginning of others.
    const isSlip = reading.quotes === 'behind' && letter.trim() !== '';
    if (isSlip && reading.cell.includes('\n')) reading.unclosedAt ??= reading.quotedAt;
    reading.cell += letter;
    reading.quotes = 'out';
  }
}

function endCell(reading: Reading): void {
  reading.cells.push(reading.cell);
  reading.cell = '';
  reading.quotes = 'out';
}

function endRecord(reading: Reading): void {
  reading.records.push(...endCsv(reading));
  reading.cells = [];
  reading.cell = '';
  reading.quotes = 'out';
  reading.unclosedAt = null;
  reading.startedAt = reading.line;
}

/** The record that the end of a file leaves, where its last line does not end. */
export function endCsv({ cells, cell, startedAt, unclosedAt }: CsvState): CsvRecord[] {
  const all = [...cells, cell];
  if (all.length === 1 && cell.trim() === '') return [];
  return [{ line: startedAt, cells: all, ...(unclosedAt !== null && { unclosedAt }) }];
}

/** The line of the quotation mark within which a file ends; null where each is closed. */
export const openQuoteOf = ({ quotes, quotedAt }: CsvState): number | null =>
  quotes === 'in' ? quotedAt : null;

/** All records of a text. */
export function recordsOf(text: string, separator: string): CsvRecord[] {
  const { state, records } = readCsv(csvStart, text, separator);
  return [...records, ...endCsv(state)];
}
