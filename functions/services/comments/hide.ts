import type { CommentsAnswer, CommentsPage } from '#contract/comments/comment.ts';
import type { CommentId } from '#domain/ids.ts';
import type { ManagerContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';
import { listManagedComments } from './list.ts';

type Moderated = { id: CommentId; page: CommentsPage };

/** Takes a comment and the replies below it from visitors; reports of it are settled with that. */
export async function hideComment(
  ctx: ManagerContext,
  { id, page }: Moderated,
): Promise<CommentsAnswer> {
  const { comments } = ctx.repositories;
  const comment = await comments.find(id);
  if (!comment) throw notFound();
  await ctx.commit(comments.hide(id, ctx.now));
  return listManagedComments(ctx, { ...page, recipeId: comment.recipeId });
}

export async function unhideComment(
  ctx: ManagerContext,
  { id, page }: Moderated,
): Promise<CommentsAnswer> {
  const { comments } = ctx.repositories;
  const comment = await comments.find(id);
  if (!comment) throw notFound();
  await ctx.commit([comments.unhide(id, ctx.now)]);
  return listManagedComments(ctx, { ...page, recipeId: comment.recipeId });
}
