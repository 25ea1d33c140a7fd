import type { UserBookmarksAnswer } from '#contract/bookmarks/user-bookmarks.ts';
import type { Page } from '#contract/paging.ts';
import { totalTimeWithCustomMinutes } from '#domain/measures/duration.ts';
import { cropped } from '#domain/media/image.ts';
import type { PersonContext } from '#functions/http/context.ts';
import type { BookmarkedRecipe } from '#functions/repositories/bookmarks/bookmarked-recipes.ts';
import { isoTime } from '../../iso-time.ts';
import { imageViewOf } from '../../media/views.ts';
import { siteReferenceOf } from './site-reference.ts';

/** What the person who asks saved, on all sites. */
export async function listUserBookmarks(
  ctx: PersonContext,
  page: Page,
): Promise<UserBookmarksAnswer> {
  const { bookmarks, total } = await ctx.platform.bookmarkedRecipes.list(ctx.actor.user.id, page);
  return { bookmarks: bookmarks.map((bookmark) => viewOf(ctx, bookmark)), total };
}

function viewOf(ctx: PersonContext, { site, recipe, createdAt }: BookmarkedRecipe) {
  const { image, times, ...card } = recipe;
  return {
    site: siteReferenceOf(ctx, site),
    recipe: {
      ...card,
      image: image && cropped(imageViewOf(image), image.crop),
      totalTimeMinutes: totalTimeWithCustomMinutes(times),
    },
    createdAt: isoTime(createdAt),
  };
}
