import { describe, expect, it } from 'vitest';
import { fixedPages, type PageRef } from '#domain/publishing/publishing.ts';
import { pageModel } from './page-model.ts';
import type { AnyPage, HomeBody } from './page-models.ts';
import { documentOf } from './testing/document-of.ts';
import {
  aCollection,
  aPublishedRecipe,
  aSite,
  imagesOf,
  pageFacts,
  plainTheme,
} from './testing/facts.ts';
import { aText } from './testing/text-builders.ts';

const settings = {
  about: aText('I cook.'),
  aboutShort: aText('Slowly.'),
  links: [{ id: 'l1', label: 'Shop', href: 'https://shop.example/' }],
  events: [event('Fair', '2026-06-01'), event('Market', '2026-09-01')],
  book: { title: 'Pots', subtitle: null, description: null, imageId: null, links: [] },
  featuredImageId: 'share',
};

function event(title: string, date: string) {
  return { id: title, title, date, imageId: null, location: null, description: null, href: null };
}

const recipes = Array.from({ length: 14 }, (_, index) => aPublishedRecipe({}, { id: `r${index}` }));
const site = aSite({
  settings,
  collections: [aCollection()],
  images: imagesOf('share'),
  recipeCount: 14,
});
const facts = pageFacts(recipes, {
  site,
  collectionRecipeIds: new Map([['collection-1', ['r3', 'gone', 'r1']]]),
  redirects: new Map([['r1', '/recipes/r1']]),
});
const pageRenderer = {
  renderHtml: (page: AnyPage) => Promise.resolve(JSON.stringify(page)),
  themeOf: plainTheme,
};

const pageOf = (kind: PageRef['kind'], subjectId: string | null = null, source = facts) =>
  pageModel(source, { path: '/x', kind, subjectId }, plainTheme);
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what a test reads
const bodyOf = <Body>(...asked: Parameters<typeof pageOf>) => pageOf(...asked)?.body as Body;

describe('The frame of a page', () => {
  const ref = { path: '/', kind: 'home', subjectId: null } as const;

  it('is one for all pages of the same facts and themes', () => {
    expect(pageOf('about')?.frame).toBe(pageOf('home')?.frame);
  });

  it('has the theme that it was asked with', () => {
    const other = { ...plainTheme(facts.site), css: 'other' };
    const styles = [plainTheme, () => other, plainTheme].map(
      (themeOf) => pageModel(facts, ref, themeOf)?.frame.theme.css,
    );
    expect(styles).toEqual([plainTheme(facts.site).css, 'other', plainTheme(facts.site).css]);
  });
});

describe('Documents of a site, design §4.9', () => {
  it('can be made for every fixed page', async () => {
    const made = await Promise.all(
      fixedPages(site.features).map((ref) => documentOf(facts, ref, pageRenderer)),
    );
    expect(made.filter((document) => document === null)).toEqual([]);
    expect(made.map((document) => document?.status).filter((status) => status !== 200)).toEqual([
      404,
    ]);
  });

  it('are none for what is not there any more', async () => {
    const refs: PageRef[] = [
      { path: '/recipes/gone', kind: 'recipe', subjectId: 'gone' },
      { path: '/collections/gone', kind: 'collection', subjectId: 'gone' },
      { path: '/recipes/once', kind: 'redirect', subjectId: 'gone' },
      { path: '/anywhere', kind: 'gone', subjectId: null },
    ];
    const made = await Promise.all(refs.map((ref) => documentOf(facts, ref, pageRenderer)));
    expect(made).toEqual([null, null, null, null]);
  });

  it('lead from a former address with a permanent redirect', async () => {
    const ref: PageRef = { path: '/recipes/once', kind: 'redirect', subjectId: 'r1' };
    expect(await documentOf(facts, ref, pageRenderer)).toMatchObject({
      status: 301,
      location: '/recipes/r1',
      body: '',
    });
  });
});

const picturedRecipe = (id: string) => aPublishedRecipe({ images: [{ id: 'share' }] }, { id });

