import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { CommentBansAnswer } from '#contract/comments/comment-queue.ts';
import type { Page } from '#contract/paging.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../../iso-time.ts';

/** Who may say nothing on a site, the last one first. */
export async function listCommentBans(
  { repositories }: SiteContext,
  page: Page,
): Promise<CommentBansAnswer> {
  const { bans, total } = await repositories.commentBans.list(page);
  return {
    bans: bans.map(({ userId, createdAt, displayName, commentTotal }) => ({
      id: userId,
      displayName: displayName ?? commentMessages.anonymous,
      bannedAt: isoTime(createdAt),
      commentTotal,
    })),
    total,
  };
}
