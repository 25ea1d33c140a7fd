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
  const isOwn = content !== null && userId !== null && userId === viewerId;
  return {
    id,
    recipeId,
    parentId,
    level: parentId === null ? 1 : 2,
    user: writerView(comment, avatars),
    content,
    createdAt: isoTime(comment.createdAt),
    isOwn,
    isFromOwner: isFromOwner(comment, ownerId),
    upvoteCount,
    isUpvoted,
    isHeld: heldAt !== null,
    replyTotal,
    children: [],
  };
}

type Written = Pick<StoredComment, 'content' | 'userId' | 'formerFacts' | 'displayName' | 'avatar'>;

/** The cook of the site, or of the one that it follows. */
export const isFromOwner = (
  { content, userId, formerFacts }: Pick<Written, 'content' | 'userId' | 'formerFacts'>,
  ownerId: UserId,
): boolean => content !== null && (userId === ownerId || formerFacts?.isCook === true);

/** Null once it is deleted. A person without a chosen name is never identified by their address. */
export function writerView(
  { content, userId, formerFacts, displayName, avatar }: Written,
  avatars: Map<string, StoredImage>,
): CommentView['user'] {
  if (content === null || (userId === null && formerFacts === null)) return null;
  const image = avatar && avatars.get(avatar.imageId);
  return {
    id: userId,
    displayName: displayName ?? commentMessages.anonymous,
    avatar: image ? { ...imageViewOf(image), ...(avatar.crop && { crop: avatar.crop }) } : null,
  };
}
