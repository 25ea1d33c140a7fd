import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { keepAccount } from '#stores/accounts/account.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { journalStorage } from '../../drafts/journal/journal-database.ts';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { recipeApi } from '#kitchen/recipe-editor/testing/recipe-api.ts';
import { aRecipe, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { $lostRights, lookAtRights } from '../../shell/session/rights.ts';
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
const key = { personId: account.id, siteId: site.id, id: recipeId };
const tabs: RecipeDraft[] = [];

beforeEach(() => {
  fakeDatabase();
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
  globalThis.history.pushState(null, '', `/kitchen/${siteSlug}/recipes/${recipeId}`);
  keepAccount(account);
});
afterEach(async () => {
  await Promise.all(tabs.splice(0).map((tab) => tab.dispose()));
  vi.unstubAllGlobals();
});

async function aTab(): Promise<RecipeDraft> {
  const opened = await openDraft(site, recipeId);
  if (opened.kind === 'failed') throw new Error(opened.failure.message);
  tabs.push(opened.draft);
  return opened.draft;
}

const type = (draft: RecipeDraft, title: string) =>
  draft.change({ field: 'title', typed: title, update: (recipe) => ({ ...recipe, title }) });
/** Whose account works on no site until it is given one. */
function accountWith() {
  const held: { sites: (typeof site)[] } = { sites: [] };
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.endsWith('/current-user')
      ? Promise.resolve(Response.json({ currentUser: { ...account, sites: held.sites } }))
      : answer(address, init),
  );
  return held;
}

const seen = (version: number) => Promise.resolve(version);

describe('A recipe that somebody else deletes', () => {
  it('keeps what is typed, sends nothing more, and is saved once it is back', async () => {
    const api = recipeApi(aRecipe());
    const draft = await aTab();
    api.refuse(refusal('not_found'));
    type(draft, 'Brown bread');
    await expect(draft.whenSaved(seen)).rejects.toThrow('not-saved');
    type(draft, 'Browner bread');
    expect(draft.$saving.get()).toMatchObject({
      status: 'not-saved',
      failure: { code: 'not_found' },
    });
    await expect(draft.whenSaved(seen)).rejects.toThrow('not-saved');
    expect(api.asked).toEqual(['GET', 'PUT']);
    await expect
      .poll(
        async () => (await journalStorage<RecipeContent>(key, 'a later tab').read())?.working.title,
      )
      .toBe('Browner bread');
    draft.retry();
    await expect.poll(() => draft.$saving.get().status).toBe('saved');
    expect(api.held.content.title).toBe('Browner bread');
  });

  it('goes on where only the right to write it was gone and came back', async () => {
    const api = recipeApi(aRecipe());
    const held = accountWith();
    const draft = await aTab();
    api.refuse(refusal('not_found'));
    type(draft, 'Brown bread');
    await expect.poll(() => draft.$saving.get().status).toBe('not-saved');
    await expect.poll(() => $lostRights.get()).toBe('removed');
    held.sites = [site];
    await lookAtRights();
    await expect.poll(() => draft.$saving.get().status).toBe('saved');
    expect(api.held.content.title).toBe('Brown bread');
  });

  it('is taken up once it is back by the tab that could not', async () => {
    const api = recipeApi(aRecipe());
    const [, other] = [await aTab(), await aTab()];
    api.refuse(refusal('not_found'));
    await other.takeOver();
    await expect.poll(() => other.$saving.get().status).toBe('not-saved');
    other.retry();
    await expect.poll(() => other.$role.get()).toBe('writer');
  });

  it('is taken up once where that is asked for twice', async () => {
    const api = recipeApi(aRecipe());
    const [, other] = [await aTab(), await aTab()];
    api.refuse(refusal('not_found'));
    await other.takeOver();
    await expect.poll(() => other.$saving.get().status).toBe('not-saved');
    const before = api.asked.length;
    other.retry();
    other.retry();
    await expect.poll(() => other.$role.get()).toBe('writer');
    type(other, 'Brown bread');
    await other.whenSaved(seen);
    expect(api.asked.slice(before)).toEqual(['GET', 'PUT']);
  });
});
