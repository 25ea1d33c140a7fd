import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSitemap } from './sitemap.ts';

const page = (address: string) => `<url><loc>${address}</loc></url>`;
const pages = (inner: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;

describe('A sitemap', () => {
  it('names pages, and not the pictures on them', () => {
    const picture = '<image:image><image:loc>https://a.example/p.jpg</image:loc></image:image>';
    const text = `<?xml version="1.0"?>${pages(`<url><loc> https://a.example/?p=1&amp;x=2 </loc>${picture}</url>`)}`;
    expect(readSitemap(text)).toEqual({ pages: ['https://a.example/?p=1&x=2'], maps: [] });
  });

  it('names further sitemaps, in CDATA and with prefixes too', () => {
    const text =
      '<sm:sitemapindex xmlns:sm="x"><sm:sitemap><sm:loc><![CDATA[https://a.example/1.xml]]></sm:loc></sm:sitemap></sm:sitemapindex>';
    expect(readSitemap(text)).toEqual({ pages: [], maps: ['https://a.example/1.xml'] });
  });

  it('may be a plain list', () => {
    const text = 'https://a.example/\nhttps://a.example/pie\r\nhttps://a.example/pie\nno address\n';
    expect(readSitemap(text).pages).toEqual(['https://a.example/', 'https://a.example/pie']);
  });

  it('names nothing but addresses of the web, and no more than a sitemap may', () => {
    const many = Array.from({ length: 50_010 }, (_, at) => page(`https://a.example/${at}`)).join(
      '',
    );
    expect(readSitemap(pages(page('javascript:alert(1)') + many)).pages).toHaveLength(50_000);
  });

  it('expands no entity, and ends however deep it goes', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "https://a.example/">]>${pages(page('&a;'))}`;
    expect(readSitemap(bomb).pages).toEqual([]);
    expect(readSitemap('<urlset>'.repeat(50_000))).toEqual({ pages: [], maps: [] });
  });

  it('is nothing where it is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (noise, at) => {
        const text = pages(page('https://a.example/pie'));
        expect(() => readSitemap(text.slice(0, at) + noise + text.slice(at))).not.toThrow();
      }),
    );
  });
});
