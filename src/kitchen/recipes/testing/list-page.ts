import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { vi } from 'vitest';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import type { RecipeActionAnswer } from '#contract/recipe/recipe-action.ts';
import type { RecipeIndexRow } from '#contract/recipe/recipe-index.ts';
import { isRecord } from '#domain/is-record.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';

export const manage = '/api/v1/manage/hearth';
export const index = `GET ${manage}/recipe-index`;
export const siteId = '3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c11';
const site = {
  id: siteId,
  slug: 'hearth',
  title: 'Ash Drawer',
  role: 'owner',
} as const;
const live = { state: 'live', revision: 3, pendingChanges: 0, failures: [], liveSince: null };

export const idOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const aRow = (number: number, changes: Partial<RecipeIndexRow> = {}): RecipeIndexRow => ({
  id: idOf(number),
  title: `Recipe ${number}`,
  slug: `recipe-${number}`,
  image: null,
  privacySetting: 'public',
  version: 1,
  publishedAt: null,
  hasUnpublishedChanges: false,
  scheduledAt: null,
  scheduledZone: null,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: new Date(Date.UTC(2026, 4, 1) - number * 60_000).toISOString(),
  language: 'en',
  termIds: [],
  collectionIds: [],
  missing: [],
  bookmarkCount: 0,
  commentCount: 0,
  ...changes,
});

export const whole = (recipes: RecipeIndexRow[]) => ({
  body: { isWhole: true, recipes, goneIds: [], next: null, cursor: '1' },
});

/** What a kitchen answers of a site whose recipes nobody has asked for yet, in fresh modules. */
export function aKitchen(address = '/kitchen/hearth/recipes'): FakeApi {
  vi.resetModules();
  const api = fakeApi();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', address);
  api.answer('GET /api/v1/manage/current-user', {
    body: { currentUser: anAccount({ sites: [site] }) },
  });
  api.answer('GET /api/v1/manage/hearth/build-status', { body: live });
  return api;
}

export function leaveKitchen(): void {
  vi.unstubAllGlobals();
  localStorage.clear();
}

export async function openList(
  api: FakeApi,
  recipes: RecipeIndexRow[],
  headers: Record<string, string> = {},
): Promise<void> {
  api.answer(index, { ...whole(recipes), headers });
  const { RecipesScreen } = await import('../RecipesScreen.tsx');
  render(createElement(RecipesScreen));
  await screen.findByRole('heading', { name: texts.heading });
}

/** Of the recipes that are shown. */
export const titles = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const title = item.querySelector('.recipe-line-title');
    return title ? [title.textContent] : [];
  });

export async function picked(): Promise<number[]> {
  const { $picking } = await import('../list-view.ts');
  return [...$picking.get().picked].map((id) => Number(id.slice(-3)));
}

/** Picks all, from the first row on. */
export async function pickAll(count: number): Promise<void> {
  (await screen.findByRole('link', { name: /Recipe 1(?!\d)/ })).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await screen.findByText(texts.picked(count), { selector: '.bulk-count' });
}

const undoId = idOf(900);
export const undone = `POST ${manage}/undo-actions/${undoId}`;
export const actions = `POST ${manage}/recipe-actions`;

/** An action of which something became of each recipe: done, or refused for a reason. */
export const actedOn = (numbers: number[], failed: Record<number, string> = {}) => {
  const results = numbers.map((number): RecipeActionAnswer['results'][number] => {
    const error = failed[number];
    const recipeId = idOf(number);
    return error === undefined
      ? { recipeId, status: 'done' }
      : { recipeId, status: 'failed', error };
  });
  return { body: { results, undoId } };
};

/** Bodies that were sent to the actions on many recipes, but for the ids of their undos. */
export const actionsSent = (api: FakeApi) =>
  bodiesSent(api).map((body) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'undoId')),
  );

export const undoIdsSent = (api: FakeApi) => bodiesSent(api).map((body) => body['undoId']);

const bodiesSent = (api: FakeApi) =>
  api.asked
    .filter(({ path }) => path.endsWith('/recipe-actions'))
    .flatMap(({ body }) => (isRecord(body) ? [body] : []));
