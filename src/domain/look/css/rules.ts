import { isBlank, isNest } from './components.ts';
import type { Component, Nest } from './components.ts';

/** What a style sheet or block is made of; `end` is after its semicolon or block. */
export type CssItem = {
  start: number;
  end: number;
  isClosed: boolean;
  height: number;
  hasOpenString: boolean;
} & (
  | { kind: 'at-rule'; name: string; prelude: Component[]; block: Component[] | null }
  | { kind: 'style-rule'; prelude: Component[]; block: Component[] }
  | { kind: 'declaration'; name: string; value: Component[] }
  /** A closing bracket that closes nothing. */
  | { kind: 'stray' }
  | { kind: 'junk' }
);

type Cursor = { components: readonly Component[]; at: number; isInStyle: boolean };

/**
 * Splits as css-syntax does, but that no rule takes along what a semicolon or a stray bracket parts
 * from it; `isInStyle` allows declarations among the rules. A name and colon begin a declaration
 * unless a block comes before the semicolon.
 */
export function parseItems(components: readonly Component[], isInStyle: boolean): CssItem[] {
  const cursor: Cursor = { components, at: 0, isInStyle };
  const items: CssItem[] = [];
  while (skipBlanks(cursor)) {
    const from = cursor.at;
    const item = readItem(cursor);
    items.push({ ...measure(components.slice(from, cursor.at)), ...item });
  }
  return items;
}

type ItemParts = CssItem extends infer Item
  ? Item extends CssItem
    ? Omit<Item, 'start' | 'end' | 'isClosed' | 'height' | 'hasOpenString'>
    : never
  : never;

function readItem(cursor: Cursor): ItemParts {
  const first = cursor.components[cursor.at];
  if (first && isCloser(first)) {
    cursor.at += 1;
    return { kind: 'stray' };
  }
  const colon = cursor.isInStyle ? colonAfterName(cursor) : null;
  if (first?.type === 'at-keyword') return readAtRule(cursor, first.value.toLowerCase());
  if (first?.type !== 'ident' || colon === null) return readStyleRule(cursor);
  const isCustom = first.value.startsWith('--');
  const end = findEnd(cursor, isCustom ? isSemicolon : isSemicolonOrBlock);
  const last = cursor.components[end];
  if (last?.type === '{}') return readStyleRule(cursor);
  cursor.at = end + 1;
  const value = cursor.components.slice(colon + 1, end);
  return { kind: 'declaration', name: first.value, value };
}

function readAtRule(cursor: Cursor, name: string): ItemParts {
  const from = cursor.at + 1;
  const end = findEnd(cursor, isSemicolonOrBlock);
  const last = cursor.components[end];
  cursor.at = afterEnd(last, end);
  const block = last && isNest(last) ? last.children : null;
  return { kind: 'at-rule', name, prelude: cursor.components.slice(from, end), block };
}

function readStyleRule(cursor: Cursor): ItemParts {
  const from = cursor.at;
  const end = findEnd(cursor, isSemicolonOrBlock);
  const last = cursor.components[end];
  cursor.at = afterEnd(last, end);
  if (!last || !isBlock(last)) return { kind: 'junk' };
  const prelude = cursor.components.slice(from, end);
  return { kind: 'style-rule', prelude, block: last.children };
}

function skipBlanks(cursor: Cursor): boolean {
  cursor.at = findFrom(cursor.components, cursor.at, (component) => !isBetweenItems(component));
  return cursor.at < cursor.components.length;
}

function isBetweenItems(component: Component): boolean {
  return isBlank(component) || ['semicolon', 'cdo', 'cdc'].includes(component.type);
}

function colonAfterName({ components, at }: Cursor): number | null {
  const next = findFrom(components, at + 1, (component) => !isBlank(component));
  return components[next]?.type === 'colon' ? next : null;
}

function findEnd({ components, at }: Cursor, isEnd: (component: Component) => boolean): number {
  return findFrom(components, at, isEnd);
}

function findFrom(
  components: readonly Component[],
  from: number,
  isFound: (component: Component) => boolean,
): number {
  for (let index = from; index < components.length; index += 1) {
    const component = components[index];
    if (component && isFound(component)) return index;
  }
  return components.length;
}

function isSemicolon(component: Component): boolean {
  return component.type === 'semicolon';
}

function isBlock(component: Component): component is Nest {
  return component.type === '{}';
}

/** Or a brace that closes nothing, which ends what is before it as well. */
function isSemicolonOrBlock(component: Component): boolean {
  return isSemicolon(component) || isBlock(component) || component.type === '}';
}

/** A stray brace is told by itself. */
const afterEnd = (last: Component | undefined, end: number): number =>
  last?.type === '}' ? end : end + 1;

const isCloser = ({ type }: Component): boolean => type === '}' || type === ')' || type === ']';

function measure(components: readonly Component[]) {
  const nests = components.filter(isNest);
  return {
    start: components[0]?.start ?? 0,
    end: components.at(-1)?.end ?? 0,
    isClosed: nests.every((nest) => nest.isClosed),
    hasOpenString: components.some((each) =>
      isNest(each) ? each.hasOpenString : each.type === 'bad-string',
    ),
    height: nests.reduce((height, nest) => Math.max(height, nest.height), 0),
  };
}
