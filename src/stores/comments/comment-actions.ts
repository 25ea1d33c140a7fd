import type { CommentView } from '#contract/comments/comment.ts';
import {
  deleteComment,
  hideComment,
  loadMoreComments,
  loadMoreHidden,
  loadMoreReplies,
  reportComment,
  toggleUpvote,
  unhideComment,
} from './comments.ts';
import { $currentUser } from '../accounts/current-user.ts';
import { failureOf, isExpected } from '../failure.ts';
import { submission } from '../submit.ts';
import { toast } from '../toasts.ts';

export const deletion = submission(deleteComment);
export const hiding = submission(hideComment);
export const further = submission(loadMoreComments);
export const furtherHidden = submission(loadMoreHidden);
export const furtherReplies = (threadId: string) => submission(() => loadMoreReplies(threadId));

type Report = { comment: CommentView; reason: string };
export const reporting = submission(({ comment, reason }: Report) =>
  reportComment(comment, reason),
);

/** Upvoting and unhiding have no form that could show a failure, so a toast does. */
export const upvote = (comment: CommentView): Promise<boolean> =>
  attempt(() => toggleUpvote(comment));

export const unhide = (comment: CommentView): Promise<boolean> =>
  attempt(() => unhideComment(comment));

/** False if the visitor is signed out by now; they are asked to sign in and see no failure. */
async function attempt(run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
  } catch (error) {
    if (!isExpected(error)) reportError(error);
    if (!isSignedOut()) toast(failureOf(error).message);
  }
  return !isSignedOut();
}

const isSignedOut = () => $currentUser.get().status === 'signed-out';
