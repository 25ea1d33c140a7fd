import type { CommentView } from '#contract/comments/comment.ts';
import {
  deleteComment,
  hideComment,
  loadMoreHidden,
  reportComment,
  unhideComment,
} from './comment-changes.ts';
import { attempt } from './comment-actions.ts';
import { submission } from '../submit.ts';

export const deletion = submission(deleteComment);
export const hiding = submission(hideComment);
export const furtherHidden = submission(loadMoreHidden);

type Report = { comment: CommentView; reason: string };
export const reporting = submission(({ comment, reason }: Report) =>
  reportComment(comment, reason),
);

/** Whether the session is still valid. */
export const unhide = (comment: CommentView): Promise<boolean> =>
  attempt(() => unhideComment(comment));
