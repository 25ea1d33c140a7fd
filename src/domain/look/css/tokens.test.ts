import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseCss, tokenizeCss, tokenizeForgivingly } from './tokens.ts';

const tokens = (css: string) =>
  tokenizeCss(normaliseCss(css)).map(({ start: _start, end: _end, ...token }) => token);
const ident = (value: string) => ({ type: 'ident', value });
const delim = (value: string) => ({ type: 'delim', value });
const dimension = (text: string, unit: string) => ({ type: 'dimension', text, unit });
const number = (text: string) => ({ type: 'number', text });
const string = (value: string) => ({ type: 'string', value });

describe('Names of CSS, S7.4', () => {
  it.each([
    ['color', [ident('color')]],
    ['--x', [ident('--x')]],
    ['-', [delim('-')]],
    ['--', [ident('--')]],
    ['_é😀', [ident('_é😀')]],
    ['\\75rl', [ident('url')]],
    ['\\000075 rl', [ident('url')]],
    ['\\75\trl', [ident('url')]],
    ['u\\72\\6c', [ident('url')]],
    ['\\{a\\"', [ident('{a"')]],
    ['a\\', [ident('a\ufffd')]],
    ['\\0 \\d800 \\110000 ', [ident('\ufffd\ufffd\ufffd')]],
    ['\\\n', [delim('\\'), { type: 'whitespace' }]],
    ['@media', [{ type: 'at-keyword', value: 'media' }]],
    ['@\\69mport', [{ type: 'at-keyword', value: 'import' }]],
    ['@1', [delim('@'), number('1')]],
    ['#fff', [{ type: 'hash', value: 'fff' }]],
    ['#', [delim('#')]],
    ['calc(', [{ type: 'function', value: 'calc' }]],
  ])('read %j', (css, expected) => {
    expect(tokens(css)).toEqual(expected);
  });
});

describe('Numbers of CSS, S7.4', () => {
  it.each([
    ['1', [number('1')]],
    ['-1.5e+3', [number('-1.5e+3')]],
    ['+.5', [number('+.5')]],
    ['1.', [number('1'), delim('.')]],
    ['1e', [dimension('1', 'e')]],
    ['1e-', [dimension('1', 'e-')]],
    ['1e3em', [dimension('1e3', 'em')]],
    ['1\\65 3', [dimension('1', 'e3')]],
    ['50%', [{ type: 'percentage', text: '50' }]],
    ['1--x', [dimension('1', '--x')]],
    ['1-2', [number('1'), number('-2')]],
  ])('read %j', (css, expected) => {
    expect(tokens(css)).toEqual(expected);
  });
});

describe('Strings and addresses of CSS, S7.4', () => {
  it.each([
    ['"a\'b"', [string("a'b")]],
    ["'a\\\nb\\22'", [string('ab"')]],
    ['"a\nb', [{ type: 'bad-string' }, { type: 'whitespace' }, ident('b')]],
    ['"a', [{ type: 'bad-string' }]],
    ['"a\\', [{ type: 'bad-string' }]],
    ['url( a/b )', [{ type: 'url', value: 'a/b' }]],
    ['URL(a)', [{ type: 'url', value: 'a' }]],
    ['\\75 rl(a)', [{ type: 'url', value: 'a' }]],
    ['url(a\\)b)', [{ type: 'url', value: 'a)b' }]],
    ['url()', [{ type: 'url', value: '' }]],
    ['url(a', [{ type: 'bad-url' }]],
    ['url(a(\\', [{ type: 'bad-url' }]],
    ['url(a b)c', [{ type: 'bad-url' }, ident('c')]],
    ['url(a"b\\)c)d', [{ type: 'bad-url' }, ident('d')]],
    ['url(a(b)c', [{ type: 'bad-url' }, ident('c')]],
    ['url( "a"', [{ type: 'function', value: 'url' }, { type: 'whitespace' }, string('a')]],
  ])('read %j', (css, expected) => {
    expect(tokens(css)).toEqual(expected);
  });
});

describe('Everything else of CSS, S7.4', () => {
  it.each([
    ['a/*b*/c', ['ident', 'comment', 'ident']],
    ['/*', ['comment']],
    ['/*/', ['comment']],
    ['<!-- -->', ['cdo', 'whitespace', 'cdc']],
    ['<!-', ['delim', 'delim', 'delim']],
    ['{}()[]:;,', ['{', '}', '(', ')', '[', ']', 'colon', 'semicolon', 'comma']],
    ['\r\n\f\t ', ['whitespace']],
    ['\0', ['ident']],
    ['\ud800', ['ident']],
  ])('reads %j', (css, types) => {
    expect(tokens(css).map(({ type }) => type)).toEqual(types);
  });

  it.each([
    ['/*\n" url(b) "', ['comment']],
    ['url(a"\n} url(b)', ['bad-url']],
  ])('is what a browser reads, also where it is broken: %j', (css, types) => {
    expect(tokens(css).map(({ type }) => type)).toEqual(types);
    expect(tokenizeForgivingly(css).map(({ type }) => type)).not.toEqual(types);
  });

  it.each([tokenizeCss, tokenizeForgivingly])('covers every character once: %o', (tokenize) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (css) => {
        const text = normaliseCss(css);
        const read = tokenize(text);
        expect(read.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
        expect(read.every(({ start, end }) => end > start)).toBe(true);
      }),
    );
  });
});
