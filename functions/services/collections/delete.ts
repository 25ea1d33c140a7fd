import type { CollectionId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { CollectionWithRecipes } from '#functions/repositories/collections/collection.ts';
import { notFound } from '../service-error.ts';
import { membershipKeys } from './change-keys.ts';

export async function deleteCollection(ctx: SiteContext, id: CollectionId): Promise<void> {
  const collection = await ctx.repositories.collections.find(id);
  if (!collection) throw notFound();
  await ctx.commit(collectionDeletion(ctx, collection));
  ctx.wakePublisher(ctx.site.id);
}

/** Deletes a collection so that it can be restored. */
export function collectionDeletion(
  ctx: SiteContext,
  { id, recipeIds }: Pick<CollectionWithRecipes, 'id' | 'recipeIds'>,
) {
  const { collections, changes, deletedCollections } = ctx.repositories;
  return [
    deletedCollections.keep(id, ctx.now),
    ...collections.delete(id),
    changes.record(['collections', `collection:${id}`, ...membershipKeys(recipeIds, [])], ctx.now),
  ];
}
