import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { StoredContent } from '#domain/kitchen/draft/opening.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Failure } from '#stores/failure.ts';

/** A recipe as the server answered it. */
export type StoredRecipe = StoredContent & { view: RecipeView };

export type SavingState =
  | { status: 'saved' }
  /** Something was changed and is sent in a moment. */
  | { status: 'waiting' }
  | { status: 'saving' }
  /** No answer came; it is sent again by itself. */
  | { status: 'offline' }
  /** `isRetried` where it is sent again by itself; else once what was refused is changed. */
  | { status: 'not-saved'; failure: Failure; isRetried: boolean }
  /** Somebody else saved: nothing is written until `resolve`. The draft is mine. */
  | { status: 'conflict'; base: RecipeContent; theirs: StoredRecipe }
  /** It goes on by itself when the person is signed in again. */
  | { status: 'signed-out' };

/** What a caller that waits for the save gets when it is not to be had now. */
export class NotSavedError extends Error {
  override name = 'NotSavedError';
  readonly state: SavingState;

  constructor(state: SavingState) {
    super(`The recipe is not saved: ${state.status}`);
    this.state = state;
  }
}
