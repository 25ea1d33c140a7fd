import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCopies, recipeCopy } from '#kitchen/device/device-copies.ts';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { recipeApi } from '#kitchen/recipe-editor/testing/recipe-api.ts';
import { aRecipe, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { keepAccount } from '#stores/accounts/account.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { openDraft, type RecipeDraft } from './open-draft.ts';

const siteSlug = 'edna';
const site = {
  id: recipeId,
  slug: siteSlug,
  title: 'Edna',
  url: 'https://edna.example',
  role: 'owner',
} as const;
const account = anAccount({ sites: [site] });
const key: [string, string, string] = [account.id, site.id, recipeId];
const tabs: RecipeDraft[] = [];

beforeEach(() => {
  fakeDatabase();
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
  globalThis.history.pushState(null, '', `/kitchen/${siteSlug}/recipes/${recipeId}`);
  keepAccount(account);
});
afterEach(async () => {
  await closeAll();
  vi.unstubAllGlobals();
});

async function aTab(at: Parameters<typeof openDraft>[0] = site): Promise<RecipeDraft> {
  const opened = await openDraft(at, recipeId);
  if (opened.kind === 'failed') throw new Error(opened.failure.message);
  tabs.push(opened.draft);
  return opened.draft;
}
const closeAll = () => Promise.all(tabs.splice(0).map((tab) => tab.dispose()));

/** A recipe that was open on this device, and whose server then does not answer. */
async function aLostServer(recipe = aRecipe()) {
  const api = recipeApi(recipe);
  await aTab();
  await expect.poll(() => recipeCopy(key)).not.toBeNull();
  await closeAll();
  goOffline();
  return api;
}
const goOffline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
const type = (draft: RecipeDraft, title: string) =>
  draft.change({ field: 'title', typed: title, update: (recipe) => ({ ...recipe, title }) });
const titleOf = ({ $recipe }: RecipeDraft) => $recipe.get().title;
const statusOf = ({ $saving }: RecipeDraft) => $saving.get().status;

describe('A recipe that is opened without a network', () => {
  it('opens from this device, can be written, and says so', async () => {
    await aLostServer();
    const draft = await aTab();
    expect([titleOf(draft), statusOf(draft), draft.$role.get()]).toEqual([
      'Bread',
      'offline',
      'writer',
    ]);
    type(draft, 'Brown bread');
    expect([titleOf(draft), statusOf(draft)]).toEqual(['Brown bread', 'offline']);
  });

  it('opens with what was typed there and has not been saved', async () => {
    await aLostServer();
    type(await aTab(), 'Brown bread');
    await closeAll();
    expect(titleOf(await aTab())).toBe('Brown bread');
  });

  it('has what was typed there though its site has another address by now', async () => {
    await aLostServer();
    type(await aTab(), 'Brown bread');
    await closeAll();
    const renamed = { ...site, slug: 'ida', formerSlugs: [siteSlug] };
    keepAccount({ ...account, sites: [renamed] });
    expect(titleOf(await aTab(renamed))).toBe('Brown bread');
    await closeAll();
    globalThis.history.replaceState(null, '', `/kitchen/${siteSlug}/recipes/${recipeId}`);
    const taker = { ...site, id: '22222222-2222-4222-8222-222222222222' };
    keepAccount({ ...account, sites: [taker] });
    expect(await openDraft(taker, recipeId)).toMatchObject({ kind: 'failed' });
  });

  it('is saved as soon as there is a network again', async () => {
    await aLostServer();
    const draft = await aTab();
    type(draft, 'Brown bread');
    const api = recipeApi(aRecipe());
    draft.saveNow();
    await expect.poll(() => statusOf(draft)).toBe('saved');
    expect(api.held).toMatchObject({ version: 2, content: { title: 'Brown bread' } });
  });

  it('is as it was where nothing was typed', async () => {
    await aLostServer();
    const draft = await aTab();
    const api = recipeApi(aRecipe());
    draft.saveNow();
    await expect.poll(() => statusOf(draft)).toBe('saved');
    expect(api.held.content.title).toBe('Bread');
  });

  it('is a conflict where somebody else saved meanwhile', async () => {
    await aLostServer();
    const draft = await aTab();
    type(draft, 'Brown bread');
    recipeApi(aRecipe({ title: 'Their bread' })).held.version = 2;
    draft.saveNow();
    await expect.poll(() => statusOf(draft)).toBe('conflict');
    expect(titleOf(draft)).toBe('Brown bread');
  });

  it('shows what somebody else saved where nothing was typed', async () => {
    await aLostServer();
    const draft = await aTab();
    recipeApi(aRecipe({ title: 'Their bread' })).held.version = 2;
    draft.saveNow();
    await expect.poll(() => titleOf(draft)).toBe('Their bread');
    expect(statusOf(draft)).toBe('saved');
  });

  it('does not take an untouched recipe for one that was written, once it is opened again', async () => {
    await aLostServer();
    await aTab();
    await closeAll();
    recipeApi(aRecipe({ title: 'Their bread' })).held.version = 2;
    const draft = await aTab();
    expect([titleOf(draft), statusOf(draft)]).toEqual(['Their bread', 'saved']);
  });

  it('does not open for anybody else, nor after signing out', async () => {
    await aLostServer();
    keepAccount(anAccount({ id: '1d4c1f7a-52b5-4b0e-9a43-1d3f0b7c6e21', sites: [site] }));
    expect(await openDraft(site, recipeId)).toMatchObject({ kind: 'failed' });
    keepAccount(account);
    await forgetCopies();
    expect(await openDraft(site, recipeId)).toMatchObject({ kind: 'failed' });
  });
});
