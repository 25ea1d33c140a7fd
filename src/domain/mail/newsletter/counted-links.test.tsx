import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { markup } from '../../text/markup.ts';
import { countedAddressMax, countedLinks, countingBytes, ledThrough } from './counted-links.ts';
import { unsubscribePlaceholder } from './unsubscribe-placeholder.ts';

const letterOf = (hrefs: readonly string[], words = 'Look') =>
  markup`<body>${hrefs.map((href) => markup`<p><a href="${href}" class="ink">${words}</a></p>`)}</body>`
    .html;

const hrefsOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a')].map(
    (link) => link.getAttribute('href') ?? '',
  );

const anyHref = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('https://pies.example/?a=1&b="2"', "https://x.example/it's?<b>=&amp;"),
  fc.constantFrom('mailto:a@b.example', 'tel:+41', unsubscribePlaceholder, '/recipes', '#top'),
);

describe('The links of a letter that are counted', () => {
  it('are those to websites, each once, and not the way out', () => {
    const hrefs = [
      'https://pies.example/?a=1&b=2',
      'mailto:edna@pies.example',
      'tel:+41 44',
      unsubscribePlaceholder,
      'https://pies.example/?a=1&b=2',
      'http://shop.example',
      '',
    ];
    expect(countedLinks(letterOf(hrefs))).toEqual([
      'https://pies.example/?a=1&b=2',
      'http://shop.example',
    ]);
  });

  it('are none that a cook has written as words', () => {
    const words = '<a href="https://evil.example">';
    expect(countedLinks(letterOf(['mailto:a@b.example'], words))).toEqual([]);
  });

  test('lead through what is given for them, and all else of the letter stays', () => {
    fc.assert(
      fc.property(fc.array(anyHref), fc.string(), (hrefs, words) => {
        const html = letterOf(hrefs, words);
        const links = countedLinks(html);
        const through = new Map(links.map((href, no) => [href, `https://larder.example/${no}?&"`]));
        const back = new Map([...through].map(([href, address]) => [address, href]));
        const led = ledThrough(html, through);
        const same = hrefsOf(html).filter((href) => !through.has(href));
        expect(hrefsOf(led).filter((href) => !back.has(href))).toEqual(same);
        expect(new Set(countedLinks(led))).toEqual(new Set(through.values()));
        expect(ledThrough(led, back)).toBe(html);
      }),
    );
  });

  test('make a letter longer by no more than was said before', () => {
    fc.assert(
      fc.property(fc.array(anyHref), (hrefs) => {
        const html = letterOf(hrefs);
        const address = 'x'.repeat(countedAddressMax);
        const led = ledThrough(html, new Map(countedLinks(html).map((href) => [href, address])));
        expect(led.length).toBeLessThanOrEqual(html.length + countingBytes(html));
      }),
    );
  });
});
