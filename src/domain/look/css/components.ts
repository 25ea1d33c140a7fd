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
  start: number;
  end: number;
};

type Opening = Extract<CssToken, { type: 'function' | '{' | '(' | '[' }>;

const nestTypes = { function: 'function', '{': '{}', '(': '()', '[': '[]' } as const;
const closers = { function: ')', '()': ')', '[]': ']', '{}': '}' } as const;

/** A closing bracket that closes nothing stays a leaf; a nest the text ends in is not closed. */
export function nestTokens(tokens: readonly CssToken[]): Component[] {
  const top: Component[] = [];
  const open: Nest[] = [];
  for (const token of tokens) {
    const siblings = open.at(-1)?.children ?? top;
    const innermost = open.at(-1);
    if (isOpening(token)) {
      const nest = nestFrom(token);
      siblings.push(nest);
      open.push(nest);
    } else if (innermost && token.type === closers[innermost.type]) {
      close(open, token.end);
    } else siblings.push(token);
  }
  const end = tokens.at(-1)?.end ?? 0;
  for (const nest of open) nest.isClosed = false;
  while (open.length > 0) close(open, end);
  return top;
}

export function isNest(component: Component): component is Nest {
  return 'children' in component;
}

export function isBlank(component: Component): boolean {
  return component.type === 'whitespace' || component.type === 'comment';
}

function isOpening(token: CssToken): token is Opening {
  return token.type in nestTypes;
}

function nestFrom(token: Opening): Nest {
  const { type, start, end } = token;
  const name = token.type === 'function' ? token.value.toLowerCase() : '';
  const nest = { name, children: [], isClosed: true, height: 1, start, end };
  return { type: nestTypes[type], ...nest };
}

function close(open: Nest[], end: number): void {
  const nest = open.pop();
  const parent = open.at(-1);
  if (nest) nest.end = end;
  if (nest && parent) parent.height = Math.max(parent.height, nest.height + 1);
}
