import type { RestoredCollectionAnswer } from '#contract/site/deleted-collection.ts';
import type { CollectionId } from '#domain/ids.ts';
import { slugCandidates, uniqueSlug } from '#domain/text/slug.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { membershipKeys } from './change-keys.ts';
import { getCollection } from './get.ts';

/** Brings a deleted collection back to its place; one that is there already stays as it is. */
export async function restoreCollection(
  ctx: SiteContext,
  id: CollectionId,
): Promise<RestoredCollectionAnswer> {
  const renamed = await restore(ctx, id);
  return { collection: await getCollection(ctx, id), renamed };
}

async function restore(
  ctx: SiteContext,
  id: CollectionId,
): Promise<RestoredCollectionAnswer['renamed']> {
  const { changes, collections, deletedCollections } = ctx.repositories;
  const deleted = await deletedCollections.find(id);
  if (!deleted) return null;
  const taken = await deletedCollections.listTakenSlugs(slugCandidates(deleted.slug));
  const slug = uniqueSlug(deleted.slug, taken);
  await ctx.commit([
    ...deletedCollections.restore(deleted, slug, ctx.now),
    collections.dropRedirect(slug),
    changes.record(
      ['collections', `collection:${id}`, ...membershipKeys([], deleted.content.recipeIds)],
      ctx.now,
    ),
  ]);
  ctx.wakePublisher(ctx.site.id);
  return slug === deleted.slug ? null : { before: deleted.slug, after: slug };
}
