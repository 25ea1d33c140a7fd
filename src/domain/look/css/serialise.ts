import { isBlank, isNest } from './components.ts';
import type { Component, Leaf, Nest } from './components.ts';

type Dimension = Extract<Leaf, { type: 'dimension' }>;

const plainMarks = new Map<Component['type'], string>([
  ['whitespace', ' '],
  ['comment', '/**/'],
  ['colon', ':'],
  ['semicolon', ';'],
  ['comma', ','],
]);

const brackets = {
  '{}': ['{', '}'],
  '()': ['(', ')'],
  '[]': ['[', ']'],
  function: ['(', ')'],
} as const;

/**
 * Writes components so that every reader sees the same tokens again: names and strings keep no
 * character with a meaning, and comments stay, empty, where they part two tokens. Bad tokens,
 * stray brackets and at-keywords have no text.
 */
export function serialiseComponents(components: readonly Component[]): string {
  return components.map((component, index) => textOf(component, components[index + 1])).join('');
}

/** Without the blanks around. */
export function serialiseTrimmed(components: readonly Component[]): string {
  const first = components.findIndex((component) => !isBlank(component));
  const last = components.findLastIndex((component) => !isBlank(component));
  return first === -1 ? '' : serialiseComponents(components.slice(first, last + 1));
}

export function serialiseName(name: string): string {
  const escaped = escapeName(name);
  if (/^-{0,2}$/.test(name)) return name.replace('-', escapeChar);
  if (/^-?\d/.test(escaped)) return escaped.replace(/\d/, escapeChar);
  return escaped;
}

export function serialiseString(text: string): string {
  return `"${text.replaceAll(/["\\<\p{Cc}]/gu, escapeChar)}"`;
}

function textOf(component: Component, next: Component | undefined): string {
  if (isNest(component)) return nestText(component);
  if (component.type === 'delim') return delimText(component.value, next);
  if (component.type === 'dimension') return component.text + unitText(component, next);
  return plainMarks.get(component.type) ?? leafText(component);
}

function nestText({ type, name, children }: Nest): string {
  const [opening, closing] = brackets[type];
  const called = type === 'function' ? serialiseName(name) : '';
  return `${called}${opening}${serialiseComponents(children)}${closing}`;
}

// Parted from what follows, "<" begins neither a tag nor a comment of HTML.
function delimText(value: string, next: Component | undefined): string {
  const isParted = next?.type === 'whitespace' || (next?.type === 'delim' && next.value === '=');
  return value === '<' && !isParted ? '< ' : value;
}

function leafText(leaf: Leaf): string {
  switch (leaf.type) {
    case 'ident':
      return serialiseName(leaf.value);
    case 'hash':
      return `#${escapeName(leaf.value)}`;
    case 'string':
      return serialiseString(leaf.value);
    case 'url':
      return `url(${serialiseString(leaf.value)})`;
    case 'number':
      return leaf.text;
    case 'percentage':
      return `${leaf.text}%`;
    default:
      return '';
  }
}

// "1" and the unit "e3", or "1", "e" and "+3", must not become the number 1e3.
function unitText({ text, unit }: Dimension, next: Component | undefined): string {
  const name = serialiseName(unit);
  const isExponent = /^e-?\d/i.test(name) || (/^e$/i.test(name) && isPlusDigit(next));
  return isExponent && !/e/i.test(text) ? name.replace(/^./, escapeChar) : name;
}

function isPlusDigit(next: Component | undefined): boolean {
  return next !== undefined && 'text' in next && /^\+\d/.test(next.text);
}

function escapeName(name: string): string {
  return name.replaceAll(/[^\w-]/gu, escapeChar);
}

function escapeChar(char: string): string {
  return `\\${(char.codePointAt(0) ?? 0).toString(16)} `;
}
