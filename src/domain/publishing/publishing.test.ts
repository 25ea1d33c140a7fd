import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedPages, navigationState, partPages, partPagesOf, subjectsOf } from './publishing.ts';

const nothing = {
  hasCollections: false,
  hasNewsletters: false,
  hasAbout: false,
  hasLinks: false,
  hasEvents: false,
  hasBook: false,
};

describe('Pages of a site, design §4.9', () => {
  it('are these whatever its cook has written', () => {
    expect(fixedPages(nothing).map(({ path }) => path)).toEqual([
      '/',
      '/recipes',
      '/collections',
      '/terms',
      '/privacy',
      '/terms-of-use',
      '/sign-in',
      '/sign-up',
      '/sign-in/callback',
      '/subscribe',
      '/subscribe/success',
      '/subscribe/success/checkout',
      '/unsubscribe',
      '/unsubscribe/done',
      '/unsubscribe/back',
      '/unsubscribe/failed',
      '/unsubscribe/replies',
      '/unsubscribe/replies/done',
      '/unsubscribe/replies/back',
      '/404',
      '/feed.xml',
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/share.png',
      '/icon-192.png',
      '/icon-512.png',
    ]);
  });

  it.each([
    ['hasAbout', '/about'],
    ['hasLinks', '/links'],
    ['hasEvents', '/events'],
    ['hasBook', '/book'],
    ['hasNewsletters', '/newsletters'],
  ])('include with %s also %s', (feature, path) => {
    const features = { ...nothing, [feature]: true };
    const paths = fixedPages(features).map((page) => page.path);
    expect(paths).toContain(path);
    expect(paths).toHaveLength(fixedPages(nothing).length + 1);
  });

  it('have one navigation for each set of features', () => {
    const states = Object.keys(nothing).map((name) =>
      navigationState({ ...nothing, [name]: true }),
    );
    expect(new Set([navigationState(nothing), ...states]).size).toBe(7);
  });
});

describe('Sitemaps and the recipe index, design §4.5', () => {
  it.each([
    [0, 24, ['/sitemaps/recipes-1.xml']],
    [0, 25, ['/sitemaps/recipes-1.xml', '/recipes/index/1']],
    [199, 200, ['/sitemaps/recipes-1.xml', '/recipes/index/1']],
    [200, 201, ['/sitemaps/recipes-1.xml', '/recipes/index/1', '/recipes/index/2']],
    [999, 2000, ['/sitemaps/recipes-1.xml', '/recipes/index/5']],
    [1000, 2000, ['/sitemaps/recipes-2.xml', '/recipes/index/5', '/recipes/index/6']],
  ])('that list recipe number %i of %i are %j', (sequence, nextSequence, paths) => {
    expect(partPagesOf(sequence, nextSequence).map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    [0, []],
    [24, ['/sitemaps/recipes-1.xml']],
    [25, ['/sitemaps/recipes-1.xml', '/recipes/index/1']],
    [200, ['/sitemaps/recipes-1.xml', '/recipes/index/1']],
    [201, ['/sitemaps/recipes-1.xml', '/recipes/index/1', '/recipes/index/2']],
  ])('of %i recipes ever published are %j', (nextSequence, paths) => {
    expect(partPages(nextSequence).map(({ path }) => path)).toEqual(paths);
  });

  it('have a part for every number that was given out', () => {
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(500), (sequence, more) => {
        const nextSequence = sequence + 1 + more;
        const paths = new Set(partPages(nextSequence).map(({ path }) => path));
        return partPagesOf(sequence, nextSequence).every(({ path }) => paths.has(path));
      }),
    );
  });
});

describe('Subjects of change keys, design §4.1', () => {
  it('are recipes, collections and newsletters, and not the titles of these', () => {
    const keys = ['site', 'recipes', 'recipe:1', 'collection:2', 'newsletters', 'newsletter:5'];
    expect(subjectsOf([...keys, 'collection-title:3', 'term:4'])).toEqual({
      recipeIds: ['1'],
      collectionIds: ['2'],
      newsletterIds: ['5'],
    });
  });
});
