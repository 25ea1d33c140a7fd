import type { CollectionId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';
import { membershipKeys } from './change-keys.ts';

export async function deleteCollection(ctx: SiteContext, id: CollectionId): Promise<void> {
  const { collections, changes, deletedCollections } = ctx.repositories;
  const collection = await collections.find(id);
  if (!collection) throw notFound();
  await ctx.commit([
    deletedCollections.keep(id, ctx.now),
    ...collections.delete(id),
    changes.record(
      ['collections', `collection:${id}`, ...membershipKeys(collection.recipeIds, [])],
      ctx.now,
    ),
  ]);
  ctx.wakePublisher(ctx.site.id);
}
