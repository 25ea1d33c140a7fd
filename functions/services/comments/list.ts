import type {
  CommentsAnswer,
  CommentsPage,
  HiddenCommentsAnswer,
} from '#contract/comments/comment.ts';
import type { Page } from '#contract/paging.ts';
import type { RecipeId } from '#domain/ids.ts';
import { canComment } from '#domain/recipe/recipe-access.ts';
import type { ManagerContext, VisitContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';
import { readerOf } from '../recipe/reader.ts';
import { getCommentable } from './commentable.ts';
import { onlookerOf, threadViews } from './view.ts';

type Asked = CommentsPage & { recipeId: RecipeId };

/** What everybody may read below a recipe. */
export async function listComments(ctx: VisitContext, asked: Asked): Promise<CommentsAnswer> {
  const [recipe, reader, page] = await Promise.all([
    getCommentable(ctx, asked.recipeId),
    readerOf(ctx),
    listPage(ctx, asked),
  ]);
  return { ...page, canComment: canComment(ctx.site.settings, recipe, reader) };
}

/** The same for who works on the site, and also reads them where comments are off and on unpublished recipes. */
export async function listManagedComments(
  ctx: ManagerContext,
  asked: Asked,
): Promise<CommentsAnswer> {
  const { commentsEnabled } = ctx.site.settings;
  return { ...(await listPage(ctx, asked)), canComment: commentsEnabled };
}

/** A page alone, for whoever has checked already that it may be read. */
export async function listPage(ctx: VisitContext, asked: Asked) {
  const onlooker = onlookerOf(ctx);
  const { viewerId, seesHeld } = onlooker;
  const { total, commentCount, ...rows } = await ctx.repositories.comments.list({
    ...asked,
    viewerId,
    seesHeld,
  });
  const comments = threadViews(rows, onlooker);
  const end = asked.offset + comments.length;
  const nextOffset = comments.length > 0 && end < total ? end : null;
  return { comments, total, commentCount, nextOffset, canManage: ctx.actor.kind === 'manager' };
}

/** What was hidden below a recipe of the site, published or not. */
export async function listHiddenComments(
  ctx: ManagerContext,
  asked: Page & { recipeId: RecipeId },
): Promise<HiddenCommentsAnswer> {
  const onlooker = onlookerOf(ctx);
  const listing = { ...asked, viewerId: onlooker.viewerId, seesHeld: true };
  const { comments } = ctx.repositories;
  const [isOfSite, { total, ...rows }] = await Promise.all([
    comments.hasRecipe(asked.recipeId),
    comments.listHidden(listing),
  ]);
  if (!isOfSite) throw notFound();
  return { comments: threadViews(rows, onlooker), total };
}
