import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recipeEditorMessages as texts } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { recipeApi } from '#kitchen/recipe-editor/testing/recipe-api.ts';
import { aRecipe, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { forgetAccount, keepAccount } from '#stores/accounts/account.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { useDraft } from './draft/use-draft.ts';
import { OpenRecipe } from './OpenRecipe.tsx';

const site = {
  id: recipeId,
  slug: 'edna',
  title: 'Edna',
  url: 'https://edna.example',
  role: 'owner',
} as const;

beforeEach(() => {
  fakeDatabase();
  setLocks(locks);
  globalThis.history.pushState(null, '', `/kitchen/edna/recipes/${recipeId}`);
  keepAccount(anAccount({ sites: [site] }));
});
afterEach(async () => {
  cleanup();
  // The next one opens it once this one has given it back.
  await locks.request(`recipe:${site.id}:${recipeId}`, () => undefined);
  vi.unstubAllGlobals();
});

const setLocks = (value: unknown) =>
  Object.defineProperty(globalThis.navigator, 'locks', { value, configurable: true });

function Title() {
  return <h1>{useDraft(({ title }) => title)}</h1>;
}
const open = () =>
  render(
    <OpenRecipe site={site}>
      <Title />
    </OpenRecipe>,
  );
const tryAgain = async () =>
  userEvent.click(await screen.findByRole('button', { name: texts.tryAgain }));

it('is asked for again where the server failed', async () => {
  const { refuse } = recipeApi(aRecipe({ title: 'Leek tart' }));
  refuse(refusal('internal_error'));
  open();
  await screen.findByRole('heading', { name: texts.failed });
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Leek tart' })).not.toBeNull();
});

it('is asked for no more where it is not there', async () => {
  const { refuse } = recipeApi(aRecipe());
  refuse(refusal('not_found'));
  open();
  await screen.findByText(texts.notFound);
  expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
});

it('opens where the browser refuses locks', async () => {
  recipeApi(aRecipe({ title: 'Leek tart' }));
  setLocks({ request: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  open();
  expect(await screen.findByRole('heading', { name: 'Leek tart' })).not.toBeNull();
});

it('opens where tabs cannot hear each other', async () => {
  recipeApi(aRecipe({ title: 'Leek tart' }));
  vi.stubGlobal('BroadcastChannel', undefined);
  open();
  expect(await screen.findByRole('heading', { name: 'Leek tart' })).not.toBeNull();
});

it('says so where a fault of the page stops it, and waits for nothing', async () => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  recipeApi(aRecipe({ title: 'Leek tart' }));
  // A session that no screen knows.
  forgetAccount();
  open();
  await screen.findByRole('heading', { name: texts.failed });
  expect(reported).toHaveBeenCalledTimes(1);
  keepAccount(anAccount({ sites: [site] }));
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Leek tart' })).not.toBeNull();
});
