import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedSiteAnswer } from '#contract/site/published-site.ts';
import type * as FeaturedRecipesIsland from './FeaturedRecipes.tsx';
import { exampleOf } from '#stores/testing/examples.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aRecipeCard } from '#stores/testing/recipes.ts';

const call = 'GET /api/v1/site/hearth/current-site';
const recipes = Array.from({ length: 7 }, (_, at) => aRecipeCard({ title: `Dish ${at}` }));
const { site } = exampleOf(publishedSiteAnswer);
const answer = { body: { site: { ...site, featuredRecipes: recipes } } };
let api: FakeApi;
let island: typeof FeaturedRecipesIsland;

beforeEach(async () => {
  vi.resetModules();
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
  island = await import('./FeaturedRecipes.tsx');
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const show = () => {
  render(<island.FeaturedRecipes recipeId={recipes[0]?.id ?? ''} count={5} />);
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
};

describe('Featured recipes on a recipe page, §9', () => {
  it('are at most five, and never the one that is read', async () => {
    api.answer(call, answer);
    show();
    await screen.findByRole('link', { name: 'Dish 1' });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5].map((at) => `Dish ${at}`),
    );
  });

  it('can be asked for again when they do not come', async () => {
    api.breakNetwork(call);
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answer(call, answer);
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Dish 1' })).toBeDefined();
  });
});
