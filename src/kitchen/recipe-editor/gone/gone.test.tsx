import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goneRecipeMessages as texts } from '#contract/kitchen/gone-recipe-messages.ts';
import { historyMessages } from '#contract/kitchen/history-messages.ts';
import { savingMessages } from '#contract/kitchen/saving-messages.ts';
import type { DeletedRecipeView } from '#contract/recipe/deleted-recipe.ts';
import { journalStorage } from '#kitchen/drafts/journal/journal-database.ts';
import { aDraft } from '#kitchen/recipe-editor/testing/draft.ts';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { aRecipe, aView, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { keepAccount } from '#stores/accounts/account.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { Bars } from '../Bars.tsx';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { DraftScope, useDraft } from '../draft/use-draft.ts';
import { OpenRecipe } from '../OpenRecipe.tsx';
import { SavingStatus } from '../SavingStatus.tsx';

const site = {
  id: recipeId,
  slug: 'hearth',
  title: 'Hearth',
  url: 'https://hearth.example',
  role: 'owner',
} as const;
const account = anAccount({ sites: [site] });
const manage = '/api/v1/manage/hearth';
const deleted = `GET ${manage}/deleted-recipes`;
const restore = `POST ${manage}/deleted-recipes/${recipeId}/restore`;
const failure = { code: 'not_found', message: 'Nothing here', detail: null, issues: {} } as const;
const working = aRecipe({ title: 'Brown bread' });

let api: FakeApi;

beforeEach(() => {
  fakeDatabase();
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
  const address = new URL(`http://larder.test/kitchen/hearth/recipes/${recipeId}`);
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', Object.assign(address, { assign }));
  keepAccount(account);
  api = fakeApi();
  api.answer(deleted, listed({}));
  api.answer(restore, { body: { recipe: aView(aRecipe(), 1), renamed: [] } });
});
afterEach(async () => {
  cleanup();
  // The next one opens it once this one has given it back.
  await locks.request(`recipe:hearth:${recipeId}`, () => undefined);
  vi.unstubAllGlobals();
});

function listed(changes: Partial<DeletedRecipeView>) {
  const at = new Date(Date.now() - 120_000).toISOString();
  const recipe = { id: recipeId, title: 'Bread', slug: 'bread', image: null, wasPublished: false };
  const known = { deletedAt: at, deletedBy: null, endsAt: at };
  return { body: { deletedRecipes: [{ ...recipe, ...known, ...changes }], total: 1 } };
}
const by = (displayName: string | null) => listed({ deletedBy: { id: recipeId, displayName } });
const sent = (call: string) =>
  api.asked.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function write(changes: Partial<RecipeDraft> = {}) {
  const state = { status: 'gone', failure } as const;
  render(
    <DraftScope value={aDraft(working, { $saving: atom(state), ...changes })}>
      <SavingStatus />
      <Bars />
    </DraftScope>,
  );
}

describe('A recipe that is deleted while it is written', () => {
  it('is said to be deleted and by whom, and goes on once it is restored', async () => {
    api.answer(deleted, by('Edna'));
    const retry = vi.fn<() => void>();
    write({ retry });
    await screen.findByText(texts.deletedBy('Edna', '2 minutes ago'), { exact: false });
    expect(screen.getByText(texts.kept, { exact: false })).not.toBeNull();
    expect(screen.getByText(savingMessages.gone)).not.toBeNull();
    await press(texts.restore);
    await waitFor(() => expect(retry).toHaveBeenCalledOnce());
    expect(sent(restore)).toHaveLength(1);
  });

  it('is said to be deleted by somebody without a name, or by nobody knows whom', async () => {
    api.answer(deleted, by(null));
    write();
    const nameless = texts.deletedBy(historyMessages.nameless, '2 minutes ago');
    await screen.findByText(nameless, { exact: false });
    cleanup();
    api.answer(deleted, listed({}));
    write();
    expect(
      await screen.findByText(texts.deleted('2 minutes ago'), { exact: false }),
    ).not.toBeNull();
  });

  it('stays as it is where it cannot be restored, with the reason', async () => {
    api.answer(restore, refusal('internal_error'));
    const retry = vi.fn<() => void>();
    write({ retry });
    await press(texts.restore);
    await waitFor(() => expect(sent(restore)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.restore }).disabled).toBe(
        false,
      ),
    );
    expect(retry).not.toHaveBeenCalled();
  });

  it('becomes another recipe where it is gone for good, at an address that is free', async () => {
    api.answer(deleted, { body: { deletedRecipes: [], total: 0 } });
    const create = `POST ${manage}/recipes`;
    api.answer(create, refusal('slug_taken'));
    write();
    await press(texts.toNew);
    await waitFor(() => expect(sent(create)).toHaveLength(2));
    expect(sent(create)).toMatchObject([{ slug: 'bread' }, { title: 'Brown bread' }]);
    expect(JSON.stringify(sent(create)[1])).toMatch(/"slug":"bread-[\da-f]{8}"/);
  });

  it('is never said to be kept by a device that keeps nothing', async () => {
    write({ $journal: atom('forbidden' as const) });
    expect(await screen.findByText(texts.unkept, { exact: false })).not.toBeNull();
    expect(screen.queryByText(texts.kept, { exact: false })).toBeNull();
  });
});

describe('A deleted recipe that is opened again', () => {
  it('is restored with the words that this device kept', async () => {
    const key = { personId: account.id, siteSlug: 'hearth', id: recipeId };
    const base = { version: 1, content: aRecipe() };
    await journalStorage(key, 'a tab of before').write({ base, working, sent: [], writtenAt: 5 });
    api.answer(`GET ${manage}/recipes/${recipeId}`, refusal('not_found'));
    render(
      <OpenRecipe site={site}>
        <Title />
      </OpenRecipe>,
    );
    await screen.findByText(texts.kept, { exact: false });
    api.answer(`GET ${manage}/recipes/${recipeId}`, {
      body: { recipe: aView(aRecipe(), 1) },
      headers: { ETag: '"1"' },
    });
    await press(texts.restore);
    expect(await screen.findByRole('heading', { name: 'Brown bread' })).not.toBeNull();
  });
});

function Title() {
  return <h1>{useDraft(({ title }) => title)}</h1>;
}
