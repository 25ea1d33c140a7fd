import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { idOfLetterCode, letterCode, namingLetter, withoutLetter } from './letter-code.ts';

const origin = 'https://pies.example';
const id = '3f2a9c1b-7d44-4e0a-9b1c-0123456789ab';
const code = letterCode(id);

function spelledAnew(text: string): string | null {
  const read = idOfLetterCode(text);
  return read === null ? null : letterCode(read);
}

describe('The code of a newsletter', () => {
  test('is read back as its id, whatever that is', () => {
    fc.assert(
      fc.property(fc.uuid(), (any) => {
        expect(letterCode(any)).toMatch(/^[\w-]{22}$/);
        expect(idOfLetterCode(letterCode(any))).toBe(any);
      }),
    );
  });

  test('is nothing else that somebody may write', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        expect([null, text]).toContain(spelledAnew(text));
      }),
    );
  });

  it.each(['', 'plums', `${code}A`, code.slice(1), `${code.slice(0, -1)}=`, 'ä'.repeat(22)])(
    'is not %j',
    (text) => {
      expect(idOfLetterCode(text)).toBeNull();
    },
  );

  it('has one spelling', () => {
    const twins = ['A', 'Q', 'g', 'w', 'B', 'x'].map((last) => code.slice(0, -1) + last);
    const read = [...new Set([code, ...twins])].filter((twin) => idOfLetterCode(twin) === id);
    expect(read).toEqual([code]);
  });
});

describe('An address that names a newsletter', () => {
  it.each([
    ['https://pies.example', `https://pies.example/?letter=${code}`],
    ['https://pies.example/recipes/rye', `https://pies.example/recipes/rye?letter=${code}`],
    [
      'https://pies.example/recipes?tag=a%20b',
      `https://pies.example/recipes?tag=a%20b&letter=${code}`,
    ],
    ['https://pies.example/about#me', `https://pies.example/about?letter=${code}#me`],
    ['https://pies.example/?letter=old&a=1', `https://pies.example/?a=1&letter=${code}`],
  ])('is of the site: %s', (href, expected) => {
    expect(namingLetter(href, { origin, code })).toBe(expected);
  });

  it.each([
    'https://pies.example.evil.example/',
    'http://pies.example/',
    'https://shop.example/?a=1',
    'https://pies.example/media/3f2a.pdf',
    'https://pies.example/api/v1/site/pies',
    'mailto:edna@pies.example',
    'tel:+41',
  ])('is of no file, and of nothing else: %s', (href) => {
    expect(namingLetter(href, { origin, code })).toBe(href);
  });

  it('does not where there is none to be named', () => {
    expect(namingLetter(origin, { origin, code: null })).toBe(origin);
  });

  test('leads to the same page, and is written back without it', () => {
    const anyHref = fc
      .tuple(fc.webPath(), fc.webQueryParameters(), fc.webFragments())
      .map(([path, query, hash]) => `${origin}${path}?${query}#${hash}`);
    fc.assert(
      fc.property(anyHref, (href) => {
        fc.pre(!new URL(href).searchParams.has('letter'));
        const named = new URL(namingLetter(href, { origin, code }));
        const { pathname, hash, searchParams } = new URL(href);
        expect([named.pathname, named.hash]).toEqual([pathname, hash]);
        expect([...named.searchParams]).toEqual([...searchParams, ['letter', code]]);
        const plain = new URL(withoutLetter(named.href));
        expect([...plain.searchParams]).toEqual([...searchParams]);
      }),
    );
  });
});
