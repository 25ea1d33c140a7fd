import type { CommentsAnswer, CommentsPage, NewCommentInput } from '#contract/comments/comment.ts';
import { commentFrom } from '#domain/comments/comment-text.ts';
import type { CommentId, RecipeId } from '#domain/ids.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { foldWord } from '#domain/search/search-words.ts';
import { canComment } from '#domain/recipe/recipe-access.ts';
import { commitAsMember } from '#functions/crossings/membership.ts';
import type { VisitorContext } from '#functions/http/context.ts';
import type { NewComment } from '#functions/repositories/comments/comment.ts';
import { invalidAt, notFound, subscriptionRequired } from '../service-error.ts';
import { readerOf } from '../recipe/reader.ts';
import { checkNotBanned } from './banned.ts';
import { getCommentable } from './commentable.ts';
import { contentHashOf } from './content-hash.ts';
import { listPage } from './list.ts';

type Written = { input: NewCommentInput; page: CommentsPage };

/** Adds a comment or a reply, once however often it is sent, and answers the page asked for. */
export async function createComment(
  ctx: VisitorContext,
  { input, page }: Written,
): Promise<CommentsAnswer> {
  const { recipeId, parentId, website } = input;
  await Promise.all([checkMayComment(ctx, recipeId), checkNotBanned(ctx)]);
  if (parentId !== null) await checkParent(ctx, { recipeId, parentId });
  // A machine learns nothing from being recognised.
  if (!website) await store(ctx, input);
  return { ...(await listPage(ctx, { ...page, recipeId })), canComment: true };
}

async function checkMayComment(ctx: VisitorContext, recipeId: RecipeId): Promise<void> {
  const [recipe, reader] = await Promise.all([getCommentable(ctx, recipeId), readerOf(ctx)]);
  if (!canComment(ctx.site.settings, recipe, reader)) throw subscriptionRequired();
}

/** Replies belong to comments of level 1 on the same recipe that can still be read. */
async function checkParent(
  { repositories }: VisitorContext,
  { recipeId, parentId }: { recipeId: RecipeId; parentId: CommentId },
): Promise<void> {
  const parent = await repositories.comments.findReadable(parentId);
  if (parent?.recipeId !== recipeId || parent.parentId !== null) throw invalidAt('parentId');
}

async function store(ctx: VisitorContext, input: NewCommentInput): Promise<void> {
  const { recipeId, parentId } = input;
  const content = commentFrom(input.content);
  const isOfSite = ctx.actor.kind === 'manager';
  const comment: NewComment = {
    id: ctx.newId(),
    recipeId,
    parentId,
    userId: ctx.actor.user.id,
    content,
    contentHash: await contentHashOf({ recipeId, parentId, content }),
    foldedText: foldWord(toPlainText(content)),
    isHandled: isOfSite,
    isHeldIfFirst: !isOfSite && ctx.site.settings.holdFirstComments,
  };
  const { comments } = ctx.repositories;
  const [added] = await commitAsMember(ctx, [comments.create(comment, ctx.now)]);
  // Neither written nor written a moment ago: what it belonged to vanished in between.
  if (added === 0 && !(await comments.hasRepeat(comment, ctx.now))) throw notFound();
}
