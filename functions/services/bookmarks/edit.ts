import type { SiteUserData } from '#contract/bookmarks/bookmark.ts';
import type { RecipeId } from '#domain/ids.ts';
import { commitAsMember } from '#functions/crossings/membership.ts';
import type { VisitorContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';
import { getSiteUserData } from './get-site-user-data.ts';

export async function addBookmark(ctx: VisitorContext, recipeId: RecipeId): Promise<SiteUserData> {
  const bookmark = { userId: ctx.actor.user.id, recipeId };
  await commitAsMember(ctx, [ctx.repositories.bookmarks.add(bookmark, ctx.now)]);
  const siteUserData = await getSiteUserData(ctx, bookmark.userId);
  if (!siteUserData.bookmarks.includes(recipeId)) throw notFound();
  return siteUserData;
}

export async function removeBookmark(
  ctx: VisitorContext,
  recipeId: RecipeId,
): Promise<SiteUserData> {
  const bookmark = { userId: ctx.actor.user.id, recipeId };
  await ctx.commit([ctx.repositories.bookmarks.remove(bookmark)]);
  return getSiteUserData(ctx, bookmark.userId);
}
