import type { Page } from '#contract/paging.ts';
import type { DeletedCollectionsAnswer } from '#contract/site/deleted-collection.ts';
import { deletedCollectionsKeptMs } from '#domain/site/deleted-collection.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';

/** What can still be restored, the latest first. */
export async function listDeletedCollections(
  ctx: SiteContext,
  page: Page,
): Promise<DeletedCollectionsAnswer> {
  const { collections, total } = await ctx.repositories.deletedCollections.list(page);
  const deletedCollections = collections.map(({ id, title, slug, content, deletedAt }) => ({
    id,
    title,
    slug,
    recipeCount: content.recipeIds.length,
    deletedAt: isoTime(deletedAt),
    endsAt: isoTime(deletedAt + deletedCollectionsKeptMs),
  }));
  return { deletedCollections, total };
}
