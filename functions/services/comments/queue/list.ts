import type { CommentQueueAnswer, CommentQueueQuery } from '#contract/comments/comment-queue.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { queuedViews } from './queued-view.ts';

/** A page of one view of the queue. */
export async function listQueue(
  { repositories, site }: SiteContext,
  { cursor, ...asked }: CommentQueueQuery,
): Promise<CommentQueueAnswer> {
  const { comments, counts, ...rest } = await repositories.commentQueue.list({
    ...asked,
    after: cursor ?? null,
  });
  const page = comments.slice(0, asked.limit);
  const last = comments.length > asked.limit ? page.at(-1) : undefined;
  const { commentsEnabled, holdFirstComments } = site.settings;
  return {
    comments: queuedViews({ ...rest, comments: page }, site.ownerId),
    nextCursor: last ? `${last.createdAt}.${last.id}` : null,
    counts,
    commentsEnabled,
    holdFirstComments,
  };
}
