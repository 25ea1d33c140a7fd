import type { NewReportInput } from '#contract/comments/comment.ts';
import { commitAsMember } from '#functions/crossings/membership.ts';
import type { VisitorContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';
import { checkNotBanned } from './banned.ts';
import { checkCommentsEnabled } from './commentable.ts';

/** Asks the owner to look at a comment. */
export async function reportComment(
  ctx: VisitorContext,
  { commentId, reason }: NewReportInput,
): Promise<void> {
  checkCommentsEnabled(ctx);
  const { comments, commentReports } = ctx.repositories;
  const [found] = await Promise.all([comments.findReadable(commentId), checkNotBanned(ctx)]);
  if (!found) throw notFound();
  const report = { id: ctx.newId(), commentId, userId: ctx.actor.user.id, reason };
  await commitAsMember(ctx, [commentReports.create(report, ctx.now)]);
}
