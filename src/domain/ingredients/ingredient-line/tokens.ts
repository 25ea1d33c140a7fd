import { holdsNumber, numberRun, readWrittenNumber } from './written-number.ts';
import type { Grouping, WrittenNumber } from './written-number.ts';
import { ones } from './number-words.ts';

export type TokenKind =
  | 'number'
  | 'word'
  | 'comma'
  | 'break'
  | 'dash'
  | 'slash'
  | 'open'
  | 'close'
  | 'mark'
  | 'end';

/** What a token turned out to be; a `gap` is text that no field keeps, such as "of". */
export type Role = 'name' | 'measure' | 'preparation' | 'note' | 'gap';

/** A piece of the line; its role alone changes while the line is read. */
export type Token = {
  readonly kind: TokenKind;
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly isSpaced: boolean;
  /** Of a number; 0 otherwise. */
  readonly value: number;
  /** Of a number whose mark may part thousands or decimals. */
  readonly grouping: Grouping;
  isAfterBrackets: boolean;
  role: Role;
};

/** From the first index up to, not including, the second. */
export type Range = readonly [start: number, end: number];

const largestSize = 12;
const spelledSizes = new Map([...ones].slice(0, largestSize));

const sizeEnd = String.raw`-(?:inch|ounce|pound|gram|quart|pint|liter|litre)\b`;
const isSizeEnd = new RegExp(sizeEnd, 'iy');

const pieces = [
  numberRun,
  `(?:${[...spelledSizes.keys()].join('|')})(?=${sizeEnd})`,
  String.raw`[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*`,
  '--+',
  String.raw`\S`,
];
const piece = new RegExp(pieces.join('|'), 'giu');

const punctuation: Readonly<Record<string, TokenKind>> = {
  ',': 'comma',
  ';': 'break',
  ':': 'break',
  '-': 'dash',
  '–': 'dash',
  '—': 'dash',
  '−': 'dash',
  '/': 'slash',
  '⁄': 'slash',
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
};

const endToken: Token = {
  kind: 'end',
  text: '',
  lower: '',
  start: 0,
  end: 0,
  isSpaced: true,
  value: 0,
  grouping: null,
  isAfterBrackets: false,
  role: 'gap',
};

/** Splits a cleaned line into words, numbers and marks; every token starts out as part of the name. */
export function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  let lastEnd = -1;
  for (const { 0: text, index: start } of line.matchAll(piece)) {
    const lower = text.toLowerCase();
    const end = start + text.length;
    const number = numberIn(text, startsSizeEnd(line, end));
    tokens.push({
      kind: number ? 'number' : kindOf(text),
      text,
      lower,
      start,
      end,
      isSpaced: start !== lastEnd,
      value: number?.value ?? 0,
      grouping: number?.grouping ?? null,
      isAfterBrackets: false,
      role: 'name',
    });
    lastEnd = end;
  }
  return tokens;
}

/** The token at a place, or an `end` token outside the line. */
export function at(tokens: readonly Token[], index: number): Token {
  return tokens[index] ?? endToken;
}

export function setRole(tokens: readonly Token[], range: Range, role: Role): void {
  for (let index = range[0]; index < range[1]; index += 1) at(tokens, index).role = role;
}

/** The place after the period of an abbreviation, where there is one. */
export function skipPeriod(tokens: readonly Token[], index: number): number {
  const token = at(tokens, index);
  return token.text === '.' && !token.isSpaced ? index + 1 : index;
}

/** True of a dash that parts two thoughts ("onion - chopped"), not two halves of a word. */
export function isParting(tokens: readonly Token[], index: number): boolean {
  const token = at(tokens, index);
  if (token.kind !== 'dash') return false;
  return token.text === '—' || (token.isSpaced && at(tokens, index + 1).isSpaced);
}

/** True where a remark ends: at a comma, a semicolon, a parting dash or the end of the line. */
export function isBorder(tokens: readonly Token[], index: number): boolean {
  const { kind } = at(tokens, index);
  return kind === 'end' || kind === 'comma' || kind === 'break' || isParting(tokens, index);
}

export function isConjunction(token: Token): boolean {
  return token.lower === 'or' || token.lower === 'and';
}

export function isArticle(token: Token): boolean {
  return token.lower === 'a' || token.lower === 'an';
}

function startsSizeEnd(line: string, index: number): boolean {
  isSizeEnd.lastIndex = index;
  return isSizeEnd.test(line);
}

function numberIn(text: string, isBeforeSizeEnd: boolean): WrittenNumber | null {
  if (holdsNumber(text)) return readWrittenNumber(text);
  const size = isBeforeSizeEnd ? spelledSizes.get(text.toLowerCase()) : undefined;
  return size === undefined ? null : { value: size, grouping: null };
}

function kindOf(text: string): TokenKind {
  if (/^[\p{L}\p{M}]/u.test(text) || holdsNumber(text)) return 'word';
  return text.startsWith('--') ? 'break' : (punctuation[text] ?? 'mark');
}
