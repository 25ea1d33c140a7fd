import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { repliesAtFirst } from '#domain/comments/comment-tree.ts';
import type { ImageId } from '#domain/ids.ts';
import type { Crop } from '#domain/media/image.ts';
import { mapped, type Read, together } from '#functions/db/database.ts';
import { comments, commentUpvotes } from '#functions/db/schema/site/people/comments.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { number, type RowOf, rows, selection, truth } from '#functions/db/selection.ts';
import { storedImage, type StoredImage } from '../media/media.ts';
import { isListedFor, type Onlooker } from './shown.ts';
import { writerName } from './writer.ts';

type CommentRow = RowOf<ReturnType<typeof commentFor>>;

/** A comment with what is shown of its author; a deleted one has no content. */
export type StoredComment = Omit<CommentRow, 'avatarImageId' | 'avatarCrop'> & {
  avatar: { imageId: ImageId; crop: Crop | null } | null;
};

/** Comments, the first replies below each, and the pictures of who wrote them. */
export type CommentRows = {
  comments: StoredComment[];
  replies: StoredComment[];
  avatars: StoredImage[];
};

export const newestFirst = sql`${comments.createdAt} DESC, ${comments.id} DESC`;
export const oldestFirst = sql`${comments.createdAt}, ${comments.id}`;

const reply = alias(comments, 'reply');

const commentFor = (onlooker: Onlooker) =>
  selection({
    id: comments.id,
    recipeId: comments.recipeId,
    parentId: comments.parentId,
    userId: comments.userId,
    content: comments.content,
    createdAt: comments.createdAt,
    heldAt: comments.heldAt,
    formerFacts: comments.formerFacts,
    displayName: writerName,
    avatarImageId: siteUsers.avatarImageId,
    avatarCrop: siteUsers.avatarCrop,
    upvoteCount: number(sql`(SELECT count(*) FROM ${commentUpvotes}
      WHERE ${commentUpvotes.commentId} = ${comments.id})`),
    replyTotal: number(sql`(SELECT count(*) FROM ${comments} ${reply}
      WHERE ${reply.parentId} = ${comments.id} AND ${isListedFor(reply, onlooker)})`),
    isUpvoted: truth(sql`EXISTS (SELECT 1 FROM ${commentUpvotes}
      WHERE ${commentUpvotes.commentId} = ${comments.id}
        AND ${commentUpvotes.userId} = ${onlooker.viewerId})`),
  });

/** All of a page, which is a query of the ids of its comments. */
export function commentRows({
  page,
  order,
  ...onlooker
}: Onlooker & { page: SQL; order: SQL }): Read<CommentRows> {
  const comment = commentFor(onlooker);
  const chosen = sql`SELECT ${comment} FROM ${comments}
    LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${comments.siteId}
      AND ${siteUsers.userId} = ${comments.userId}`;
  const replies = firstReplies(page, onlooker);
  const avatarsOf = (ids: SQL) =>
    sql`SELECT ${siteUsers.avatarImageId} FROM ${comments} JOIN ${siteUsers}
          ON ${siteUsers.siteId} = ${comments.siteId} AND ${siteUsers.userId} = ${comments.userId}
        WHERE ${comments.id} IN (${ids})`;
  const parts = together(
    rows(comment, sql`${chosen} WHERE ${comments.id} IN (${page}) ORDER BY ${order}`),
    rows(comment, sql`${chosen} WHERE ${comments.id} IN (${replies}) ORDER BY ${oldestFirst}`),
    rows(
      storedImage,
      sql`SELECT ${storedImage} FROM ${images} WHERE ${images.id} IN (
        ${avatarsOf(page)} UNION ALL ${avatarsOf(replies)})`,
    ),
  );
  return mapped(parts, ([listed, replying, avatars]) => ({
    comments: listed.map(withAvatar),
    replies: replying.map(withAvatar),
    avatars,
  }));
}

/** Anybody may reply however often, and an answer holds many threads. */
const firstReplies = (page: SQL, onlooker: Onlooker) => sql`SELECT reply_id FROM (
  SELECT ${comments.id} AS reply_id, row_number() OVER
    (PARTITION BY ${comments.parentId} ORDER BY ${comments.createdAt}, ${comments.id}) AS place
  FROM ${comments} WHERE ${comments.parentId} IN (${page}) AND ${isListedFor(comments, onlooker)})
  WHERE place <= ${repliesAtFirst}`;

const withAvatar = ({ avatarImageId, avatarCrop, ...comment }: CommentRow): StoredComment => ({
  ...comment,
  avatar: avatarImageId === null ? null : { imageId: avatarImageId, crop: avatarCrop },
});
