import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTextLink, isWebAddress, safeHref } from './safe-href.ts';

const site = 'https://site.example';
const harmless = ['nowhere', 'http:', 'https:', 'mailto:', 'tel:', 'same site'];

function reachOf(href: string): string {
  const address = safeHref(href);
  if (address === null || !URL.canParse(address, site)) return 'nowhere';
  const { protocol, origin } = new URL(address, site);
  if (address.startsWith('/')) return origin === site ? 'same site' : origin;
  return protocol;
}

describe('Safe links, S7.2', () => {
  it.each([
    'http://example.com',
    'https://example.com/a?b=c#d',
    'HTTPS://Example.com',
    'https://user@example.com:8443/',
    'https://例え.jp/レシピ',
    'mailto:cook@example.com',
    'MailTo:cook@example.com?subject=Hi%20there',
    'tel:+44 20 7946 0000',
    '/',
    '/recipes/apple-pie?x=1#steps',
  ])('keeps %s', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it('drops blanks around an address', () => {
    expect(safeHref(' https://example.com ')).toBe('https://example.com');
  });

  it.each([
    '',
    ' ',
    '#top',
    'recipes/apple-pie',
    'example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\u0000:alert(1)',
    '\u00a0javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    'feed:https://example.com',
    'view-source:https://example.com',
    'http:example.com',
    'http:/example.com',
    'http://',
    'https://exa mple.com',
    'https://[::1',
    '/\t/example.com',
    '/a\u0085b',
    'mailto:',
    'tel: ',
    'tel:+',
    'tel:call-me',
    'tel:+15551234;phone-context=evil.example',
    'tel:%31',
    'tel://example.com/1',
  ])('refuses %j', (href) => {
    expect(safeHref(href)).toBe(null);
  });

  it('never lets a browser reach another scheme or, by a path, another host', () => {
    const parts = ['/', '\\', ':', '\t', '\n', '\u0000', ' ', 'http', 'javascript', 'x', '@', '.'];
    const hostile = fc.array(fc.constantFrom(...parts), { maxLength: 8 });
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      hostile.map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (href) => {
        expect(harmless).toContain(reachOf(href));
      }),
    );
  });
});

describe('Web addresses, §5', () => {
  it.each([
    ['https://example.com', true],
    ['Http://example.com', true],
    ['/about', false],
    ['mailto:cook@example.com', false],
    ['https://', false],
  ])('tells whether %s leads to another website', (href, expected) => {
    expect(isWebAddress(href)).toBe(expected);
  });
});

describe('A link of a text, S7.2', () => {
  it('leads where a page may link to, whatever is written', () => {
    const written = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .array(fc.constantFrom('/', '\\', '.', 'a', ':', '?', '#', '%', '\t', ' ', '@'))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(written.filter(isTextLink), (href) => {
        expect(safeHref(href)).toBe(href);
      }),
    );
  });

  it.each([
    '/recipes/pie',
    '/?p=7',
    '/2019/04/kuchen-f%C3%BCr-alle/#top',
    'https://pies.example',
    'mailto:me@pies.example',
  ])('may be %s', (href) => expect(isTextLink(href)).toBe(true));

  it.each([
    '',
    '//pies.example',
    '/\\pies.example',
    '/a b',
    '/a\u0000',
    `/${'a'.repeat(2048)}`,
    'pies.example',
  ])('may not be %j', (href) => expect(isTextLink(href)).toBe(false));
});
