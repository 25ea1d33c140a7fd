import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSiteMap, siteMapLimits } from './site-map.ts';

const home = 'https://pies.example';
const read = (text: string, at = `${home}/sitemap.xml`) => readSiteMap(text, at);
const addressesIn = (text: string) => read(text).pages.map(({ address }) => address);
const path = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const paths = fc.uniqueArray(path, { minLength: 1, maxLength: 40 });
const prefix = fc.constantFrom('', 'sm:', 'ns0:');

describe('A sitemap', () => {
  it('names each of its pages once, in its order, under whatever prefix', () => {
    fc.assert(
      fc.property(paths, prefix, (names, before) => {
        const entries = [...names, ...names].map(
          (name) =>
            `<${before}url>\n<${before}loc> ${home}/${name}/?a=1&amp;b=2#top </${before}loc></${before}url>`,
        );
        const text = `<?xml version="1.0"?><${before}urlset>${entries.join('')}</${before}urlset>`;
        expect(addressesIn(text)).toEqual(names.map((name) => `${home}/${name}/?a=1&b=2`));
      }),
    );
  });

  it('says when a page was changed; its pictures and films are no pages', () => {
    const text = `<urlset><url><loc>${home}/tart</loc><lastmod>2021-03-04T05:06:07+01:00</lastmod>
      <image:image><image:loc>${home}/tart.jpg</image:loc></image:image>
      <video:video><video:content_loc>${home}/tart.mp4</video:content_loc></video:video></url>
      <url><loc><![CDATA[${home}/cake]]></loc><lastmod>someday</lastmod></url></urlset>`;
    expect(read(text).pages).toEqual([
      { address: `${home}/tart`, modifiedAt: '2021-03-04T04:06:07.000Z' },
      { address: `${home}/cake`, modifiedAt: null },
    ]);
  });

  it('of sitemaps names those and no pages', () => {
    const text = `<sitemapindex><sitemap><loc>${home}/a.xml</loc></sitemap><sitemap><loc>${home}/b.xml.gz</loc></sitemap></sitemapindex>`;
    expect(read(text)).toMatchObject({ pages: [], maps: [`${home}/a.xml`, `${home}/b.xml.gz`] });
  });

  it('tells as many as it may, and that there are more', () => {
    const url = (at: number) => `<url><loc>${home}/${at}</loc></url>`;
    const entries = Array.from({ length: siteMapLimits.pages + 1 }, (_, at) => url(at));
    const { pages, isCut } = read(`<urlset>${entries.join('')}</urlset>`);
    expect(pages).toHaveLength(siteMapLimits.pages);
    expect(isCut).toBe(true);
  });

  it('may be a plain list of addresses', () => {
    expect(addressesIn(`\n${home}/a\r\n${home}/b\n`)).toEqual([`${home}/a`, `${home}/b`]);
    expect(addressesIn(`${home}/a\nand more`)).toEqual([]);
  });

  it('leaves out what is no address of the web', () => {
    const written = ['javascript:alert(1)', 'file:///etc/passwd', 'mailto:a@b.c', '', '   '];
    const text = written.map((each) => `<url><loc>${each}</loc></url>`).join('');
    expect(addressesIn(`<urlset>${text}</urlset>`)).toEqual([]);
  });
});

describe('A feed', () => {
  it.each([
    [
      'RSS',
      `<rss><channel><link>${home}</link><item><link>${home}/tart</link></item></channel></rss>`,
    ],
    ['RSS by its ids', `<rss><channel><item><guid>${home}/tart</guid></item></channel></rss>`],
    ['RDF', `<rdf:RDF><item><link>${home}/tart</link></item></rdf:RDF>`],
    [
      'Atom',
      `<feed><link href="${home}"/><entry><link rel="self" href="${home}/x"/><link href="/tart"/></entry></feed>`,
    ],
  ])('of %s names its posts', (_name, text) => {
    expect(read(text)).toMatchObject({ kind: 'feed', pages: [{ address: `${home}/tart` }] });
  });

  it('goes on in another one, and may hold whole pages', () => {
    const text = `<feed><link rel="next" href="${home}/feed?2"/><entry><link href="${home}/a"/>
      <published>2020-01-02</published><content><![CDATA[<html><body><h1>A</h1>]]></content></entry></feed>`;
    expect(read(text)).toMatchObject({
      maps: [`${home}/feed?2`],
      pages: [{ address: `${home}/a`, modifiedAt: '2020-01-02T00:00:00.000Z' }],
    });
  });
});

describe('Other files of a site', () => {
  it('robots.txt names sitemaps', () => {
    const text = `User-agent: *\nDisallow: /x\nsitemap:${home}/a.xml\nSitemap: /b.xml`;
    expect(read(text)).toMatchObject({ kind: 'robots', maps: [`${home}/a.xml`, `${home}/b.xml`] });
  });

  it('a page names its feed, and not that of its comments', () => {
    const link = (href: string) =>
      `<link rel="alternate" type="application/rss+xml" href="${href}">`;
    const text = `<!doctype html><html><head>${link('/feed/')}${link('/comments/feed/')}</head></html>`;
    expect(read(text)).toEqual({ kind: 'page', pages: [], maps: [`${home}/feed/`], isCut: false });
  });
});

describe('A hostile list', () => {
  it.each([
    ['elements in each other', `<urlset>${'<url>'.repeat(100_000)}`],
    ['one that never ends', `<urlset><url><loc>${home}/${'a'.repeat(500_000)}`],
    ['nothing but openings', '<'.repeat(300_000)],
    ['nothing but lines', '\n'.repeat(500_000)],
    ['zeros', '\0'.repeat(300_000)],
  ])('of %s comes to an end and names nothing', (_name, text) => {
    expect(read(text).pages).toEqual([]);
  });

  it('of entities that grow has them as they are written', () => {
    expect(addressesIn(laughs())).toEqual([`${home}/&l9;`]);
  });

  it('of any text comes to an end', () => {
    const piece = fc.constantFrom(
      '<urlset>',
      '<url>',
      '<loc>',
      '</loc>',
      '</url>',
      home,
      '<![CDATA[',
      '&',
      ']]>',
      '<feed',
      '>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        expect(read(pieces.join('')).isCut).toBe(false);
      }),
    );
  });
});

function laughs(): string {
  const entities = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  );
  return `<?xml version="1.0"?><!DOCTYPE urlset [<!ENTITY l0 "${home}/">${entities.join('')}]>
    <urlset><url><loc>&l9;</loc></url></urlset>`;
}
