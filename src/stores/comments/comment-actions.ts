import type { CommentView } from '#contract/comments/comment.ts';
import { loadMoreComments, loadMoreReplies, toggleUpvote } from './comments.ts';
import { $currentUser } from '../accounts/current-user.ts';
import { failureOf, isExpected } from '../failure.ts';
import { submission } from '../submit.ts';
import { toast } from '../toasts.ts';

export const further = submission(loadMoreComments);
export const furtherReplies = (threadId: string) => submission(() => loadMoreReplies(threadId));

/** False if the session has ended: the visitor gets the sign-in prompt instead of a failure. */
export const upvote = (comment: CommentView): Promise<boolean> =>
  attempt(() => toggleUpvote(comment));

/** Does what has no form that could show a failure, so a toast does. */
export async function attempt(run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
  } catch (error) {
    if (!isExpected(error)) reportError(error);
    if (!isSignedOut()) toast(failureOf(error).message);
  }
  return !isSignedOut();
}

const isSignedOut = () => $currentUser.get().status === 'signed-out';
