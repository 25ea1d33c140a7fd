import type { CommentUndoAnswer } from '#contract/comments/comment-queue.ts';
import type { Id } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';
import { outcomeOf } from './act.ts';

/** Takes a deed back where nothing came after it; a repeat changes nothing more. */
export async function undoCommentAction(ctx: SiteContext, id: Id): Promise<CommentUndoAnswer> {
  const { commentBans, commentDeeds } = ctx.repositories;
  const done = await commentDeeds.find(id, ctx.now);
  if (!done) throw notFound();
  const counts = await ctx.commit([...commentDeeds.undo(done), ...commentBans.undo(done)]);
  return { isUndone: counts.some((count) => count > 0), ...(await outcomeOf(ctx, id)) };
}
