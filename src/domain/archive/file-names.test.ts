import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctFileNames, fileNameMaxBytes, safeFileName } from './file-names.ts';

const nameOf = (text: string) => safeFileName(text, 'Untitled');

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '../../etc/passwd',
    'C:\\con',
    'nul.txt',
    '.',
    '..',
    '',
    ' ',
    '-rf',
    'a.',
    'COM¹',
  ),
  fc.string({
    unit: fc.constantFrom('\u202E', '\u0000', '/', '\\', '\uD800', 'é', 'e\u0301', '👩‍🍳'),
  }),
);

describe('Names of files in an archive', () => {
  it.each([
    ['Rhubarb galette', 'Rhubarb galette'],
    ['../../etc/passwd', 'etc passwd'],
    ['Pie: half & half?', 'Pie half & half'],
    ['  .hidden. ', 'hidden'],
    ['con', '_con'],
    ['nul.tar', '_nul.tar'],
    ['Console', 'Console'],
    ['👩‍🍳 Brötchen 🥐', '👩‍🍳 Brötchen 🥐'],
    ['abc\u202Egpj.exe', 'abc gpj.exe'],
    ['...', 'Untitled'],
    ['', 'Untitled'],
  ])('are what every system can write: %j becomes %j', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('are safe on Windows, macOS and Linux, whatever a title holds', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const name = nameOf(text);
        expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\uD800-\uDFFF\u202A-\u202E\u2066-\u2069]/u);
        expect(name).not.toMatch(/^[\s.~-]|[\s.]$/u);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i);
        expect(name).not.toBe('');
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(fileNameMaxBytes + 1);
      }),
    );
  });

  it('end between letters', () => {
    const name = nameOf('👩‍🍳'.repeat(50));
    expect(name).toMatch(/^(?:👩‍🍳)+$/u);
  });

  it('are different in one folder also where case does not count', () => {
    const next = distinctFileNames('Untitled');
    const names = ['Pie', 'pie', 'PIE', 'Pie (2)', 'Crème', 'creme'].map((text) => next(text));
    expect(names).toEqual(['Pie', 'pie (2)', 'PIE (3)', 'Pie (2) (2)', 'Crème', 'creme (2)']);
  });

  it('are different whatever the titles are', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 30 }), (texts) => {
        const next = distinctFileNames('Untitled');
        const names = texts.map((text) => next(text).normalize('NFD').toLowerCase());
        expect(new Set(names).size).toBe(texts.length);
      }),
    );
  });
});
