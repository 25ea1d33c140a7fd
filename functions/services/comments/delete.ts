import type { CommentsAnswer, CommentsPage } from '#contract/comments/comment.ts';
import type { CommentId } from '#domain/ids.ts';
import type { VisitorContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';
import { getCommentable } from './commentable.ts';
import { listComments } from './list.ts';

/** Deletes the author's own comment with all replies to it, as the dialog says. */
export async function deleteComment(
  ctx: VisitorContext,
  { id, page }: { id: CommentId; page: CommentsPage },
): Promise<CommentsAnswer> {
  const { comments } = ctx.repositories;
  const userId = ctx.actor.user.id;
  const comment = await comments.find(id);
  if (!comment || comment.userId !== userId) throw notFound();
  await getCommentable(ctx, comment.recipeId);
  await ctx.commit(comments.erase(id, userId, ctx.now));
  return listComments(ctx, { ...page, recipeId: comment.recipeId });
}
