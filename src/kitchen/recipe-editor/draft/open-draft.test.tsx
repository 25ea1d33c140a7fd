import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeRecipes } from '#domain/recipe/merge/merge-recipes.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { keepAccount } from '#stores/accounts/account.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { journalStorage } from '../../drafts/journal/journal-database.ts';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { recipeApi } from '#kitchen/recipe-editor/testing/recipe-api.ts';
import { aRecipe, aView, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
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
type Sides<Value> = Record<'base' | 'mine' | 'theirs', Value>;

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
const titleOf = ({ $recipe }: RecipeDraft) => $recipe.get().title;
const seen = (version: number) => Promise.resolve(version);

describe('A recipe that is opened', () => {
  it('is saved as it is typed, in the form that the API takes', async () => {
    const api = recipeApi(aRecipe());
    const draft = await aTab();
    type(draft, 'Brown bread');
    expect(draft.$saving.get().status).toBe('waiting');
    expect(await draft.whenSaved(seen)).toBe(2);
    expect(api.held.content.title).toBe('Brown bread');
    expect(draft.$stored.get().version).toBe(2);
  });

  it('does not open where the API says that there is none, and keeps no other tab waiting', async () => {
    const api = recipeApi(aRecipe());
    api.refuse(refusal('not_found'));
    expect(await openDraft(site, recipeId)).toMatchObject({
      kind: 'failed',
      failure: { code: 'not_found' },
    });
    expect((await aTab()).$role.get()).toBe('writer');
  });

  it('brings back what was not saved, and takes it away again when asked', async () => {
    recipeApi(aRecipe());
    const base = { version: 1, content: aRecipe() };
    const working = aRecipe({ title: 'Brown bread' });
    await journalStorage(key, 'a tab of before').write({ base, working, sent: [], writtenAt: 5 });
    const draft = await aTab();
    expect([titleOf(draft), draft.$restoredAt.get()]).toEqual(['Brown bread', 5]);
    draft.undoRestoration();
    expect([titleOf(draft), draft.$restoredAt.get()]).toEqual(['Bread', null]);
    draft.undo();
    expect(titleOf(draft)).toBe('Brown bread');
  });

  it('keeps nothing of what the server turns out to have', async () => {
    const api = recipeApi(aRecipe({ title: 'Brown bread' }));
    api.held.version = 2;
    const working = aRecipe({ title: 'Brown bread' });
    const entry = { base: { version: 1, content: aRecipe() }, working, sent: [working] };
    const before = journalStorage(key, 'a tab of before');
    await before.write({ ...entry, writtenAt: 5 });
    before.keepNow({ ...entry, writtenAt: 6 });
    const draft = await aTab();
    await draft.dispose();
    expect(await before.read()).toBeNull();
    api.held.content = aRecipe({ title: 'Their bread' });
    api.held.version = 3;
    const later = await aTab();
    expect([titleOf(later), later.$saving.get().status]).toEqual(['Their bread', 'saved']);
  });

  it('shows mine and theirs where somebody else saved meanwhile, and saves what was merged', async () => {
    const api = recipeApi(aRecipe({ title: 'Their bread' }));
    api.held.version = 2;
    const base = { version: 1, content: aRecipe() };
    const working = aRecipe({ title: 'My bread' });
    await journalStorage(key, 'a tab of before').write({ base, working, sent: [], writtenAt: 5 });
    const draft = await aTab();
    expect(draft.$saving.get()).toMatchObject({
      status: 'conflict',
      base: { title: 'Bread' },
      theirs: { version: 2, content: { title: 'Their bread' } },
    });
    expect(titleOf(draft)).toBe('My bread');
    draft.resolve(aRecipe({ title: 'Our bread' }));
    await expect.poll(() => draft.$saving.get().status).toBe('saved');
    expect(api.held).toMatchObject({ version: 3, content: { title: 'Our bread' } });
  });

  it('is kept on the device when the page goes', async () => {
    recipeApi(aRecipe());
    const draft = await aTab();
    type(draft, 'Brown bread');
    await draft.dispose();
    expect(await journalStorage(key, 'a later tab').read()).toMatchObject({
      working: { title: 'Brown bread' },
    });
  });

  it('asks the browser once not to clear what is kept', async () => {
    recipeApi(aRecipe());
    const asked: string[] = [];
    const persist = () => Promise.resolve(asked.push('persist') > 0);
    Object.defineProperty(globalThis.navigator, 'storage', { value: { persist } });
    const draft = await aTab();
    type(draft, 'Brown bread');
    await draft.whenSaved(seen);
    type(draft, 'White bread');
    await draft.whenSaved(seen);
    expect(asked).toEqual(['persist']);
  });

  it('takes over what another call made of it, around what was typed while it ran', async () => {
    const api = recipeApi(aRecipe());
    const draft = await aTab();
    await draft.whenSaved((version, asked) => {
      Object.assign(api.held, { version: version + 1, content: aRecipe({ cookTimeMinutes: 75 }) });
      type(draft, 'Brown bread');
      const merge = (sides: Sides<RecipeContent>) =>
        mergeRecipes(sides.base, sides.mine, sides.theirs).content;
      draft.adopt(aView(api.held.content, api.held.version), { asked, merge });
      return Promise.resolve();
    });
    const both = { title: 'Brown bread', cookTimeMinutes: 75 };
    expect([draft.$recipe.get(), draft.$saving.get().status]).toMatchObject([both, 'waiting']);
    await expect.poll(() => api.held).toMatchObject({ version: 3, content: both });
    draft.undo();
    expect(draft.$recipe.get()).toMatchObject({ title: 'Brown bread', cookTimeMinutes: null });
  });

  it('waits until somebody looks at a page that was prepared in advance', async () => {
    const api = recipeApi(aRecipe());
    const prepared = { value: true, configurable: true };
    Object.defineProperty(document, 'prerendering', prepared);
    const opening = aTab();
    await locks.query();
    expect(api.asked).toEqual([]);
    Object.defineProperty(document, 'prerendering', { ...prepared, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect((await opening).$role.get()).toBe('writer');
  });

  it('opens and saves where the browser has no room, and says so', async () => {
    const api = recipeApi(aRecipe());
    const open = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.stubGlobal('indexedDB', { open });
    const draft = await aTab();
    await expect.poll(() => draft.$journal.get()).toBe('full');
    type(draft, 'Brown bread');
    await draft.whenSaved(seen);
    expect(api.held.content.title).toBe('Brown bread');
  });

  it('says beside its field what the API refuses', async () => {
    const api = recipeApi(aRecipe());
    const draft = await aTab();
    const { status, body } = refusal('validation_failed');
    api.refuse({ status, body: { ...body, issues: [{ path: 'title', message: 'Too short' }] } });
    type(draft, 'Brown');
    await expect(draft.whenSaved(seen)).rejects.toThrow('not-saved');
    expect(draft.$issues.get()).toEqual({ title: 'Too short' });
    type(draft, 'Bread');
    expect(draft.$issues.get()).toEqual({});
  });
});

describe('A recipe in two tabs', () => {
  it('is shown by the other as it is written, and changed by one alone', async () => {
    recipeApi(aRecipe());
    const [one, other] = [await aTab(), await aTab()];
    expect([one.$role.get(), other.$role.get()]).toEqual(['writer', 'follower']);
    type(one, 'Brown bread');
    await expect.poll(() => titleOf(other)).toBe('Brown bread');
    expect([type(other, 'White bread'), titleOf(other)]).toEqual([false, 'Brown bread']);
    await expect(other.whenSaved(seen)).rejects.toThrow('not saved');
  });

  it('goes on in the tab that takes over with every word of the other', async () => {
    const api = recipeApi(aRecipe());
    const [one, other] = [await aTab(), await aTab()];
    type(one, 'Brown bread');
    await other.takeOver();
    await expect.poll(() => type(other, `${titleOf(other)}!`)).toBe(true);
    expect(type(one, 'White bread')).toBe(false);
    await other.whenSaved(seen);
    expect(api.held.content.title).toBe('Brown bread!');
    await expect.poll(() => titleOf(one)).toBe('Brown bread!');
  });

  it('says in the tab that takes over that the recipe is gone, and asks no more', async () => {
    const api = recipeApi(aRecipe());
    const [, other] = [await aTab(), await aTab()];
    api.refuse(refusal('not_found'));
    await other.takeOver();
    await expect.poll(() => other.$saving.get().status).toBe('not-saved');
    expect(other.$saving.get()).toMatchObject({ failure: { code: 'not_found' } });
    expect(other.$role.get()).toBe('follower');
  });

  it('goes on by itself in the other when the tab that wrote is closed', async () => {
    const api = recipeApi(aRecipe());
    const [one, other] = [await aTab(), await aTab()];
    type(one, 'Brown bread');
    await one.dispose();
    await expect.poll(() => other.$role.get()).toBe('writer');
    await expect.poll(() => api.held.content.title).toBe('Brown bread');
    expect(titleOf(other)).toBe('Brown bread');
  });
});
