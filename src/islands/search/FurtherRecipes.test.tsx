import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedCollectionAnswer } from '#contract/site/site-collections.ts';
import { exampleOf } from '#stores/testing/examples.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aRecipeCard } from '#stores/testing/recipes.ts';
import { FurtherRecipes } from './FurtherRecipes.tsx';

const call = 'GET /api/v1/site/hearth/collections/winter';
const recipes = ['Rye bread', 'Leek soup', 'Pea soup'].map((title) => aRecipeCard({ title }));
const { collection } = exampleOf(publishedCollectionAnswer);
let api: FakeApi;

beforeEach(() => {
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A collection of more recipes than its page renders, §2', () => {
  it('goes on with the first that is not rendered, and says why it does not', async () => {
    api.breakNetwork(call);
    render(<FurtherRecipes collection="winter" rendered={1} total={3} />);
    const more = screen.getByRole('button', { name: 'Load more' });
    await userEvent.click(more);
    expect((await screen.findByText(/^Something went wrong/)).closest('[role=alert]')).toBeTruthy();
    api.answer(call, { body: { collection: { ...collection, recipes } } });
    await userEvent.click(more);
    expect(document.activeElement).toBe(await screen.findByRole('link', { name: 'Leek soup' }));
    expect(screen.getByRole('link', { name: 'Pea soup' })).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});
