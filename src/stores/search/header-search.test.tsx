import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedSiteAnswer } from '#contract/site/published-site.ts';
import type * as FeaturedRecipes from './featured-recipes.ts';
import type * as HeaderSearch from './header-search.ts';
import { exampleOf } from '#stores/testing/examples.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aRecipeCard, aSearchAnswer } from '#stores/testing/recipes.ts';

const call = 'GET /api/v1/site/hearth/recipes';
const siteCall = 'GET /api/v1/site/hearth/current-site';
const featured = Array.from({ length: 12 }, (_, at) => aRecipeCard({ title: `Featured ${at}` }));
const { site } = exampleOf(publishedSiteAnswer);
let api: FakeApi;
let store: typeof HeaderSearch;
let featuredStore: typeof FeaturedRecipes;

/** A page begins with stores of its own. */
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
  api.answer(call, aSearchAnswer(['Leek soup'], { total: 14 }));
  api.answer(siteCall, { body: { site: { ...site, featuredRecipes: featured } } });
  store = await import('./header-search.ts');
  featuredStore = await import('./featured-recipes.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const asked = () => api.asked.map(({ path }) => path);

describe('Searching in the header, §2, §9', () => {
  it('begins with at most ten featured recipes, asked for once', async () => {
    store.openHeaderSearch();
    await wait(0);
    store.openHeaderSearch();
    expect(featuredStore.$featuredRecipes.get()).toEqual({
      status: 'fulfilled',
      value: featured.slice(0, 10),
    });
    expect(asked()).toEqual(['/api/v1/site/hearth/current-site']);
  });

  it('asks for ten recipes, 600 ms after the last letter', async () => {
    store.typeHeaderSearch('le');
    await wait(300);
    store.typeHeaderSearch('leek');
    await wait(600);
    expect(asked()).toEqual([
      '/api/v1/site/hearth/recipes?query=leek&orderBy=relevance&limit=10&offset=0',
    ]);
    expect(store.$foundInHeader.get()).toMatchObject({
      status: 'fulfilled',
      value: { term: 'leek', total: 14 },
    });
  });

  it('counts by its newest call alone', async () => {
    const answerFirst = api.answerLater(call);
    store.typeHeaderSearch('leek');
    await wait(600);
    const answerSecond = api.answerLater(call);
    store.typeHeaderSearch('beef');
    await wait(600);
    answerSecond(aSearchAnswer(['Beef stew']));
    answerFirst(aSearchAnswer(['Leek soup']));
    await wait(0);
    expect(store.$foundInHeader.get()).toMatchObject({ value: { term: 'beef' } });
  });

  it('is forgotten when it is closed, also what is on its way', async () => {
    store.typeHeaderSearch('leek');
    store.closeHeaderSearch();
    await wait(600);
    expect(asked()).toEqual([]);
    expect(store.$headerSearchText.get()).toBe('');
    expect(store.$foundInHeader.get()).toEqual({ status: 'idle' });
  });

  it('says when it fails, and can be tried again', async () => {
    api.breakNetwork(call);
    store.typeHeaderSearch('leek');
    await wait(600);
    expect(store.$foundInHeader.get().status).toBe('rejected');
    api.answer(call, aSearchAnswer(['Leek soup']));
    store.retryHeaderSearch();
    await wait(0);
    expect(store.$foundInHeader.get()).toMatchObject({ value: { term: 'leek' } });
  });

  it('does without featured recipes where they do not come', async () => {
    api.breakNetwork(siteCall);
    store.openHeaderSearch();
    await wait(0);
    expect(featuredStore.$featuredRecipes.get().status).toBe('rejected');
  });
});
