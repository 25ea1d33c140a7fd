import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import type { UserId } from '#domain/ids.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type { CommentRows, StoredComment } from '#functions/repositories/comments/comment-rows.ts';
import type { StoredImage } from '#functions/repositories/media/media.ts';
import { isoTime } from '../iso-time.ts';
import { imageViewOf } from '../media/views.ts';

/** Who looks, and whose site it is. */
type Onlooker = { viewerId: UserId | null; ownerId: UserId; seesHeld: boolean };

export function onlookerOf({ actor, site }: VisitContext): Onlooker {
  const viewerId = actor.kind === 'anonymous' ? null : actor.user.id;
  return { viewerId, ownerId: site.ownerId, seesHeld: actor.kind === 'manager' };
}

/** Comments in their order, each with the replies below it. */
export function threadViews(rows: CommentRows, onlooker: Onlooker): CommentView[] {
  const avatars = new Map(rows.avatars.map((image) => [image.id, image]));
  const viewOf = (comment: StoredComment) => commentView(comment, avatars, onlooker);
  const replies = Map.groupBy(rows.replies, ({ parentId }) => parentId);
  return rows.comments.map((comment) => ({
    ...viewOf(comment),
    children: (replies.get(comment.id) ?? []).map(viewOf),
  }));
}

function commentView(
  comment: StoredComment,
  avatars: Map<string, StoredImage>,
  { viewerId, ownerId }: Onlooker,
): CommentView {
  const { id, recipeId, parentId, userId, content, heldAt, upvoteCount, isUpvoted, replyTotal } =
    comment;
  const isThere = content !== null && userId !== null;
  return {
    id,
    recipeId,
    parentId,
    level: parentId === null ? 1 : 2,
    user: isThere ? userView(userId, comment, avatars) : null,
    content,
    createdAt: isoTime(comment.createdAt),
    isOwn: isThere && userId === viewerId,
    isFromOwner: isThere && userId === ownerId,
    upvoteCount,
    isUpvoted,
    isHeld: heldAt !== null,
    replyTotal,
    children: [],
  };
}

/** A person without a chosen name is never identified by their address. */
export function userView(
  id: UserId,
  { displayName, avatar }: Pick<StoredComment, 'displayName' | 'avatar'>,
  avatars: Map<string, StoredImage>,
): NonNullable<CommentView['user']> {
  const image = avatar && avatars.get(avatar.imageId);
  return {
    id,
    displayName: displayName ?? commentMessages.anonymous,
    avatar: image ? { ...imageViewOf(image), ...(avatar.crop && { crop: avatar.crop }) } : null,
  };
}
