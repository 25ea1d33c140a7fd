import type { CommentView } from '#contract/comments/comment.ts';
import { hasMoreReplies, mergeThreads, nextPlace } from '#domain/comments/comment-tree.ts';
import { isExpected } from '../failure.ts';
import {
  $threads,
  changeAt,
  fetchHidden,
  loadMoreReplies,
  manageCalls,
  settle,
  site,
  siteCalls,
  update,
} from './comments.ts';

export type NewComment = {
  parent: CommentView | null;
  content: string;
  /** Filled in by machines alone. */
  website: string;
  /** The same for every try to send the same words. */
  key: string;
};

export async function postComment({ parent, content, website, key }: NewComment): Promise<void> {
  await changeAt(parent, ({ recipeId }, query) => {
    const json = { recipeId, parentId: parent?.id ?? null, content, website };
    const headers = { 'Idempotency-Key': key };
    return siteCalls().comments.$post({ param: site(), query, json }, { headers });
  });
  if (parent) await showLastReply(parent.id);
}

/** The visitor's own reply is the last one; in a long thread all replies before it are loaded too. */
async function showLastReply(threadId: string): Promise<void> {
  try {
    while (hasMoreReplies($threads.get(), threadId)) await loadMoreReplies(threadId);
  } catch (error) {
    // What was sent is there for all others, and must not be taken for failed.
    if (!isExpected(error)) reportError(error);
  }
}

export function deleteComment(comment: CommentView): Promise<void> {
  const param = { ...site(), commentId: comment.id };
  return changeAt(comment, (_known, query) =>
    siteCalls().comments[':commentId'].$delete({ param, query }),
  );
}

export async function reportComment({ id }: CommentView, reason: string): Promise<void> {
  await settle(
    siteCalls()['comment-reports'].$post({ param: site(), json: { commentId: id, reason } }),
  );
}

export async function hideComment(comment: CommentView): Promise<void> {
  const param = { ...site(), commentId: comment.id };
  await changeAt(comment, (_known, query) =>
    manageCalls().comments[':commentId'].hide.$post({ param, query }),
  );
  await reloadHidden();
}

export async function unhideComment(comment: CommentView): Promise<void> {
  const param = { ...site(), commentId: comment.id };
  await changeAt(comment, (_known, query) =>
    manageCalls().comments[':commentId'].unhide.$post({ param, query }),
  );
  await reloadHidden();
}

/** The hidden ones that follow those that are known; others may have come or gone meanwhile. */
export async function loadMoreHidden(): Promise<void> {
  await update(async (known) => {
    const { offset } = nextPlace(known.hiddenComments);
    const { hiddenComments, hiddenTotal } = await settle(fetchHidden(known.recipeId, offset));
    const end = offset + hiddenComments.length;
    const run = { comments: hiddenComments, nextOffset: end < hiddenTotal ? end : null };
    return { hiddenComments: mergeThreads(known.hiddenComments, run, offset), hiddenTotal };
  });
}

function reloadHidden(): Promise<void> {
  return update(({ recipeId }) => fetchHidden(recipeId, 0));
}
