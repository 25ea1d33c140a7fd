import {
  type CSSToken,
  type ParseError,
  ParseErrorWithToken,
  tokenizer,
  TokenType,
} from '@csstools/css-tokenizer';

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

const replacement = '\ufffd';
const numeric = /^[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/i;

const plainTypes = new Map<TokenType, PlainType | '{' | '(' | '['>([
  [TokenType.Whitespace, 'whitespace'],
  [TokenType.Comment, 'comment'],
  [TokenType.Colon, 'colon'],
  [TokenType.Semicolon, 'semicolon'],
  [TokenType.Comma, 'comma'],
  [TokenType.CDO, 'cdo'],
  [TokenType.CDC, 'cdc'],
  [TokenType.BadString, 'bad-string'],
  [TokenType.BadURL, 'bad-url'],
  [TokenType.OpenCurly, '{'],
  [TokenType.CloseCurly, '}'],
  [TokenType.OpenParen, '('],
  [TokenType.CloseParen, ')'],
  [TokenType.OpenSquare, '['],
  [TokenType.CloseSquare, ']'],
]);

/** One line feed for every line ending and no character a style sheet cannot hold. */
export function normaliseCss(css: string): string {
  return css
    .replaceAll(/\r\n|[\r\f]/g, '\n')
    .replaceAll('\0', replacement)
    .toWellFormed();
}

/** So many times what is not closed ends early; who leaves more open has a sheet of nothing else. */
const endedEarlyMax = 50;

/** Takes normalised text, as a browser reads it. A string or address the text ends in is a bad one. */
export function tokenizeCss(text: string): CssToken[] {
  const next = tokensFrom(text, 0);
  const tokens: CssToken[] = [];
  for (let token = next(); token; token = next()) tokens.push(token);
  return tokens;
}

/**
 * The same, but that a comment that is not closed ends with its line, and such an address there or
 * before a brace: else they would swallow all that follows. Good only for what is written anew from
 * these tokens, since a browser reads the text itself in another way.
 */
export function tokenizeForgivingly(text: string): CssToken[] {
  const tokens: CssToken[] = [];
  let left = endedEarlyMax;
  let next = tokensFrom(text, 0);
  for (let token = next(); token; token = next()) {
    const end = left > 0 ? earlyEnd(text, token) : token.end;
    tokens.push({ ...token, end });
    if (end === token.end) continue;
    left -= 1;
    next = tokensFrom(text, end);
  }
  return tokens;
}

/** What ends by the end of another comment is closed, as it is to a browser. */
export function isOpenComment(text: string, { type, start, end }: CssToken): boolean {
  return type === 'comment' && (end - start < 4 || !text.startsWith('*/', end - 2));
}

function earlyEnd(text: string, token: CssToken): number {
  if (token.type !== 'bad-url' && !isOpenComment(text, token)) return token.end;
  const within = text.slice(token.start, token.end);
  const found = within.search(token.type === 'comment' ? /\n/ : /[\n}]/);
  return found === -1 ? token.end : token.start + found;
}

/** One token at a time, null after the last. */
function tokensFrom(text: string, from: number): () => CssToken | null {
  const faulty = new Set<CSSToken>();
  const onParseError = (error: ParseError) => {
    if (error instanceof ParseErrorWithToken) faulty.add(error.token);
  };
  const { nextToken } = tokenizer({ css: text.slice(from) }, { onParseError });
  return () => {
    const token = nextToken();
    if (token[0] === TokenType.EOF) return null;
    const [, , start, last] = token;
    return { ...valueOf(token, faulty.has(token)), start: from + start, end: from + last + 1 };
  };
}

function valueOf(token: CSSToken, isFaulty: boolean): TokenValue {
  switch (token[0]) {
    case TokenType.Ident:
      return { type: 'ident', value: token[4].value };
    case TokenType.Function:
      return { type: 'function', value: token[4].value };
    case TokenType.AtKeyword:
      return { type: 'at-keyword', value: token[4].value };
    case TokenType.Hash:
      return { type: 'hash', value: token[4].value };
    case TokenType.String:
      return isFaulty ? { type: 'bad-string' } : { type: 'string', value: token[4].value };
    case TokenType.URL:
      return isFaulty ? { type: 'bad-url' } : { type: 'url', value: token[4].value };
    case TokenType.Number:
      return { type: 'number', text: digitsOf(token) };
    case TokenType.Percentage:
      return { type: 'percentage', text: digitsOf(token) };
    case TokenType.Dimension:
      return { type: 'dimension', text: digitsOf(token), unit: token[4].unit };
    case TokenType.Delim:
      return { type: 'delim', value: token[4].value };
    default:
      // No grammar takes a bad token, so a kind unknown here is dropped.
      return { type: plainTypes.get(token[0]) ?? 'bad-url' };
  }
}

// Source text of the number, since its parsed value does not round-trip.
function digitsOf([, text]: CSSToken): string {
  return numeric.exec(text)?.[0] ?? '0';
}
