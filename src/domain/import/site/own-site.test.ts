import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesAt, isMinorMap, isOnSite, isPageOfSite, siteOf, withHostOf } from './own-site.ts';

const site = (typed: string) => {
  const found = siteOf(typed);
  expect(found).not.toBeNull();
  return found!;
};

describe('A site of a cook', () => {
  it.each([
    ['pies.org', 'https://pies.org/', '/'],
    ['  www.pies.org/ ', 'https://www.pies.org/', '/'],
    ['http://pies.org/blog', 'http://pies.org/blog/', '/blog/'],
    ['pies.org/blog/index.html', 'https://pies.org/blog/', '/blog/'],
    ['https://pies.org/sitemap.xml?x=1#y', 'https://pies.org/', '/'],
    ['käse.org', 'https://xn--kse-qla.org/', '/'],
  ])('typed as %j begins at %s', (typed, home, folder) => {
    expect(siteOf(typed)).toMatchObject({ home, folder });
  });

  it.each([
    '',
    'pies',
    'localhost',
    '127.0.0.1',
    '10.0.0.1/blog',
    'file:///etc',
    'pies.org:8080',
    'a b',
  ])('is none at %j', (typed) => {
    expect(siteOf(typed)).toBeNull();
  });

  it.each([
    ['https://pies.org/tart', true],
    ['http://www.pies.org/tart/?p=1', true],
    ['https://shop.pies.org/tart', false],
    ['https://pies.org.evil.org/tart', false],
    ['https://pies.org@evil.org/tart', false],
    ['https://pies.org:8443/tart', false],
    ['ftp://pies.org/tart', false],
    ['https://pies.org/tart.JPG', false],
    ['https://pies.org/feed.xml', false],
  ])('has a page at %s: %j', (address, isPage) => {
    expect(isPageOfSite(address, site('pies.org'))).toBe(isPage);
  });

  it('in a folder has the pages below it, and lists there and above', () => {
    const blog = site('pies.org/~ada');
    expect(isPageOfSite('https://pies.org/~ada/tart', blog)).toBe(true);
    expect(isPageOfSite('https://pies.org/~bob/tart', blog)).toBe(false);
    expect(addressesAt(blog, ['/sitemap.xml'])).toEqual([
      'https://pies.org/~ada/sitemap.xml',
      'https://pies.org/sitemap.xml',
    ]);
  });

  it('is also where its own address led, and nowhere else', () => {
    const moved = withHostOf(site('pies.org'), 'https://www.tarts.org/');
    expect(isOnSite('https://tarts.org/a', moved)).toBe(true);
    expect(isOnSite('https://pies.org/a', moved)).toBe(true);
    expect(isOnSite('https://cakes.org/a', moved)).toBe(false);
  });

  it('never takes an address for its own that no page may be fetched from', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true }), fc.string(), (address, text) => {
        const { origin } = new URL(address);
        expect(isOnSite(origin.replace(/^https?/, 'ftp'), site('pies.org'))).toBe(false);
        expect(isOnSite(text, site('pies.org'))).toBe(false);
      }),
    );
  });
});

describe('A list of a site', () => {
  it.each([
    ['https://pies.org/post-sitemap.xml', false],
    ['https://pies.org/wp-sitemap-posts-post-1.xml', false],
    ['https://pies.org/recipe-sitemap2.xml', false],
    ['https://pies.org/category-sitemap.xml', true],
    ['https://pies.org/post_tag-sitemap.xml', true],
    ['https://pies.org/wp-sitemap-taxonomies-category-1.xml', true],
    ['https://pies.org/wp-sitemap-users-1.xml', true],
    ['https://pies.org/author-sitemap.xml', true],
  ])('%s is read after the others: %j', (address, isMinor) => {
    expect(isMinorMap(address)).toBe(isMinor);
  });
});
