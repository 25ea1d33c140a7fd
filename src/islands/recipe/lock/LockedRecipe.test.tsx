import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  publishedRecipeAnswer,
  type PublishedRecipeView,
} from '#contract/recipe/published-recipe.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { exampleOf } from '#stores/testing/examples.ts';
import { fakeApi, type FakeApi } from '#stores/testing/fake-api.ts';
import { aStoppedSubscriber, aSubscriber } from '#stores/testing/users.ts';
import { LockedRecipe } from './LockedRecipe.tsx';

const call = 'GET /api/v1/site/atelier/recipes/opera';
const flour = {
  id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f11',
  title: 'flour',
  gramsPerLiter: 528,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
} as const;
const cup = {
  id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f12',
  slug: 'cup',
  title: 'cup',
  pluralTitle: 'cups',
  abbreviation: 'cup',
};
const usage = {
  id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f13',
  quantityMin: 2,
  quantityMax: null,
  unitId: cup.id,
  unit: cup,
  ingredientId: flour.id,
  ingredient: flour,
  preparation: null,
  ingredientTitleOverride: null,
  link: null,
  note: null,
  words: {
    titles: { singular: 'flour', plural: 'flour' },
    unit: { slug: 'cup', title: 'cup', pluralTitle: 'cups', abbreviation: 'cup' },
  },
  readTexts: [],
};
const step = {
  id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f14',
  content: paragraphsFromText('Bake at 350°F.'),
  timerMinutes: 9,
  note: null,
  videoId: null,
  video: null,
  images: [],
};
const recipe: PublishedRecipeView = {
  ...exampleOf(publishedRecipeAnswer).recipe,
  id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f10',
  title: 'Opéra',
  slug: 'opera',
  isLocked: false,
  yieldServings: 12,
  recipeYield: { yieldServings: 12, one: 'serving', many: 'servings' },
  servingDescription: null,
  ingredientUsageGroups: [
    {
      id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f15',
      title: 'Joconde',
      note: null,
      ingredientUsages: [usage],
    },
  ],
  instructionGroups: [
    { id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f16', title: 'Bake', note: null, instructions: [step] },
  ],
  equipmentUsages: [],
  units: [cup],
  note: paragraphsFromText('It keeps.'),
  storyExcerpt: paragraphsFromText('My aunt baked it for the first of May.'),
  storyMore: null,
  images: [],
  video: null,
  youtubeVideoId: 'abcdefghijk',
  credit: { text: 'After Dalloyau', url: 'https://dalloyau.example/' },
};

const user = userEvent.setup();
let api: FakeApi;

const show = () => {
  const defaults = { measurementSystem: 'imperial', temperatureSystem: 'fahrenheit' } as const;
  render(
    <LockedRecipe
      lock="plan"
      slug="opera"
      invitation="Six layers, one afternoon"
      priceText="$9 a month"
      defaults={defaults}
    />,
  );
};

const signIn = (planType: 'free' | 'monthly') => {
  signedIn({
    currentUser: aSubscriber(planType),
    siteUserData: { bookmarks: [] },
    authToken: 'secret',
  });
};

beforeEach(() => {
  document.body.dataset['site'] = 'atelier';
  signedOut();
  api = fakeApi();
});

afterEach(() => {
  signedOut();
  vi.unstubAllGlobals();
});

describe('A premium recipe, §6', () => {
  it('asks nothing of anybody who is not signed in', async () => {
    show();
    await screen.findByRole('heading', { name: 'Six layers, one afternoon' });
    expect(screen.getByText('$9 a month, for every recipe, this one included')).toBeTruthy();
    expect(
      screen.getByText(
        'This is a premium recipe and is only available to subscribers with full access subscriptions',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe('/subscribe');
    expect(api.asked).toEqual([]);
  });

  it('opens with all its tools for those who have paid', async () => {
    signIn('monthly');
    api.answer(call, { body: { recipe } });
    show();
    const ingredients = await screen.findByRole('region', { name: 'Ingredients' });
    expect(within(ingredients).getByRole('listitem').textContent).toBe('2\u00a0cupsflour');
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(within(ingredients).getByRole('listitem').textContent).toBe('250\u00a0gflour');
    expect(screen.getByRole('button', { name: 'Start timer: 9\u00a0minutes' })).toBeDefined();
    expect(screen.getByText('It keeps.')).toBeDefined();
    expect(screen.queryByText(/^This is a premium recipe/)).toBeNull();
  });

  it('opens with its film, its story and whose it was', async () => {
    signIn('monthly');
    api.answer(call, { body: { recipe } });
    show();
    expect(await screen.findByText('My aunt baked it for the first of May.')).toBeDefined();
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Watch the video: Opéra')).toContain('v=abcdefghijk');
    expect(leadsTo('After Dalloyau')).toBe('https://dalloyau.example/');
    expect(leadsTo('The story')).toBe('#story');
  });

  it('opens for who signs in while it is there, and closes when they sign out', async () => {
    show();
    await screen.findByRole('link', { name: 'Subscribe' });
    api.answer(call, { body: { recipe } });
    act(() => signIn('monthly'));
    expect(await screen.findByRole('region', { name: 'Method' })).toBeDefined();
    act(signedOut);
    expect(await screen.findByRole('link', { name: 'Subscribe' })).toBeDefined();
    expect(screen.queryByText('It keeps.')).toBeNull();
  });

  it('offers those with a free plan to upgrade', async () => {
    signIn('free');
    api.answer(call, { body: { recipe: { ...recipe, isLocked: true } } });
    show();
    expect(await screen.findByRole('link', { name: 'Upgrade to Full Access' })).toBeDefined();
  });

  it('offers those whose plan is not paid to pay for it', async () => {
    show();
    const currentUser = aStoppedSubscriber();
    act(() => signedIn({ currentUser, siteUserData: { bookmarks: [] }, authToken: 'secret' }));
    expect(await screen.findByRole('link', { name: 'Pay now' })).toBeTruthy();
  });

  it('can be asked for again when it did not come', async () => {
    signIn('monthly');
    api.breakNetwork(call);
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('There is no connection');
    api.answer(call, { body: { recipe } });
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Method' })).toBeDefined());
  });
});
