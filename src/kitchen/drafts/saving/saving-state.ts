import type { StoredContent } from '#domain/kitchen/draft/opening.ts';
import type { Failure } from '#stores/failure.ts';

/** What is written as the server answered it: the content, and everything it tells of it. */
export type Stored<Content, View> = StoredContent<Content> & { view: View };

export type SavingState<Content, View> =
  | { status: 'saved' }
  /** Something was changed and is sent in a moment. */
  | { status: 'waiting' }
  | { status: 'saving' }
  /** No answer came; it is sent again by itself. */
  | { status: 'offline' }
  /**
   * `isRetried` where it is sent again by itself; else once what was refused is changed. `except` says
   * so where everything else is on the server.
   */
  | { status: 'not-saved'; failure: Failure; isRetried: boolean; except?: string }
  /** Somebody else saved: nothing is written until `resolve`. The draft is mine. */
  | { status: 'conflict'; base: Content; theirs: Stored<Content, View> }
  /** It goes on by itself when the person is signed in again. */
  | { status: 'signed-out' };

/** What a caller that waits for the save gets when it is not to be had now. */
export class NotSavedError extends Error {
  override name = 'NotSavedError';
  readonly state: SavingState<unknown, unknown>;

  constructor(state: SavingState<unknown, unknown>) {
    super(`The draft is not saved: ${state.status}`);
    this.state = state;
  }
}
