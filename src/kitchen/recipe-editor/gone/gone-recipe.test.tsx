import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goneRecipeMessages as texts } from '#contract/kitchen/recipe/gone-recipe-messages.ts';
import { personMessages } from '#contract/kitchen/shell/person-messages.ts';
import { errorMessages } from '#contract/error-messages.ts';
import type { DeletionView } from '#contract/recipe/deleted-recipe.ts';
import { aDraft } from '#kitchen/recipe-editor/testing/draft.ts';
import { aRecipe, anId, aView, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { Bars } from '../Bars.tsx';
import { DraftScope } from '../draft/use-draft.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';

const path = `/api/v1/manage/edna/deleted-recipes/${recipeId}`;
const failure = { code: 'not_found', message: 'There is nothing here.', lead: null, issues: {} };
const gone = { status: 'not-saved', failure, isRetried: false } as const;
const back = { body: { recipe: aView(aRecipe(), 1), renamed: [] } };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  history.replaceState(null, '', `/kitchen/edna/recipes/${recipeId}`);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answerDeletion(by: DeletionView['by']) {
  const at = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  api.answer(`GET ${path}`, { body: { deletion: { deletedAt: at(-2), endsAt: at(28), by } } });
}
function open(changes: Partial<RecipeDraft> = {}) {
  const retry = vi.fn<() => void>();
  const draft = aDraft(aRecipe(), { $saving: atom(gone), retry, ...changes });
  render(
    <DraftScope value={draft}>
      <Bars />
    </DraftScope>,
  );
  return { retry };
}
const told = async () => (await screen.findByRole('button', { name: texts.restore })).closest('p');

describe('A recipe that was deleted while somebody writes it', () => {
  it('says who deleted it and that what was written is kept, and comes back by one press', async () => {
    answerDeletion({ id: anId(9), displayName: 'Ruth' });
    api.answer(`POST ${path}/restore`, back);
    const { retry } = open();
    expect((await told())?.textContent).toContain(texts.deletedBy('Ruth', '2 days ago'));
    expect(screen.getByText(texts.kept, { exact: false })).toBeTruthy();
    expect(retry).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: texts.restore }));
    await expect.poll(() => retry.mock.calls.length).toBe(1);
  });

  it('names who has no name, and nobody where it is not known', async () => {
    answerDeletion({ id: anId(9), displayName: null });
    open();
    expect((await told())?.textContent).toContain(
      texts.deletedBy(personMessages.nameless, '2 days ago'),
    );
    cleanup();
    answerDeletion(null);
    open();
    expect((await told())?.textContent).toContain(texts.deleted('2 days ago'));
  });

  it('says why it does not come back, and offers it again', async () => {
    answerDeletion(null);
    api.answer(`POST ${path}/restore`, refusal('rate_limited'));
    const { retry } = open();
    await userEvent.click(await screen.findByRole('button', { name: texts.restore }));
    await screen.findByText(texts.failed(errorMessages.rate_limited), { exact: false });
    expect([retry.mock.calls.length, (await told()) !== null]).toEqual([0, true]);
  });

  it('promises nothing of a recipe that is gone for good, nor of a device that keeps nothing', async () => {
    api.answer(`GET ${path}`, refusal('not_found'));
    open({ $journal: atom('forbidden' as const) });
    await screen.findByText(texts.gone, { exact: false });
    expect(screen.getByText(texts.unkept, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.restore })).toBeNull();
  });

  it('says why nothing is known of it, and asks again', async () => {
    api.answer(`GET ${path}`, refusal('rate_limited'));
    open();
    await screen.findByText(texts.notKnown(errorMessages.rate_limited), { exact: false });
    expect(screen.getByText(texts.kept, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.restore })).toBeNull();
    answerDeletion({ id: anId(9), displayName: 'Ruth' });
    await userEvent.click(screen.getByRole('button', { name: texts.askAgain }));
    expect((await told())?.textContent).toContain(texts.deletedBy('Ruth', '2 days ago'));
    expect(screen.queryByRole('button', { name: texts.askAgain })).toBeNull();
  });
});
