import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import type { RecipeActionAnswer } from '#contract/recipe/recipe-action.ts';
import { leftNoticeKey } from '#domain/storage-keys.ts';
import { anId, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { deleteRecipe } from './taking-away.ts';
import { aSavedDraft } from './testing/published-draft.ts';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  globalThis.history.replaceState(null, '', `/kitchen/hearth/recipes/${recipeId}`);
  api = fakeApi();
});
afterEach(() => vi.unstubAllGlobals());

describe('A recipe that is deleted where it is written', () => {
  it('is told on the list, and its page can be come back to', async () => {
    const body: RecipeActionAnswer = {
      results: [{ recipeId, status: 'done' }],
      undoId: anId(9),
    };
    api.answer('POST /api/v1/manage/hearth/recipe-actions', { body });
    const dispose = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await deleteRecipe({ ...aSavedDraft().draft, dispose });
    expect(sessionStorage.getItem(leftNoticeKey)).toContain(publishingMessages.away.deleted);
    expect(dispose).not.toHaveBeenCalled();
  });
});
