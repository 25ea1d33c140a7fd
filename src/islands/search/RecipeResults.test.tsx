import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $loadingMore,
  followAddress,
  submitSearch,
  typeSearch,
} from '#stores/search/recipe-search.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aRecipeCard, aSearchAnswer } from '#stores/testing/recipes.ts';
import { RecipeResults } from './RecipeResults.tsx';
import { RecipeSearch } from './RecipeSearch.tsx';

const call = 'GET /api/v1/site/hearth/recipes';
let api: FakeApi;
let stop = () => {};

beforeEach(() => {
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
});

afterEach(() => {
  act(() => {
    history.replaceState(null, '', '/recipes');
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
  });
  stop();
  vi.unstubAllGlobals();
});

const show = (address: string, { rendered = 2, total = 2 } = {}) => {
  history.replaceState(null, '', address);
  render(
    <>
      <RecipeSearch suggestions={[]} groups={[]} showsFilters={false} />
      <div id="all-recipes" />
      <RecipeResults rendered={rendered} total={total} listId="all-recipes" />
    </>,
  );
  act(() => {
    stop = followAddress();
  });
};
const renderedList = () => document.getElementById('all-recipes')?.dataset['state'];
const more = () => screen.queryByRole('button', { name: 'Load more' });

describe('Recipes that were found, §2', () => {
  it('take the place of the rendered list, which dims until they come', async () => {
    const answer = api.answerLater(call);
    show('/recipes?search=soup');
    expect(renderedList()).toBe('waiting');
    answer(aSearchAnswer(['Leek soup']));
    expect(await screen.findByRole('link', { name: 'Leek soup' })).toBeTruthy();
    expect(renderedList()).toBe('replaced');
    expect(screen.getAllByText('1 recipe for “soup”')).toHaveLength(2);
  });

  it('are asked for once, by whoever wakes first, and the list never stands in full', async () => {
    const answer = api.answerLater(call);
    const before = new Set<string | null>();
    const observer = new MutationObserver((changes) => {
      for (const { oldValue } of changes) before.add(oldValue);
    });
    const attributeFilter = ['data-state'];
    observer.observe(document.body, { attributeFilter, attributeOldValue: true, subtree: true });
    show('/recipes?search=soup');
    answer(aSearchAnswer(['Leek soup']));
    await screen.findByRole('link', { name: 'Leek soup' });
    observer.disconnect();
    expect(before).toEqual(new Set([null, 'waiting']));
    expect(renderedList()).toBe('replaced');
    expect(api.asked).toHaveLength(1);
  });

  it('are locked where the reader has not paid', async () => {
    const recipes = [aRecipeCard({ title: 'Golden parfait', isLocked: true })];
    api.answer(call, aSearchAnswer([], { recipes, total: 1 }));
    show('/recipes?search=golden');
    expect(await screen.findByText('Premium recipe')).toBeTruthy();
  });

  it('say when there are none', async () => {
    api.answer(call, aSearchAnswer([]));
    show('/recipes?search=zeppelin');
    expect(await screen.findAllByText('No recipes found for this search')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Recipes found' })).toBeTruthy();
    expect(renderedList()).toBe('offered');
    expect(screen.getByRole('link', { name: 'Show all recipes' })).toHaveProperty(
      'pathname',
      '/recipes',
    );
  });

  it('stay as they stood, under the words they were found by, when the next search fails', async () => {
    api.answer(call, aSearchAnswer(['Leek soup'], { total: 30 }));
    show('/recipes?search=soup');
    await screen.findByRole('link', { name: 'Leek soup' });
    api.breakNetwork(call);
    act(() => {
      typeSearch('stew');
      submitSearch();
    });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('30 recipes for “soup”')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(more()).toBeNull();
  });

  it('leave the rendered list as it is when the first search fails', async () => {
    api.breakNetwork(call);
    show('/recipes?search=soup');
    await screen.findByRole('button', { name: 'Try again' });
    expect(renderedList()).toBe('kept');
    expect(screen.getByRole('heading', { level: 1, name: 'Search recipes' })).toBeTruthy();
  });

  it('come in pages, and the focus goes on with the first that is new', async () => {
    api.answer(call, aSearchAnswer(['Leek soup'], { total: 2 }));
    show('/recipes?search=soup');
    await screen.findByRole('link', { name: 'Leek soup' });
    api.answer(call, aSearchAnswer(['Pea soup'], { total: 2 }));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    const added = await screen.findByRole('link', { name: 'Pea soup' });
    expect(document.activeElement).toBe(added);
    expect(screen.getByText('1 more recipe')).toBeTruthy();
    expect(more()).toBeNull();
  });
});

describe('All recipes, §2', () => {
  it('offer no more where all are rendered', () => {
    show('/recipes');
    expect(more()).toBeNull();
    expect(renderedList()).toBe('shown');
  });

  it('go on below those that are rendered', async () => {
    api.answer(call, aSearchAnswer(['Rye bread']));
    show('/recipes', { rendered: 24, total: 25 });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Rye bread' })).toBeTruthy();
    expect(renderedList()).toBe('shown');
    expect(more()).toBeNull();
  });

  it('can be asked for again when the next ones do not come', async () => {
    api.breakNetwork(call);
    show('/recipes', { rendered: 24, total: 25 });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect($loadingMore.get().status).toBe('rejected'));
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    api.answer(call, aSearchAnswer(['Rye bread']));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Rye bread' })).toBeTruthy();
  });
});
