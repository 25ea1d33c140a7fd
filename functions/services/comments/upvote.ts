import type { CommentsAnswer, CommentsPage } from '#contract/comments/comment.ts';
import type { CommentId } from '#domain/ids.ts';
import { commitAsMember } from '#functions/crossings/membership.ts';
import type { VisitorContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';
import { checkNotBanned } from './banned.ts';
import { checkCommentsEnabled } from './commentable.ts';
import { listComments } from './list.ts';

type Voted = { id: CommentId; page: CommentsPage };

/** One upvote a person, however often it is given. */
export async function upvoteComment(
  ctx: VisitorContext,
  { id, page }: Voted,
): Promise<CommentsAnswer> {
  const [{ recipeId }] = await Promise.all([getReadable(ctx, id), checkNotBanned(ctx)]);
  const vote = { id, userId: ctx.actor.user.id };
  await commitAsMember(ctx, [ctx.repositories.comments.upvote(vote, ctx.now)]);
  return listComments(ctx, { ...page, recipeId });
}

export async function removeCommentUpvote(
  ctx: VisitorContext,
  { id, page }: Voted,
): Promise<CommentsAnswer> {
  const { recipeId } = await getReadable(ctx, id);
  const vote = { id, userId: ctx.actor.user.id };
  await ctx.commit([ctx.repositories.comments.removeUpvote(vote)]);
  return listComments(ctx, { ...page, recipeId });
}

async function getReadable(ctx: VisitorContext, id: CommentId) {
  checkCommentsEnabled(ctx);
  const comment = await ctx.repositories.comments.findReadable(id);
  if (!comment) throw notFound();
  return comment;
}
