/** A token of css-syntax; `start` and `end` are places in the normalised text. */
export type CssToken = TokenValue & { start: number; end: number };

type TokenValue =
  | { type: 'ident' | 'at-keyword' | 'hash' | 'string' | 'url' | 'delim'; value: string }
  | { type: 'function'; value: string }
  | { type: '{' | '(' | '[' }
  | { type: 'number' | 'percentage'; text: string }
  | { type: 'dimension'; text: string; unit: string }
  | { type: PlainType };

type PlainType =
  | 'whitespace'
  | 'comment'
  | 'colon'
  | 'semicolon'
  | 'comma'
  | 'cdo'
  | 'cdc'
  | 'bad-string'
  | 'bad-url'
  | '}'
  | ')'
  | ']';

type Scan = { text: string; at: number };

const replacement = '\ufffd';
const whitespace = /[\n\t ]+/y;
const nameRun = /[\w\u{80}-\u{10ffff}-]+/uy;
const identStart = /-?(?:[a-z_\u{80}-\u{10ffff}]|\\[^\n]|\\$)|--/iuy;
const nameStart = /[\w\u{80}-\u{10ffff}-]|\\[^\n]|\\$/uy;
const hexEscape = /\\([\da-f]{1,6})[\n\t ]?/iy;
const charEscape = /\\([^\n])/suy;
const numeric = /[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/iy;
const quoteAhead = /[\n\t ]*["']/y;
const stringRun = { '"': /[^"\\\n]+/y, "'": /[^'\\\n]+/y };
const urlRun = /[^"'()\\\s\p{Cc}]+/uy;
const badUrlRun = /(?:[^)\\]+|\\[^]?)+/y;

const marks: Record<string, PlainType | '{' | '(' | '['> = {
  ':': 'colon',
  ';': 'semicolon',
  ',': 'comma',
  '{': '{',
  '}': '}',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
};

/** One line feed for every line ending and no character a style sheet cannot hold. */
export function normaliseCss(css: string): string {
  return css
    .replaceAll(/\r\n|[\r\f]/g, '\n')
    .replaceAll('\0', replacement)
    .toWellFormed();
}

/** Takes normalised text. A string or address the text ends in is a bad one. */
export function tokenizeCss(text: string): CssToken[] {
  const scan: Scan = { text, at: 0 };
  const tokens: CssToken[] = [];
  while (scan.at < text.length) {
    const start = scan.at;
    const value = readToken(scan);
    tokens.push({ ...value, start, end: scan.at });
  }
  return tokens;
}

function readToken(scan: Scan): TokenValue {
  const char = scan.text.charAt(scan.at);
  if (take(scan, whitespace) !== null) return { type: 'whitespace' };
  if (char === '"' || char === "'") return readString(scan, char);
  if (scan.text.startsWith('/*', scan.at)) return readComment(scan);
  const number = take(scan, numeric);
  if (number !== null) return readNumeric(scan, number);
  if (skip(scan, '<!--')) return { type: 'cdo' };
  if (skip(scan, '-->')) return { type: 'cdc' };
  if (isAt(scan, identStart)) return readIdentLike(scan);
  return readMark(scan, char);
}

function readMark(scan: Scan, char: string): TokenValue {
  scan.at += char.length;
  if (char === '@' && isAt(scan, identStart)) return { type: 'at-keyword', value: readName(scan) };
  if (char === '#' && isAt(scan, nameStart)) return { type: 'hash', value: readName(scan) };
  const mark = marks[char];
  return mark ? { type: mark } : { type: 'delim', value: char };
}

function readComment(scan: Scan): TokenValue {
  const end = scan.text.indexOf('*/', scan.at + 2);
  scan.at = end === -1 ? scan.text.length : end + 2;
  return { type: 'comment' };
}

function readNumeric(scan: Scan, text: string): TokenValue {
  if (isAt(scan, identStart)) return { type: 'dimension', text, unit: readName(scan) };
  return skip(scan, '%') ? { type: 'percentage', text } : { type: 'number', text };
}

function readIdentLike(scan: Scan): TokenValue {
  const value = readName(scan);
  if (!skip(scan, '(')) return { type: 'ident', value };
  const isBareUrl = value.toLowerCase() === 'url' && !isAt(scan, quoteAhead);
  return isBareUrl ? readUrl(scan) : { type: 'function', value };
}

function readName(scan: Scan): string {
  let name = '';
  for (let part = readNamePart(scan); part !== null; part = readNamePart(scan)) name += part;
  return name;
}

function readNamePart(scan: Scan): string | null {
  return take(scan, nameRun) ?? readEscape(scan);
}

function readEscape(scan: Scan): string | null {
  const hex = match(scan, hexEscape);
  if (hex !== null) return charFrom(Number.parseInt(hex, 16));
  const char = match(scan, charEscape);
  if (char !== null) return char;
  return scan.at === scan.text.length - 1 && skip(scan, '\\') ? replacement : null;
}

function charFrom(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || isSurrogate || code > 0x10ffff ? replacement : String.fromCodePoint(code);
}

function readString(scan: Scan, quote: '"' | "'"): TokenValue {
  scan.at += 1;
  let value = '';
  while (scan.at < scan.text.length) {
    if (skip(scan, quote)) return { type: 'string', value };
    if (scan.text[scan.at] === '\n') return { type: 'bad-string' };
    if (!skip(scan, '\\\n')) value += take(scan, stringRun[quote]) ?? readEscape(scan) ?? '';
  }
  return { type: 'bad-string' };
}

function readUrl(scan: Scan): TokenValue {
  let value = '';
  take(scan, whitespace);
  for (let part = readUrlPart(scan); part !== null; part = readUrlPart(scan)) value += part;
  take(scan, whitespace);
  if (skip(scan, ')')) return { type: 'url', value };
  take(scan, badUrlRun);
  skip(scan, ')');
  return { type: 'bad-url' };
}

function readUrlPart(scan: Scan): string | null {
  return take(scan, urlRun) ?? readEscape(scan);
}

function isAt(scan: Scan, pattern: RegExp): boolean {
  pattern.lastIndex = scan.at;
  return pattern.test(scan.text);
}

function take(scan: Scan, pattern: RegExp): string | null {
  pattern.lastIndex = scan.at;
  const found = pattern.exec(scan.text)?.[0] ?? null;
  scan.at += found?.length ?? 0;
  return found;
}

/** Takes the whole match and gives its first group. */
function match(scan: Scan, pattern: RegExp): string | null {
  pattern.lastIndex = scan.at;
  const found = pattern.exec(scan.text);
  scan.at += found?.[0].length ?? 0;
  return found?.[1] ?? null;
}

function skip(scan: Scan, text: string): boolean {
  if (!scan.text.startsWith(text, scan.at)) return false;
  scan.at += text.length;
  return true;
}
