import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAccount } from '#stores/accounts/account.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { recipeApi } from '#kitchen/recipe-editor/testing/recipe-api.ts';
import { aRecipe, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { openDraft, type RecipeDraft } from './open-draft.ts';

const siteSlug = 'edna';
const site = {
  id: recipeId,
  slug: siteSlug,
  title: 'Edna',
  url: 'https://edna.example',
  role: 'owner',
} as const;
const tabs: RecipeDraft[] = [];

beforeEach(() => {
  fakeDatabase();
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
  globalThis.history.pushState(null, '', `/kitchen/${siteSlug}/recipes/${recipeId}`);
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

const name = (draft: RecipeDraft, title: string) =>
  draft.change({ field: 'title', update: (recipe) => ({ ...recipe, title }) });
const titleOf = ({ $recipe }: RecipeDraft) => $recipe.get().title;
const seen = (version: number) => Promise.resolve(version);
const canTravel = ({ $canUndo, $canRedo }: RecipeDraft) => [$canUndo.get(), $canRedo.get()];
const isWriter = ({ $role }: RecipeDraft) => expect.poll(() => $role.get()).toBe('writer');

/** Names it twice in one tab and takes the second back, lets another take over, and comes back. */
async function withVisitBetween(work: (other: RecipeDraft) => void, isSaved = true) {
  recipeApi(aRecipe());
  const one = await aTab();
  name(one, 'Brown bread');
  name(one, 'White bread');
  one.undo();
  if (isSaved) await one.whenSaved(seen);
  const other = await aTab();
  await other.takeOver();
  await isWriter(other);
  await expect.poll(() => one.$role.get()).toBe('follower');
  const between = [canTravel(one), canTravel(other)];
  work(other);
  await expect.poll(() => titleOf(one)).toBe(titleOf(other));
  await other.dispose();
  await isWriter(one);
  return { one, between };
}

describe('What was done in a tab before another one wrote', () => {
  it.each([true, false])('is undone and redone when it comes back, saved %j', async (isSaved) => {
    const { one, between } = await withVisitBetween(() => undefined, isSaved);
    expect(between[0]).toEqual([false, false]);
    expect([titleOf(one), canTravel(one)]).toEqual(['Brown bread', [true, true]]);
    one.redo();
    expect(titleOf(one)).toBe('White bread');
    one.undo();
    one.undo();
    expect([titleOf(one), canTravel(one)]).toEqual(['Bread', [false, true]]);
  });

  it('lies below one step that holds everything the other wrote', async () => {
    const { one } = await withVisitBetween((other) => {
      name(other, 'Rye bread');
      name(other, 'Dark bread');
    });
    expect([titleOf(one), canTravel(one)]).toEqual(['Dark bread', [true, false]]);
    one.undo();
    expect(titleOf(one)).toBe('Brown bread');
    one.undo();
    expect([titleOf(one), canTravel(one)]).toEqual(['Bread', [false, true]]);
    one.redo();
    one.redo();
    expect(titleOf(one)).toBe('Dark bread');
  });

  it('stands as it was where the other took back all that it wrote', async () => {
    const { one } = await withVisitBetween((other) => {
      name(other, 'Rye bread');
      other.undo();
    });
    expect([titleOf(one), canTravel(one)]).toEqual(['Brown bread', [true, true]]);
  });
});
