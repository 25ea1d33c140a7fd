import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { savingMessages as texts } from '#contract/kitchen/shell/saving-messages.ts';
import { aDraft } from '#kitchen/recipe-editor/testing/draft.ts';
import { aRecipe } from '#kitchen/recipe-editor/testing/recipes.ts';
import { noteKeeping } from '../shell/session/keeping.ts';
import { Standing } from '../shell/frame/Standing.tsx';
import { $isSignInAsked, noteEndedSession, putOffSignIn } from '../shell/session/session.ts';
import { DraftScope } from './draft/use-draft.ts';
import type { RecipeDraft } from './draft/open-draft.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { SavingState } from '../drafts/saving/saving-state.ts';
import { SavingStatus } from './SavingStatus.tsx';

const failure = { code: null, message: 'That is too large.', lead: null, issues: {} };

function show(state: SavingState<RecipeContent, RecipeView>, changes: Partial<RecipeDraft> = {}) {
  const draft = aDraft(aRecipe(), { $saving: atom(state), ...changes });
  render(
    <DraftScope value={draft}>
      <SavingStatus />
    </DraftScope>,
  );
}

describe('What became of the text', () => {
  it('is sent once more by Retry, even the very text that was refused', async () => {
    const retry = vi.fn<() => void>();
    show({ status: 'not-saved', failure, isRetried: false }, { retry });
    await userEvent.click(screen.getByRole('button', { name: texts.retry }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('leads to the sign-in where the session has ended', async () => {
    noteEndedSession();
    show({ status: 'signed-out' });
    await userEvent.click(screen.getByRole('button', { name: texts.signIn }));
    expect($isSignInAsked.get()).toBe(true);
    putOffSignIn();
    expect($isSignInAsked.get()).toBe(false);
  });

  it('is never said to be kept by a device that keeps nothing', () => {
    show({ status: 'offline' }, { $journal: atom('forbidden' as const) });
    expect(screen.queryByText(texts.offline, { exact: false })).toBeNull();
    expect(screen.getByText(texts.notKept, { exact: false }).textContent).toContain('Offline.');
  });

  it('is not promised to stay by the notice of an ended session either', () => {
    noteKeeping(false);
    noteEndedSession();
    render(<Standing />);
    expect(screen.getByText(kitchenShellMessages.sessionEnded.noticeUnkept)).not.toBeNull();
    noteKeeping(true);
  });
});
