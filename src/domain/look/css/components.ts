import type { CssToken } from './tokens.ts';

/** A token, or a function or block with its content. */
export type Component = Leaf | Nest;

export type Leaf = Exclude<CssToken, { type: 'function' | '{' | '(' | '[' }>;

export type Nest = {
  type: '{}' | '()' | '[]' | 'function';
  /** The name of a function in lower case, else ''. */
  name: string;
  children: Component[];
  isClosed: boolean;
  /** How many levels of nests there are, itself included. */
  height: number;
  /** Whether a string in it is not closed. */
  hasOpenString: boolean;
  start: number;
  end: number;
};

type Opening = Extract<CssToken, { type: 'function' | '{' | '(' | '[' }>;
type OpenNest = Nest & { indent: number };

const nestTypes = { function: 'function', '{': '{}', '(': '()', '[': '[]' } as const;
const closers = { function: ')', '()': ')', '[]': ']', '{}': '}' } as const;

/** A closing bracket that closes nothing stays a leaf; a nest the text ends in is not closed. */
export const nestTokens = (tokens: readonly CssToken[]): Component[] =>
  nestedTokens(tokens, { indentOf: () => null, isForgiving: false }).top;

/**
 * The same for what is written anew: no other bracket goes on over a brace or a semicolon, and where
 * a brace is missing, a rule that begins its line no further in than a block ends the block, so that
 * little is lost with it.
 */
export function nestForgivingly(tokens: readonly CssToken[], source: string): Component[] {
  const { top, isWhole } = nestedTokens(tokens, { indentOf: () => null, isForgiving: true });
  if (isWhole) return top;
  return nestedTokens(tokens, { indentOf: ruleIndents(tokens, source), isForgiving: true }).top;
}

/** How far in a token begins its line with a rule that stands by itself; null for all others. */
type IndentOf = (at: number) => { indent: number; beginsRule: boolean } | null;

type Reading = { indentOf: IndentOf; isForgiving: boolean };

function nestedTokens(tokens: readonly CssToken[], { indentOf, isForgiving }: Reading) {
  const top: Component[] = [];
  const open: OpenNest[] = [];
  let indent = 0;
  for (const [at, token] of tokens.entries()) {
    const line = indentOf(at);
    indent = line?.indent ?? indent;
    if (line?.beginsRule) leaveUnclosed(open, token, (nest) => nest.indent >= indent);
    const ends = isForgiving && endsBrackets(token) && !isBetweenBranches(token, open.at(-1));
    if (ends) leaveUnclosed(open, token, ({ type }) => type !== '{}');
    put(token, { top, open, indent });
  }
  const isWhole = open.every(({ type }) => type !== '{}');
  const end = tokens.at(-1)?.end ?? 0;
  for (const nest of open) nest.isClosed = false;
  while (open.length > 0) close(open, end);
  return { top, isWhole };
}

type Nesting = { top: Component[]; open: OpenNest[]; indent: number };

function put(token: CssToken, { top, open, indent }: Nesting): void {
  const innermost = open.at(-1);
  const siblings = innermost?.children ?? top;
  if (isOpening(token)) {
    const nest = { ...nestFrom(token), indent };
    siblings.push(nest);
    open.push(nest);
  } else if (innermost && token.type === closers[innermost.type]) {
    close(open, token.end);
  } else {
    siblings.push(token);
    if (innermost && token.type === 'bad-string') innermost.hasOpenString = true;
  }
}

const endsBrackets = ({ type }: CssToken): boolean =>
  type === '{' || type === '}' || type === 'semicolon';

/** Of `if()`, which alone has semicolons within its brackets. */
const isBetweenBranches = ({ type }: CssToken, innermost: Nest | undefined): boolean =>
  type === 'semicolon' && innermost?.name === 'if';

function leaveUnclosed(
  open: OpenNest[],
  { start }: CssToken,
  isLeft: (nest: OpenNest) => boolean,
): void {
  for (let nest = open.at(-1); nest && isLeft(nest); nest = open.at(-1)) {
    nest.isClosed = false;
    close(open, start);
  }
}

function ruleIndents(tokens: readonly CssToken[], source: string): IndentOf {
  const marks = nextMarks(tokens);
  const lines = new Map<number, { indent: number; beginsRule: boolean }>();
  let indent: number | null = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'comment') continue;
    if (token.type === 'whitespace') {
      const blank = source.slice(token.start, token.end);
      const lineEnd = blank.lastIndexOf('\n');
      if (lineEnd !== -1) indent = blank.length - lineEnd - 1;
      continue;
    }
    if (indent === null) continue;
    const isNested = token.type === 'delim' && token.value === '&';
    const isRule = token.type === 'at-keyword' || (marks[at] === '{' && token.type !== '{');
    lines.set(at, { indent, beginsRule: isRule && !isNested });
    indent = null;
  }
  return (at) => lines.get(at) ?? null;
}

/** Which of these comes first, from each token on. */
function nextMarks(tokens: readonly CssToken[]): (CssToken['type'] | null)[] {
  let next: CssToken['type'] | null = null;
  const marks = tokens.toReversed().map((token) => {
    if (endsBrackets(token)) next = token.type;
    return next;
  });
  return marks.toReversed();
}

export function isNest(component: Component): component is Nest {
  return 'children' in component;
}

export function isBlank(component: Component): boolean {
  return component.type === 'whitespace' || component.type === 'comment';
}

/** The items of a list, without the blanks that they begin with. */
export function splitAtCommas(components: readonly Component[]): Component[][] {
  const items: Component[][] = [[]];
  for (const component of components) {
    if (component.type === 'comma') items.push([]);
    else if (items.at(-1)?.length !== 0 || !isBlank(component)) items.at(-1)?.push(component);
  }
  return items;
}

function isOpening(token: CssToken): token is Opening {
  return token.type in nestTypes;
}

function nestFrom(token: Opening): Nest {
  const { type, start, end } = token;
  const name = token.type === 'function' ? token.value.toLowerCase() : '';
  const nest = { name, children: [], isClosed: true, hasOpenString: false, height: 1, start, end };
  return { type: nestTypes[type], ...nest };
}

function close(open: OpenNest[], end: number): void {
  const nest = open.pop();
  const parent = open.at(-1);
  if (nest) nest.end = end;
  if (nest && parent) {
    parent.height = Math.max(parent.height, nest.height + 1);
    parent.hasOpenString ||= nest.hasOpenString;
  }
}
