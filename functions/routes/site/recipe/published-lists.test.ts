import { describe, expect, it } from 'vitest';
import type { PublishedSiteView } from '#contract/site/published-site.ts';
import type { PublishedCollectionView } from '#contract/site/site-collections.ts';
import { anImage, aText } from '#functions/testing/random/builders.ts';
import { aSearchSite } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const site = await aSearchSite(app);
const { slug, id: siteId, ownerId: userId } = site.site;
const image = await anImage(app.database, { siteId, userId });
const soup = await site.publish('Soup', { privacySetting: 'subscribers_only' });
const stew = await site.publish('Stew');
const draft = await site.createRecipe({ title: 'Draft', slug: 'draft' });
await site.post('/collections', {
  title: 'Warm things',
  slug: 'warm-things',
  description: aText('video: dQw4w9WgXcQ', 'For cold days.'),
  imageId: image.id,
  recipeIds: [stew.id, draft.id, soup.id],
});
await site.put('/sites', {
  title: 'The Copper Pot',
  slug,
  hideSearch: true,
  logoId: image.id,
  contactEmail: 'cook@example.com',
  featuredRecipeIds: [soup.id, stew.id],
  events: [
    { title: 'Early', date: '2026-01-01' },
    { title: 'Late', date: '2026-03-01' },
  ],
});

const get = <Body>(path: string, headers = {}) =>
  app.call<Body>('GET', `/api/v1/site/${path}`, { headers });

describe('Collections, §7', () => {
  it('are listed with what a card shows', async () => {
    const { body } = await get<{ collections: object[]; total: number }>(`${slug}/collections`);
    expect(body).toMatchObject({
      total: 1,
      collections: [
        {
          slug: 'warm-things',
          recipeCount: 2,
          image: { key: image.key },
          description: aText('For cold days.'),
        },
      ],
    });
  });

  it('hold their published recipes in order', async () => {
    const { body } = await get<{ collection: PublishedCollectionView }>(
      `${slug}/collections/warm-things`,
    );
    expect(body.collection).toMatchObject({
      youtubeVideoId: 'dQw4w9WgXcQ',
      recipes: [
        { title: 'Stew', isLocked: false },
        { title: 'Soup', isLocked: true },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('Draft');
  });

  it('are 404 where there is none, and of another site', async () => {
    const other = await aSearchSite(app);
    const answers = await Promise.all([
      get(`${slug}/collections/nowhere`),
      get(`${other.site.slug}/collections/warm-things`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('GET {siteSlug}/current-site, §3', async () => {
  const { body, headers } = await get<{ site: PublishedSiteView }>(`${slug}/current-site`);

  it('answers the site as its visitors see it', () => {
    expect(body.site).toMatchObject({
      slug,
      title: 'The Copper Pot',
      owner: { displayName: 'Edna Cook', avatar: null },
      logo: { key: image.key },
      ui: { nav: { hideSearch: true } },
      colorTheme: { colorText: expect.stringMatching(/^#/) as string },
      typeTheme: { displayFontFamily: expect.any(String) as string },
      recipeCount: 2,
    });
  });

  it('names featured recipes in their order and events newest first', () => {
    expect(body.site.featuredRecipes.map(({ title }) => title)).toEqual(['Soup', 'Stew']);
    expect(body.site.events.map(({ title }) => title)).toEqual(['Late', 'Early']);
  });

  it('tells no address of a person and nothing of the owner but the name, S4.5', () => {
    expect(JSON.stringify(body)).not.toContain('@');
    expect(JSON.stringify(body)).not.toContain(userId);
  });

  it('has a tag by which to ask for news', async () => {
    const again = await get(`${slug}/current-site`, {
      'If-None-Match': String(headers.get('etag')),
    });
    expect(again.status).toBe(304);
  });

  it('is 404 where there is no site', async () => {
    expect((await get('nowhere/current-site')).status).toBe(404);
  });
});

describe('Lists of all sites, §7', () => {
  it('name the sites', async () => {
    const { body } = await get<{ siteSlugs: string[]; total: number }>('site-slugs?limit=100');
    expect(body.siteSlugs).toContain(slug);
    expect(body.total).toBe(body.siteSlugs.length);
  });

  it.each([['globals'], ['site/globals']])('give the units at %s', async (path) => {
    const { body } = await get<{ units: { title: string; pluralTitle: string }[] }>(path);
    expect(body.units).toContainEqual(
      expect.objectContaining({ title: 'cup', pluralTitle: 'cups' }),
    );
  });

  it('hold published recipes of every site, or of one', async () => {
    const other = await aSearchSite(app);
    await other.publish('Elsewhere');
    const all = await get<{ recipes: { title: string }[]; total: number }>(
      'site-recipes?limit=100',
    );
    expect(all.body.recipes.map(({ title }) => title).toSorted()).toEqual([
      'Elsewhere',
      'Soup',
      'Stew',
    ]);
    expect(all.body.total).toBe(3);
    const one = await get<typeof all.body>(`site-recipes?siteSlug=${slug}`);
    expect(one.body).toMatchObject({
      total: 2,
      recipes: [
        { title: 'Stew', site: { slug, title: 'The Copper Pot' } },
        { title: 'Soup', isLocked: true },
      ],
    });
  });

  it('hold collections of every site, or of one', async () => {
    const all = await get<{ collections: object[] }>('site-collections');
    const one = await get(`site-collections?siteSlug=${slug}`);
    expect(all.body).toEqual(one.body);
    expect(all.body.collections).toMatchObject([{ slug: 'warm-things', site: { slug } }]);
  });

  it.each([
    ['site-recipes?limit=101'],
    ['site-recipes?siteSlug=Not%20One'],
    ['site-collections?offset=-1'],
    ['site-slugs?all=1'],
  ])('refuse %s', async (path) => {
    expect((await get(path)).status).toBe(400);
  });
});
