import { z } from 'zod';
import {
  commentFault,
  type CommentFault,
  commentMaxLength,
  commentMaxParagraphs,
  type WrittenComment,
} from '#domain/comments/comment-text.ts';
import { honeypot } from '../accounts/email.ts';
import { issueMessages } from '../issue-messages.ts';
import { crop, dateTime, id, linkAddress, note, textUpTo } from '../fields.ts';
import { imageView } from '../media/media.ts';
import { paging } from '../paging.ts';

const text = z.strictObject({ text: z.string() });
const link = z.strictObject({
  type: z.literal('link'),
  href: linkAddress,
  children: z.array(text),
});
const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  children: z.array(z.union([text, link])),
});
const paragraphs = z.array(paragraph);
/** Paragraphs of text and links, and nothing else of what a text can be made of. */
export const commentContent = z
  .strictObject({ type: z.literal('document'), children: paragraphs })
  .meta({ id: 'CommentContent' });

const faultMessages: Record<CommentFault, string> = {
  blank: issueMessages.required,
  'empty-link': issueMessages.emptyLink,
  'too-long': issueMessages.tooLong(commentMaxLength),
  'too-large': issueMessages.tooManyLinks,
  'too-many-paragraphs': issueMessages.tooManyParagraphs(commentMaxParagraphs),
};

/** A text is only refused for its length, whatever else it is then asked to be. */
const refusalOfContent = ({ input }: { input?: unknown }) =>
  typeof input === 'string' ? faultMessages['too-long'] : issueMessages.invalidInput;

const refuseFaults = (content: WrittenComment, context: z.RefinementCtx): void => {
  const fault = commentFault(content);
  if (fault) context.addIssue({ code: 'custom', message: faultMessages[fault] });
};

const writtenContent = z
  .union([textUpTo(commentMaxLength), commentContent, paragraphs], { error: refusalOfContent })
  .superRefine(refuseFaults);

/** Plain, each line of it a paragraph. */
export const commentText = textUpTo(commentMaxLength).superRefine(refuseFaults);

export const newCommentInput = z
  .strictObject({
    recipeId: id,
    parentId: id.nullable().default(null),
    content: writtenContent.meta({
      description: 'Plain text, each line of it a paragraph, or the paragraphs themselves.',
    }),
    /** No person sees this field; whoever fills it in is none. */
    website: honeypot,
  })
  .meta({ id: 'NewComment' });
export type NewCommentInput = z.output<typeof newCommentInput>;

export const upvoteInput = z.strictObject({ commentId: id }).meta({ id: 'CommentUpvote' });

export const newReportInput = z
  .strictObject({ commentId: id, reason: note.refine(isFilled, { error: issueMessages.required }) })
  .meta({ id: 'NewCommentReport' });
export type NewReportInput = z.output<typeof newReportInput>;

/** What a call answers: a page of threads, or of the replies below one of them. */
export const commentsPage = z.strictObject({
  ...paging,
  threadId: id
    .exactOptional()
    .meta({ description: 'A comment whose replies are answered, oldest first' }),
});
export type CommentsPage = z.output<typeof commentsPage>;

export const commentsQuery = z.strictObject({ ...commentsPage.shape, recipeId: id });
export const hiddenCommentsQuery = z.strictObject({ ...paging, recipeId: id });

/** Nothing of a person but what they show of themselves. */
export const commentUser = z
  .strictObject({
    /** Null for whoever wrote on the site that this one follows: they have no account here. */
    id: id.nullable(),
    displayName: z.string(),
    avatar: z.strictObject({ ...imageView.shape, crop: crop.exactOptional() }).nullable(),
  })
  .meta({ id: 'CommentUser' });

const commentView = z
  .strictObject({
    id,
    recipeId: id,
    parentId: id.nullable(),
    /** 1 for a comment, 2 for a reply. */
    level: z.int(),
    /** Null once the comment is deleted, and then it has no content. */
    user: commentUser.nullable(),
    content: commentContent.nullable(),
    createdAt: dateTime,
    /** Whether whoever asks has written it. */
    isOwn: z.boolean(),
    /** Whether the cook of the site has written it. */
    isFromOwner: z.boolean(),
    upvoteCount: z.int(),
    isUpvoted: z.boolean(),
    /** Whether it waits for the cook; nobody but them and its writer sees it. */
    isHeld: z.boolean(),
    /** Replies there are; of many only the first stand below the comment. */
    replyTotal: z.int(),
    get children() {
      return z.array(commentView);
    },
  })
  .meta({ id: 'Comment' });
export type CommentView = z.output<typeof commentView>;

/** A page of threads, newest first, with the first replies to each, oldest first. */
export const commentsAnswer = z
  .strictObject({
    comments: z.array(commentView),
    /** Threads of the recipe, or replies of the thread that was asked for. */
    total: z.int(),
    /** Comments and replies that can be read. */
    commentCount: z.int(),
    nextOffset: z.int().nullable(),
    canComment: z.boolean(),
    canManage: z.boolean(),
  })
  .meta({ id: 'Comments' });
export type CommentsAnswer = z.output<typeof commentsAnswer>;

/** What the owner has hidden; replies that vanished with their comment stand below it. */
export const hiddenCommentsAnswer = z.strictObject({
  comments: z.array(commentView),
  total: z.int(),
});
export type HiddenCommentsAnswer = z.output<typeof hiddenCommentsAnswer>;

const commentReportView = z
  .strictObject({
    id,
    reason: z.string(),
    createdAt: dateTime,
    reporter: z.strictObject({ id, displayName: z.string() }),
    comment: commentView,
    recipe: z.strictObject({ id, title: z.string(), slug: z.string() }),
  })
  .meta({ id: 'CommentReport' });

export const commentReportsAnswer = z.strictObject({
  commentReports: z.array(commentReportView),
  total: z.int(),
});
export type CommentReportsAnswer = z.output<typeof commentReportsAnswer>;

function isFilled(reason: string): boolean {
  return reason.trim() !== '';
}
