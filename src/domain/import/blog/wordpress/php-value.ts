/** What PHP's `serialize` wrote: text, numbers, yes or no, and lists or tables of these. */
export type PhpValue = string | number | boolean | null | PhpTable;
export type PhpTable = { [key: string]: PhpValue };

/** Tables inside each other, and values in all; no plugin comes near. */
const depthMax = 50;
const valuesMax = 200_000;

type Reading = { bytes: Uint8Array; at: number; values: number };
/** A table that is being read; `key` waits for its value. */
type Open = { table: PhpTable; left: number; key: string | null };
type Token = { value: PhpValue } | { opens: number };

const byte = (sign: string): number => sign.charCodeAt(0);
const [quote, colon, semicolon, brace] = [byte('"'), byte(':'), byte(';'), byte('{')];
const closing = byte('}');

/**
 * Reads a serialised value. Undefined where it is none, and also where it holds an object: nothing
 * of a class is ever made. Lengths count bytes of UTF-8; one that is wrong, as after an exchange of
 * words in the whole file, is passed over.
 */
export function phpValue(text: string): PhpValue | undefined {
  const reading: Reading = { bytes: new TextEncoder().encode(text.trim()), at: 0, values: 0 };
  const open: Open[] = [];
  for (;;) {
    const token = readToken(reading);
    if (!token || reading.values > valuesMax) return undefined;
    let done: PhpValue | undefined;
    if ('opens' in token) {
      if (open.length >= depthMax) return undefined;
      open.push({ table: {}, left: token.opens, key: null });
    } else done = token.value;
    const whole = settle(reading, open, done);
    if (whole === 'broken') return undefined;
    if (whole !== 'goes on') return whole.value;
  }
}

/** The rows of a list, or of a table in its order. */
export const phpRows = (value: PhpValue | undefined): PhpValue[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

export const isPhpTable = (value: PhpValue | undefined): value is PhpTable =>
  typeof value === 'object' && value !== null;

type Settled = 'broken' | 'goes on' | { value: PhpValue };

/** Puts a finished value where it belongs, and closes the tables that are full. */
function settle(reading: Reading, open: Open[], done: PhpValue | undefined): Settled {
  let value = done;
  for (;;) {
    const last = open.at(-1);
    if (!last) return value === undefined ? 'broken' : { value };
    if (value !== undefined && !place(last, value)) return 'broken';
    if (last.left > 0 || last.key !== null) return 'goes on';
    if (reading.bytes[reading.at] !== closing) return 'broken';
    reading.at += 1;
    value = last.table;
    open.pop();
  }
}

/** False where a key is neither text nor a number. */
function place(open: Open, value: PhpValue): boolean {
  if (open.key === null) {
    if (typeof value !== 'string' && typeof value !== 'number') return false;
    open.key = String(value);
    open.left -= 1;
    return true;
  }
  // A key such as "__proto__" is a word like any other.
  Object.defineProperty(open.table, open.key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  open.key = null;
  return true;
}

function readToken(reading: Reading): Token | null {
  const { bytes, at } = reading;
  const kind = String.fromCharCode(bytes[at] ?? 0);
  reading.values += 1;
  if (kind === 'N' && bytes[at + 1] === semicolon) {
    reading.at = at + 2;
    return { value: null };
  }
  if (bytes[at + 1] !== colon) return null;
  reading.at = at + 2;
  if (kind === 's') return textToken(reading);
  if (kind === 'a') return tableToken(reading);
  const written = wordUntil(reading, semicolon);
  // References to values that stand elsewhere, which recipes do not have.
  if (kind === 'r' || kind === 'R') return { value: null };
  if (kind === 'b') return { value: written === '1' };
  const number = Number(written || Number.NaN);
  return (kind === 'i' || kind === 'd') && Number.isFinite(number) ? { value: number } : null;
}

function tableToken(reading: Reading): Token | null {
  const count = Number(wordUntil(reading, colon) || Number.NaN);
  if (!Number.isInteger(count) || count < 0 || count > valuesMax) return null;
  if (reading.bytes[reading.at] !== brace) return null;
  reading.at += 1;
  return { opens: count };
}

function textToken(reading: Reading): Token | null {
  const { bytes } = reading;
  const length = Number(wordUntil(reading, colon) || Number.NaN);
  if (!Number.isInteger(length) || length < 0 || bytes[reading.at] !== quote) return null;
  const start = reading.at + 1;
  const told = start + length;
  const end = endsAt(bytes, told) ? told : nextEnd(bytes, start);
  if (end === null) return null;
  reading.at = end + 2;
  return { value: new TextDecoder().decode(bytes.subarray(start, end)) };
}

const endsAt = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === quote && bytes[at + 1] === semicolon;

function nextEnd(bytes: Uint8Array, start: number): number | null {
  for (let at = bytes.indexOf(quote, start); at !== -1; at = bytes.indexOf(quote, at + 1)) {
    if (endsAt(bytes, at)) return at;
  }
  return null;
}

/** Numbers are short: what does not end soon is none. */
const wordMax = 30;

function wordUntil(reading: Reading, end: number): string {
  const { bytes, at } = reading;
  const found = bytes.subarray(at, at + wordMax).indexOf(end);
  if (found === -1) return '';
  reading.at = at + found + 1;
  return new TextDecoder().decode(bytes.subarray(at, at + found)).trim();
}
