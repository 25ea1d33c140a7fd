import { describe, expect, it } from 'vitest';
import type { SiteMapAnswer } from '#contract/import/own-site.ts';
import { siteOf } from '#domain/import/site/own-site.ts';
import { readSiteMap } from '#domain/import/site/site-map.ts';
import { findPages, type Search, searchLimits } from './find-pages.ts';

const home = 'https://pies.org';
const nowhere = { asked: '', home: '', hosts: [], folder: '/' };
const siteAt = (typed: string) => siteOf(typed) ?? nowhere;
const absent = { outcome: 'failure', failure: 'not_there', retryAfterSeconds: null } as const;

const urls = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${home}${path}</loc></url>`).join('')}</urlset>`;
const index = (...addresses: string[]) =>
  `<sitemapindex>${addresses.map((each) => `<sitemap><loc>${each}</loc></sitemap>`).join('')}</sitemapindex>`;
const page = '<!doctype html><html><body>Pies</body></html>';

/** A site of files that remembers what it was asked for. */
function aSite(files: Record<string, string | SiteMapAnswer>, typed = 'pies.org') {
  const asked: string[] = [];
  const site = siteAt(typed);
  const ask = (address: string): Promise<SiteMapAnswer> => {
    asked.push(address);
    const file = files[address.replace(home, '')] ?? absent;
    const map = (text: string) =>
      ({ outcome: 'list', address, ...readSiteMap(text, address) }) as const;
    return Promise.resolve(typeof file === 'string' ? map(file) : file);
  };
  return { asked, search: () => findPages(site, ask) };
}
const pathsOf = (search: Search) =>
  'found' in search ? search.found.pages.map((each) => each.replace(home, '')) : search.failure;

describe('The pages of a site', () => {
  it.each([
    ['robots.txt', { '/robots.txt': `Sitemap: ${home}/own.xml`, '/own.xml': urls('/tart') }],
    ['its usual place', { '/sitemap.xml': urls('/tart') }],
    [
      'a sitemap of sitemaps',
      { '/sitemap_index.xml': index(`${home}/a.xml`), '/a.xml': urls('/tart') },
    ],
    ['WordPress', { '/wp-sitemap.xml': index(`${home}/a.xml`), '/a.xml': urls('/tart') }],
    ['a list of addresses', { '/sitemap.txt': `${home}/tart` }],
  ])('are found by %s', async (_name, files) => {
    const { search } = aSite({ '/': page, ...files });
    expect(await search()).toMatchObject({ found: { isFeed: false, isCut: false, lost: [] } });
    expect(pathsOf(await aSite({ '/': page, ...files }).search())).toEqual(['/tart']);
  });

  it('are found by the sitemap that was typed', async () => {
    const { search } = aSite(
      { '/': page, '/maps/posts.xml': urls('/tart') },
      'pies.org/maps/posts.xml',
    );
    expect(pathsOf(await search())).toEqual('no_list');
    const own = aSite({ '/': page, '/posts.xml': urls('/tart') }, 'pies.org/posts.xml');
    expect(pathsOf(await own.search())).toEqual(['/tart']);
  });

  it('are those of its feed where it has no sitemap, which is told', async () => {
    const feed = `<rss><channel><item><link>${home}/tart</link></item></channel></rss>`;
    const link = '<html><head><link rel="alternate" type="application/rss+xml" href="/posts.rss">';
    const { search } = aSite({ '/': link, '/posts.rss': feed });
    expect(await search()).toMatchObject({ found: { isFeed: true, pages: [`${home}/tart`] } });
    expect(pathsOf(await aSite({ '/': page, '/feed/': feed }).search())).toEqual(['/tart']);
  });

  it('are none of other hosts, and none twice under two schemes', async () => {
    const others = urls('/tart').replace(
      '</urlset>',
      '<url><loc>https://evil.org/a</loc></url></urlset>',
    );
    const both = others.replace(
      '</urlset>',
      '<url><loc>http://www.pies.org/tart</loc></url></urlset>',
    );
    const { search } = aSite({ '/': page, '/sitemap.xml': both });
    expect(pathsOf(await search())).toEqual(['/tart']);
  });
});

describe('A list of a site', () => {
  it('that names itself, and others in a circle, is read once', async () => {
    const { asked, search } = aSite({
      '/': page,
      '/sitemap.xml': index(`${home}/sitemap.xml`, `${home}/a.xml`, 'https://evil.org/b.xml'),
      '/a.xml': index(`${home}/sitemap.xml`, `${home}/a.xml`, `${home}/c.xml`),
      '/c.xml': urls('/tart'),
    });
    expect(pathsOf(await search())).toEqual(['/tart']);
    expect(asked).toEqual(
      ['/', '/robots.txt', '/sitemap.xml', '/a.xml', '/c.xml'].map((each) => home + each),
    );
  });

  it('that names lists without end is left off, which is told', async () => {
    let count = 0;
    const site = siteAt('pies.org');
    const search = await findPages(site, (address) => {
      count += 1;
      const maps = Array.from(
        { length: 50 },
        (_, at) => `${address.replace(/\.xml$/, '')}${at}.xml`,
      );
      const pages = [{ address: `${home}/tart-${count}`, modifiedAt: null }];
      return Promise.resolve({
        outcome: 'list',
        kind: 'sitemap',
        address,
        maps,
        pages,
        isCut: false,
      });
    });
    expect(search).toMatchObject({ found: { isCut: true } });
    expect(count).toBeLessThanOrEqual(searchLimits.lists + 1);
  });

  it('of terms and people is read after those of posts', async () => {
    const maps = ['author', 'category', 'post', 'page'].map(
      (each) => `${home}/${each}-sitemap.xml`,
    );
    const { asked, search } = aSite({
      '/': page,
      '/sitemap.xml': index(...maps),
      '/post-sitemap.xml': urls('/tart'),
    });
    expect(await search()).toMatchObject({ found: { lost: [maps[3], maps[0], maps[1]] } });
    expect(
      asked.slice(-4).map((each) => each.replace(`${home}/`, '').replace('-sitemap.xml', '')),
    ).toEqual(['post', 'page', 'author', 'category']);
  });

  it('of more pages than an import has room for keeps those that changed last', async () => {
    const pages = Array.from({ length: searchLimits.pages + 10 }, (_, at) => ({
      address: `${home}/${at}`,
      modifiedAt: new Date(at * 1000).toISOString(),
    }));
    const all: SiteMapAnswer = {
      outcome: 'list',
      kind: 'sitemap',
      address: home,
      maps: [],
      pages,
      isCut: false,
    };
    const { search } = aSite({ '/': page, '/sitemap.xml': all });
    const found = await search();
    expect(found).toMatchObject({ found: { isCut: true } });
    expect(pathsOf(found)).toHaveLength(searchLimits.pages);
    expect(pathsOf(found)).toContain(`/${searchLimits.pages + 9}`);
  });
});

describe('A site that has no pages to find', () => {
  it.each(['unreachable', 'not_allowed', 'refused', 'too_slow', 'busy'] as const)(
    'since it is %s says so',
    async (failure) => {
      const { asked, search } = aSite({ '/': { ...absent, failure } });
      expect(await search()).toEqual({ failure });
      expect(asked).toHaveLength(1);
    },
  );

  it('since it answers everything with the same page says that no list was found', async () => {
    const site = siteAt('pies.org');
    const login = '<!doctype html><html><body><form>Log in</form></body></html>';
    const search = await findPages(site, (address) =>
      Promise.resolve({ outcome: 'list', address, ...readSiteMap(login, address) }),
    );
    expect(search).toEqual({ failure: 'no_list' });
  });
});
