import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nestTokens } from './components.ts';
import {
  serialiseComponents,
  serialiseName,
  serialiseString,
  serialiseTrimmed,
} from './serialise.ts';
import { normaliseCss, tokenizeCss } from './tokens.ts';

const read = (css: string) => tokenizeCss(normaliseCss(css));
const rewritten = (css: string) => serialiseComponents(nestTokens(read(css)));
const bare = (css: string) => read(css).map(({ start: _start, end: _end, ...token }) => token);

describe('Written CSS, S7.4', () => {
  it.each([
    ['a', 'a'],
    ['-x', '-x'],
    ['--x', '--x'],
    ['-', '\\2d '],
    ['--', '\\2d -'],
    ['1a', '\\31 a'],
    ['-1', '-\\31 '],
    ['a b', 'a\\20 b'],
    ['</style>', '\\3c \\2f style\\3e '],
    ['é😀', '\\e9 \\1f600 '],
  ])('names %j by %j', (name, expected) => {
    expect(serialiseName(name)).toBe(expected);
    expect(bare(expected)).toEqual([{ type: 'ident', value: name }]);
  });

  it.each([
    ['a', '"a"'],
    ['→', '"→"'],
    ['"', '"\\22 "'],
    ['\\', '"\\5c "'],
    ['\n', '"\\a "'],
    ['</style>', '"\\3c /style>"'],
  ])('quotes %j as %j', (text, expected) => {
    expect(serialiseString(text)).toBe(expected);
    expect(bare(expected)).toEqual([{ type: 'string', value: text }]);
  });

  it.each([
    ['url( a )', 'url("a")'],
    ['CALC(1PX)', 'calc(1PX)'],
    ['1\\65 3', '1\\65 3'],
    ['1\\65+3', '1\\65 +3'],
    ['1\\65+.3', '1e+.3'],
    ['1\\65 +a', '1e+a'],
    ['1e3\\65 3', '1e3e3'],
    ['1e3e+3', '1e3e+3'],
    ['a/*x*/b', 'a/**/b'],
    ['a  \n b', 'a b'],
    ['(a<b)', '(a< b)'],
    ['(a<=b)', '(a<=b)'],
    ['(a < b)', '(a < b)'],
    ['(a<!b)', '(a< !b)'],
    ['#1a#\\3c', '#1a#\\3c '],
    ['[a="b"]', '[a="b"]'],
  ])('writes %j as %j', (css, expected) => {
    expect(rewritten(css)).toBe(expected);
    expect(rewritten(expected)).toBe(expected);
  });

  it('leaves blanks around away', () => {
    expect(serialiseTrimmed(nestTokens(read(' /*a*/ b /*c*/ ')))).toBe('b');
    expect(serialiseTrimmed(nestTokens(read(' /*a*/ ')))).toBe('');
  });

  it('names and quotes any text so that it is read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const value = text.replaceAll('\0', '\ufffd').toWellFormed();
        expect(bare(serialiseName(value))).toEqual([{ type: 'ident', value }]);
        expect(bare(serialiseString(value))).toEqual([{ type: 'string', value }]);
      }),
    );
  });
});
