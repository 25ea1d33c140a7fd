import type { CommentView } from '#contract/comment.ts';
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
import { $currentUser } from './current-user.ts';
import { failureOf, isExpected } from './failure.ts';
import { submission } from './submit.ts';
import { toast } from './toasts.ts';

export const deletion = submission(deleteComment);
export const hiding = submission(hideComment);
export const further = submission(loadMoreComments);
export const furtherHidden = submission(loadMoreHidden);
export const furtherReplies = (threadId: string) => submission(() => loadMoreReplies(threadId));

type Report = { comment: CommentView; reason: string };
export const reporting = submission(({ comment, reason }: Report) =>
  reportComment(comment, reason),
);

/** What has no dialog or form of its own says in passing how it failed. */
export const upvote = (comment: CommentView): Promise<boolean> =>
  attempt(() => toggleUpvote(comment));

export const unhide = (comment: CommentView): Promise<boolean> =>
  attempt(() => unhideComment(comment));

/** Whether somebody is still signed in; if not, nothing needs to be said of the failure. */
async function attempt(run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
  } catch (error) {
    if (!isExpected(error)) reportError(error);
    if ($currentUser.get() !== null) toast(failureOf(error).message);
  }
  return $currentUser.get() !== null;
}
