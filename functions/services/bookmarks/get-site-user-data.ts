import type { SiteUserData } from '#contract/bookmarks/bookmark.ts';
import type { UserId } from '#domain/ids.ts';
import type { VisitContext } from '#functions/http/context.ts';

/** What a person keeps on this site. */
export async function getSiteUserData(
  { repositories }: Pick<VisitContext, 'repositories'>,
  userId: UserId,
): Promise<SiteUserData> {
  return { bookmarks: await repositories.bookmarks.listRecipeIds(userId) };
}
