import {
  type CsvEncoding,
  guessSeparator,
  markedEncoding,
  saysSeparator,
  type Separator,
} from '#domain/kitchen/subscribers/csv-format.ts';
import {
  type CsvRecord,
  csvStart,
  endCsv,
  openQuoteOf,
  readCsv,
} from '#domain/kitchen/subscribers/csv-reader.ts';
import { hasRunTogether, unclosedLineOf } from '#domain/kitchen/subscribers/csv-columns.ts';
import { addAll } from '#domain/import/add-all.ts';
import { importRowsMax } from '#domain/mail/import-rules.ts';

const megabyte = 1024 * 1024;
export const fileMaxMegabytes = 50;
const headBytes = 64 * 1024;

export type ReadList = {
  encoding: CsvEncoding;
  separator: Separator;
  records: CsvRecord[];
  /** Lines with a quotation mark that nobody closed, by which those behind it ran into one. */
  unclosed: number[];
};
export type UnreadList = 'tooLarge' | 'tooMany' | 'notCsv' | 'empty';

/**
 * Reads a file part by part, with room for the page between two of them. What is far larger than any
 * list is refused before it is read.
 */
export async function readList(file: File): Promise<ReadList | UnreadList> {
  if (file.size > fileMaxMegabytes * megabyte) return 'tooLarge';
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (isOfAnotherKind(head)) return 'notCsv';
  const encoding = markedEncoding(head) ?? ((await isUtf8(file)) ? 'utf-8' : 'windows-1252');
  const separator = guessSeparator(new TextDecoder(encoding).decode(head));
  const records: CsvRecord[] = [];
  let state = csvStart;
  for await (const part of textsOf(file, encoding)) {
    const text = withoutStrays(part);
    if (isNoText(text)) return 'notCsv';
    const read = readCsv(state, text, separator);
    ({ state } = read);
    addAll(records, read.records);
    if (records.length > importRowsMax + 1) return 'tooMany';
    await roomForThePage();
  }
  const open = openQuoteOf(state);
  // What stands behind a mark that is never closed is no cell of anybody.
  if (open === null) addAll(records, endCsv(state));
  const [first] = records;
  if (first && saysSeparator(first)) records.shift();
  const unclosed = [...records.filter(hasRunTogether).map(unclosedLineOf), open].filter(
    (line) => line !== null,
  );
  return records.length + unclosed.length === 0
    ? 'empty'
    : { encoding, separator, records, unclosed };
}

/** Spreadsheets and archives begin with letters of their own, PDFs too. */
const isOfAnotherKind = ([first, second, third]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) ||
  (first === 0xd0 && second === 0xcf) ||
  (first === 0x25 && second === 0x50 && third === 0x44);

/** No list holds them: control characters other than tabs, line and page breaks and the old end of a file. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const isNoText = (text: string): boolean => /[\0-\x08\x0e-\x19\x1b\x7f]/.test(text);

/** How many signs of a text stand for each NUL at least that slipped into it by a faulty export. */
const signsPerStray = 8;

/** Text without single NULs. Where they are many, or stand in a row, it is none, or a torn file. */
function withoutStrays(text: string): string {
  const parts = text.split('\0');
  const isText = (parts.length - 1) * signsPerStray <= text.length && !text.includes('\0\0');
  return isText ? parts.join('') : text;
}

async function isUtf8(file: File): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of bytesOf(file)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

async function* textsOf(file: File, encoding: CsvEncoding): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of bytesOf(file)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

const partBytes = 256 * 1024;

async function* bytesOf(file: File): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  for (let at = 0; at < file.size; at += partBytes) {
    yield new Uint8Array(await file.slice(at, at + partBytes).arrayBuffer());
  }
}

const roomForThePage = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