describe('Pages of a site, §2', () => {
  it('show as many latest recipes on the home page as fill its rows', () => {
    const { latestRecipes, isEmpty } = bodyOf<{ latestRecipes: unknown[]; isEmpty: boolean }>(
      'home',
    );
    expect(latestRecipes).toHaveLength(13);
    expect(isEmpty).toBe(false);
    expect(bodyOf<{ isEmpty: boolean }>('home', null, pageFacts())).toMatchObject({
      isEmpty: true,
    });
  });

  it('give on the home page no placeholders to pictures below the first screen', () => {
    const source = pageFacts([picturedRecipe('r0'), picturedRecipe('r1')], {
      site: aSite({ settings: { featuredRecipeIds: ['r0'] }, images: imagesOf('share') }),
    });
    const { lead, latestRecipes } = bodyOf<HomeBody>('home', null, source);
    expect(lead?.image?.lqip).toContain('data:');
    expect(latestRecipes[0]?.image?.lqip).toBe('');
  });

  it('lead the home page with a picture and say no recipe twice there', () => {
    const plain = ['r0', 'r1', 'r2'].map((id) => aPublishedRecipe({}, { id }));
    const mixed = [...plain, picturedRecipe('r3'), picturedRecipe('r4')];
    const homeFeaturing = (featuredRecipeIds: string[]) => {
      const featuring = aSite({ settings: { featuredRecipeIds }, images: imagesOf('share') });
      const body = bodyOf<HomeBody>('home', null, pageFacts(mixed, { site: featuring }));
      const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);
      return [body.lead?.id, ids(body.featuredRecipes), ids(body.latestRecipes)];
    };
    expect(homeFeaturing([])).toEqual(['r3', [], ['r4', 'r0', 'r1', 'r2']]);
    expect(homeFeaturing(['r1', 'r4'])).toEqual(['r1', ['r4'], ['r3', 'r0', 'r2']]);
  });

  it('show of a collection only what is published, in its order', () => {
    const { recipes: cards } = bodyOf<{ recipes: { id: string }[] }>('collection', 'collection-1');
    expect(cards.map(({ id }) => id)).toEqual(['r3', 'r1']);
  });

  it.each([
    [1, '1 recipe'],
    [12, '12 recipes'],
  ])('count a collection of %i as %s', (recipeCount, text) => {
    const counted = aSite({ collections: [aCollection({ recipeCount })] });
    const source = pageFacts([], { site: counted });
    expect(bodyOf('collections', null, source)).toMatchObject({
      collections: [{ recipeCountText: text }],
    });
  });

  it('show no collection in lists that has nothing to find in it', () => {
    const counted = aSite({ collections: [aCollection({ recipeCount: 0 })] });
    const source = pageFacts([], { site: counted });
    expect(bodyOf('collections', null, source)).toEqual({ collections: [] });
  });

  it('sort events with the newest first', () => {
    const { events } = bodyOf<{ events: { title: string }[] }>('events');
    expect(events.map(({ title }) => title)).toEqual(['Market', 'Fair']);
  });

  it('link to what the site has, and to nothing else', () => {
    const labels = (page: AnyPage | null) => page?.frame.footerNavigation.map(({ href }) => href);
    expect(labels(pageOf('home'))).toEqual([
      '/recipes',
      '/collections',
      '/about',
      '/subscribe',
      '/events',
      '/terms',
      '/privacy',
    ]);
    expect(labels(pageOf('home', null, pageFacts()))).toEqual([
      '/recipes',
      '/subscribe',
      '/terms',
      '/privacy',
    ]);
  });

  it('drop links that a browser must not follow', () => {
    const headerLinks = [
      { label: 'Shop', href: 'https://shop.example/', openInNewTab: true },
      { label: 'Bad', href: 'javascript:alert(1)', openInNewTab: false },
    ];
    const source = pageFacts([], { site: aSite({ settings: { headerLinks } }) });
    expect(pageOf('home', null, source)?.frame.navigation.slice(1)).toEqual([
      { label: 'Shop', href: 'https://shop.example/', newTab: true },
    ]);
  });
});

