import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as RecipeSearch from './recipe-search.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSearchAnswer } from '#stores/testing/recipes.ts';

const call = 'GET /api/v1/site/hearth/recipes';
let api: FakeApi;
let store: typeof RecipeSearch;
let stop = () => {};

const begin = async (address = '/recipes') => {
  history.replaceState(null, '', address);
  store = await import('./recipe-search.ts');
  stop = store.followAddress();
};

/** A page begins with stores of its own. */
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
  api.answer(call, aSearchAnswer(['Leek soup']));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const asked = () => api.asked.map(({ path }) => path.split('?')[1] ?? '');
const results = () => store.$recipeResults.get();
const titles = () => {
  const state = results();
  return state.status === 'fulfilled' ? state.value.recipes.map(({ title }) => title) : null;
};
const back = async () => {
  history.back();
  await wait(10);
};

describe('Typing, §9', () => {
  it('is asked for once, 600 ms after the last letter', async () => {
    await begin();
    store.typeSearch('so');
    await wait(400);
    store.typeSearch('soup');
    await wait(599);
    expect(asked()).toEqual([]);
    await wait(1);
    expect(asked()).toEqual(['query=soup&orderBy=relevance&limit=24&offset=0']);
    expect(titles()).toEqual(['Leek soup']);
  });

  it('is asked for at once by Enter, and not again', async () => {
    await begin();
    store.typeSearch('soup');
    store.submitSearch();
    await wait(600);
    expect(asked()).toHaveLength(1);
  });

  it('goes back to the beginning at once when the box is emptied, §4', async () => {
    await begin();
    store.typeSearch('soup');
    await wait(600);
    store.typeSearch('  ');
    expect(results()).toEqual({ status: 'idle' });
    expect(location.search).toBe('');
  });

  it('counts by its newest call alone, whichever answers first', async () => {
    await begin();
    const answerFirst = api.answerLater(call);
    store.typeSearch('soup');
    await wait(600);
    const answerSecond = api.answerLater(call);
    store.typeSearch('stew');
    await wait(600);
    answerSecond(aSearchAnswer(['Beef stew']));
    await wait(0);
    answerFirst(aSearchAnswer(['Leek soup']));
    await wait(0);
    expect(titles()).toEqual(['Beef stew']);
  });

  it('keeps what was found at hand while it asks anew', async () => {
    await begin();
    store.typeSearch('soup');
    await wait(600);
    api.answerLater(call);
    store.typeSearch('stew');
    await wait(600);
    expect(results()).toMatchObject({ status: 'pending', previous: { total: 1 } });
  });

  it('keeps what was typed when it fails, and is tried again by Enter', async () => {
    await begin();
    api.breakNetwork(call);
    store.typeSearch('soup');
    await wait(600);
    expect(results().status).toBe('rejected');
    expect(store.$searchText.get()).toBe('soup');
    api.answer(call, aSearchAnswer(['Leek soup']));
    store.submitSearch();
    await wait(0);
    expect(titles()).toEqual(['Leek soup']);
  });
});

describe('The address of the recipes page, §2', () => {
  it('is asked for when the page opens', async () => {
    await begin('/recipes?meals=dinner,lunch&search=beef%20stew');
    expect(asked()).toEqual([
      'meals=dinner%2Clunch&query=beef+stew&orderBy=relevance&limit=24&offset=0',
    ]);
    expect(store.$searchText.get()).toBe('beef stew');
  });

  it('asks nothing where it asks for nothing', async () => {
    await begin();
    expect(asked()).toEqual([]);
  });

  it('follows what is typed and chosen', async () => {
    await begin();
    store.typeSearch('beef');
    store.chooseFilter('meals', 'dinner');
    await wait(600);
    expect(location.search).toBe('?meals=dinner&search=beef');
    expect(asked()).toHaveLength(1);
    store.clearFilters();
    expect(location.search).toBe('?search=beef');
  });

  it('goes back step by step, a text in one', async () => {
    await begin();
    store.typeSearch('be');
    await wait(600);
    store.typeSearch('beef');
    await wait(600);
    store.chooseFilter('meals', 'dinner');
    await back();
    expect(location.search).toBe('?search=beef');
    await back();
    expect(location.search).toBe('');
    expect(store.$searchText.get()).toBe('');
    expect(results()).toEqual({ status: 'idle' });
  });
});

describe('More recipes than one page holds', () => {
  it('come behind those that the page rendered', async () => {
    await begin();
    await store.loadMoreRecipes(24);
    expect(asked()).toEqual(['limit=24&offset=24']);
    expect(store.$moreRecipes.get()).toHaveLength(1);
    await store.loadMoreRecipes(24);
    expect(asked()[1]).toBe('limit=24&offset=25');
  });

  it('come behind those that were found, and are forgotten by the next search', async () => {
    await begin('/recipes?search=soup');
    await wait(0);
    await store.loadMoreRecipes(24);
    expect(asked()[1]).toBe('query=soup&orderBy=relevance&limit=24&offset=1');
    store.chooseFilter('meals', 'dinner');
    expect(store.$moreRecipes.get()).toEqual([]);
  });

  it('are asked for once at a time', async () => {
    await begin();
    const answer = api.answerLater(call);
    const first = store.loadMoreRecipes(24);
    await store.loadMoreRecipes(24);
    answer(aSearchAnswer(['Rye bread']));
    await first;
    expect(asked()).toHaveLength(1);
  });

  it('leave what is there when they fail', async () => {
    await begin();
    await store.loadMoreRecipes(24);
    api.breakNetwork(call);
    await store.loadMoreRecipes(24);
    expect(store.$loadingMore.get().status).toBe('rejected');
    expect(store.$moreRecipes.get()).toHaveLength(1);
  });
});
