import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { QueuedComment } from '#contract/comments/comment-queue.ts';
import type { UserId } from '#domain/ids.ts';
import type { QueuedRows, StoredQueued } from '#functions/repositories/comments/queued-rows.ts';
import { isoTime } from '../../iso-time.ts';
import { isFromOwner, writerView } from '../view.ts';

export function queuedViews({ comments, avatars }: QueuedRows, ownerId: UserId): QueuedComment[] {
  const pictures = new Map(avatars.map((image) => [image.id, image]));
  return comments.map((comment): QueuedComment => {
    const { content } = comment;
    return {
      id: comment.id,
      recipeId: comment.recipeId,
      parentId: comment.parentId,
      user: writerView(comment, pictures),
      content,
      createdAt: isoTime(comment.createdAt),
      isFromOwner: isFromOwner(comment, ownerId),
      isBanned: comment.isBanned,
      isHandled: comment.handledAt !== null,
      isHeld: comment.heldAt !== null,
      isHidden: comment.hiddenAt !== null,
      isBelowHidden: comment.isBelowHidden,
      upvoteCount: comment.upvoteCount,
      replyTotal: comment.replyTotal,
      reports: comment.reports.map(reportView),
      openReports: comment.openReports,
      recipe: {
        title: comment.recipeTitle,
        slug: comment.recipePublishedSlug ?? comment.recipeSlug,
        isPublished: comment.recipePublishedAt !== null,
      },
    };
  });
}

const reportView = (report: StoredQueued['reports'][number]) => ({
  id: report.id,
  reason: report.reason,
  createdAt: isoTime(report.createdAt),
  isOpen: report.resolvedAt === null,
  reporter: {
    id: report.reporterId,
    displayName: report.displayName ?? commentMessages.anonymous,
  },
});
