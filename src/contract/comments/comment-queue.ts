import { z } from 'zod';
import { commentActions, personActions, queueViews } from '#domain/comments/comment-queue.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { dateTime, id, textUpTo } from '../fields.ts';
import { issueMessages } from '../issue-messages.ts';
import { paging } from '../paging.ts';
import { recipeIndexRow } from '../recipe/recipe-index.ts';
import { commentContent, commentUser } from './comment.ts';

const searchMaxLength = 200;
const cursorMaxLength = 60;

/** The last comment of the page before: when it was written, and its id. */
const cursor = textUpTo(cursorMaxLength)
  .regex(/^\d{1,15}\.[0-9a-f-]{36}$/, { error: issueMessages.invalidInput })
  .transform((text) => {
    const [createdAt = '', commentId = ''] = text.split('.');
    return { createdAt: Number(createdAt), id: commentId };
  });

/** GET `{siteSlug}/comment-queue`. */
export const commentQueueQuery = z.strictObject({
  view: z.enum(queueViews).default('new'),
  /** Words, each a part of what was said or of who said it. */
  search: textUpTo(searchMaxLength)
    .overwrite(oneLine)
    .transform((text) => (text === '' ? undefined : text))
    .exactOptional(),
  /** Only what this person wrote. */
  userId: id.exactOptional(),
  limit: paging.limit,
  cursor: cursor.exactOptional(),
});
export type CommentQueueQuery = z.output<typeof commentQueueQuery>;

const queuedReport = z.strictObject({
  id,
  reason: z.string(),
  createdAt: dateTime,
  /** False once the cook has settled it. */
  isOpen: z.boolean(),
  reporter: z.strictObject({ id, displayName: z.string() }),
});

/** A comment with all that its cook decides by. */
const queuedComment = z
  .strictObject({
    id,
    recipeId: id,
    parentId: id.nullable(),
    /** Null where the comment was deleted. */
    user: commentUser.nullable(),
    content: commentContent.nullable(),
    createdAt: dateTime,
    isFromOwner: z.boolean(),
    /** Whether whoever wrote it is banned. */
    isBanned: z.boolean(),
    /** Whether the cook has looked at it. */
    isHandled: z.boolean(),
    isHeld: z.boolean(),
    isHidden: z.boolean(),
    /** Whether nobody sees it because the comment above it is hidden or held. */
    isBelowHidden: z.boolean(),
    upvoteCount: z.int(),
    replyTotal: z.int(),
    /** The newest five, settled ones included. */
    reports: z.array(queuedReport),
    openReports: z.int(),
    recipe: z.strictObject({ title: z.string(), slug: z.string(), isPublished: z.boolean() }),
  })
  .meta({ id: 'QueuedComment' });
export type QueuedComment = z.output<typeof queuedComment>;

/** How many comments each view has; a thousand stands for that and all above it. */
const counts = z.strictObject({
  new: z.int(),
  held: z.int(),
  reported: z.int(),
  hidden: z.int(),
  all: z.int(),
});
export type QueueCounts = z.output<typeof counts>;

/** Newest first. */
export const commentQueueAnswer = z.strictObject({
  comments: z.array(queuedComment),
  nextCursor: z.string().nullable(),
  counts,
  /** What the site is set to. */
  commentsEnabled: z.boolean(),
  holdFirstComments: z.boolean(),
});
export type CommentQueueAnswer = z.output<typeof commentQueueAnswer>;

/** Why the cook cannot answer a comment. */
const hindrances = ['comments-off', 'unpublished', 'hidden'] as const;
export type AnswerHindrance = (typeof hindrances)[number];

/** GET `{siteSlug}/comment-queue/{commentId}`: a comment among those that it belongs to. */
export const queuedThreadAnswer = z
  .strictObject({
    comment: queuedComment,
    /** The comment of level 1 and replies around the one that was asked for, oldest first. */
    thread: z.array(queuedComment),
    /** Replies that stand before and after those that are answered. */
    earlier: z.int(),
    later: z.int(),
    image: recipeIndexRow.shape.image,
    /** What its writer has said on this site; null once they are gone. */
    person: z
      .strictObject({ commentTotal: z.int(), hiddenTotal: z.int(), firstAt: dateTime })
      .nullable(),
    hindrance: z.enum(hindrances).nullable(),
  })
  .meta({ id: 'QueuedThread' });
export type QueuedThreadAnswer = z.output<typeof queuedThreadAnswer>;

/** POST `{siteSlug}/comment-actions`. */
export const commentActionInput = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.enum(commentActions), commentId: id }),
    z.strictObject({ action: z.enum(personActions), userId: id }),
  ])
  .meta({ id: 'CommentAction' });
export type CommentActionInput = z.output<typeof commentActionInput>;

const outcome = {
  /** Comments that the deed is about. */
  changed: z.int(),
  /** The newest hundred of them, as they are now. */
  comments: z.array(queuedComment),
  counts,
};

export const commentActionAnswer = z.strictObject({ undoId: id, ...outcome });
export type CommentActionAnswer = z.output<typeof commentActionAnswer>;

/** POST `{siteSlug}/comment-undos/{undoId}`: what nothing came after is as it was before. */
export const commentUndoAnswer = z.strictObject({
  /** False where something came after all of it. */
  isUndone: z.boolean(),
  ...outcome,
});
export type CommentUndoAnswer = z.output<typeof commentUndoAnswer>;

export const commentBansAnswer = z.strictObject({
  bans: z.array(
    z.strictObject({ id, displayName: z.string(), bannedAt: dateTime, commentTotal: z.int() }),
  ),
  total: z.int(),
});
export type CommentBansAnswer = z.output<typeof commentBansAnswer>;
