import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { recipeApi } from '#kitchen/recipe-editor/testing/recipe-api.ts';
import { aRecipe, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { keepAccount } from '#stores/accounts/account.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { openDraft, type RecipeDraft } from './open-draft.ts';

const site = {
  id: recipeId,
  slug: 'edna',
  title: 'Edna',
  url: 'https://edna.example',
  role: 'owner',
} as const;
const tabs: RecipeDraft[] = [];

beforeEach(() => {
  fakeDatabase();
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
  globalThis.history.pushState(null, '', `/kitchen/edna/recipes/${recipeId}`);
  keepAccount(anAccount({ sites: [site] }));
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

const set = (draft: RecipeDraft, changes: Partial<RecipeContent>) =>
  draft.change({ field: '', update: (recipe) => ({ ...recipe, ...changes }) });
const except = (draft: RecipeDraft) => {
  const state = draft.$saving.get();
  return state.status === 'not-saved' ? state.except : state.status;
};

it('keeps what is refused on the device, offers it on return and goes on with it', async () => {
  const api = recipeApi(aRecipe());
  const draft = await aTab();
  set(draft, { title: '', servingDescription: 'loaves' });
  await expect.poll(() => api.held.content.servingDescription).toBe('loaves');
  await expect.poll(() => except(draft)).toContain('“Title”');
  await draft.dispose();
  const again = await aTab();
  expect([again.$recipe.get().title, again.$restoredAt.get()]).toEqual(['', expect.any(Number)]);
  again.undo();
  expect(again.$recipe.get()).toMatchObject({ title: 'Bread', servingDescription: 'loaves' });
  again.redo();
  set(again, { title: 'Rye' });
  await expect.poll(() => except(again)).toBe('saved');
  expect(api.held.content.title).toBe('Rye');
});

it('goes with the words to the tab that takes over, which saves the rest', async () => {
  const api = recipeApi(aRecipe());
  const [one, other] = [await aTab(), await aTab()];
  set(one, { title: '' });
  await expect.poll(() => except(one)).toContain('“Title”');
  await other.takeOver();
  await expect.poll(() => set(other, { servingDescription: 'loaves' })).toBe(true);
  await expect.poll(() => except(other)).toContain('“Title”');
  expect(api.held.content).toMatchObject({ title: 'Bread', servingDescription: 'loaves' });
  expect(other.$recipe.get().title).toBe('');
});
