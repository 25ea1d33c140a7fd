import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { CommentReportsAnswer } from '#contract/comments/comment.ts';
import type { Page } from '#contract/paging.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';
import { onlookerOf, threadViews } from './view.ts';

/** What visitors asked the owner to look at and nobody has settled yet, newest first. */
export async function listCommentReports(
  ctx: SiteContext,
  page: Page,
): Promise<CommentReportsAnswer> {
  const viewerId = ctx.actor.user.id;
  const { comments, reports, total } = await ctx.repositories.commentReports.listOpen({
    ...page,
    viewerId,
    seesHeld: true,
  });
  const views = threadViews(comments, onlookerOf(ctx));
  const byId = new Map(views.map((view) => [view.id, view]));
  const commentReports = reports.flatMap(({ commentId, createdAt, reporter, ...report }) => {
    const comment = byId.get(commentId);
    if (!comment) return [];
    const displayName = reporter.displayName ?? commentMessages.anonymous;
    return [
      {
        ...report,
        createdAt: isoTime(createdAt),
        reporter: { id: reporter.id, displayName },
        comment,
      },
    ];
  });
  return { commentReports, total };
}