describe('Counting visits, §7, S2.10', () => {
  const counting = pageFacts([], {
    site: aSite({ settings: { googleAnalyticsId: 'G-ABCD1234' } }),
  });
  const counts = async (kind: PageRef['kind']) => {
    const document = await documentOf(
      counting,
      { path: '/x', kind, subjectId: null },
      pageRenderer,
    );
    return { id: pageOf(kind, null, counting)?.frame.googleAnalyticsId, ...document };
  };

  it.each(['home', 'recipes', 'subscribe'] as const)('may be done on %s', async (kind) => {
    expect(await counts(kind)).toMatchObject({ id: 'G-ABCD1234', hasAnalytics: true });
  });

  it.each(['sign-in', 'sign-up', 'sign-in-callback', 'unsubscribe'] as const)(
    'is never done on %s, whose address may hold a token',
    async (kind) => {
      expect(await counts(kind)).toMatchObject({ id: null, hasAnalytics: false });
    },
  );
});

describe('Custom CSS, S7.4', () => {
  const styled = () => ({ ...plainTheme(site), overridesCss: '.price{display:none}' });
  const dressed = pageFacts(recipes, { site });
  const cssOf = (kind: PageRef['kind']) =>
    pageModel(dressed, { path: '/x', kind, subjectId: null }, styled)?.frame.theme.overridesCss;

  it.each(['home', 'recipes', 'collections', 'about', 'links', 'events', 'not-found'] as const)(
    'dresses %s',
    (kind) => {
      expect(cssOf(kind)).toBe('.price{display:none}');
    },
  );

  it.each([
    'sign-in',
    'sign-up',
    'sign-in-callback',
    'subscribe',
    'subscribe-success',
    'unsubscribe',
  ] as const)('reaches %s nowhere, where somebody signs in or pays', (kind) => {
    expect(cssOf(kind)).toBe('');
  });
});

describe('Title, description and share tags, §2', () => {
  const recipe = (content: object) => {
    const own = aPublishedRecipe(content);
    const images = imagesOf('share', 'dish');
    return pageFacts([own], { site: aSite({ settings, images }) });
  };

  it('are those of the page, with the name of the site', () => {
    const content = {
      title: 'Plum Tart',
      description: aText('Dark and sweet.'),
      images: [{ id: 'dish' }],
    };
    expect(pageOf('recipe', 'recipe-1', recipe(content))?.meta).toMatchObject({
      title: 'Plum Tart · Old Hearth',
      description: 'Dark and sweet.',
      shareImage: { alt: 'Alt of dish', width: 800, height: 600 },
    });
  });

  it('fall back to the text and the picture of the site', () => {
    expect(pageOf('recipe', 'recipe-1', recipe({}))?.meta).toMatchObject({
      description: 'Slowly.',
      shareImage: { alt: 'Alt of share' },
    });
  });

  it('are the name of the site alone on the home page', () => {
    expect(pageOf('home')?.meta.title).toBe('Old Hearth');
  });

  it('keep the page for what is not there out of search engines', () => {
    expect(pageOf('not-found')?.meta.noIndex).toBe(true);
  });

  it('are at most 200 characters of description', () => {
    const description = aText('word '.repeat(100));
    const { meta } = pageOf('recipe', 'recipe-1', recipe({ description }))!;
    expect(meta.description.length).toBeLessThanOrEqual(200);
  });
});

describe('The direction of a page', () => {
  it.each([
    ['he', 'rtl'],
    ['fa', 'rtl'],
    ['de', undefined],
  ])('is that of the language of its site: %s', (language, direction) => {
    const written = pageFacts([], { site: aSite({ settings: { language } }) });
    const ref = { path: '/', kind: 'home', subjectId: null } as const;
    expect(pageModel(written, ref, plainTheme)?.frame.direction).toBe(direction);
  });
});
