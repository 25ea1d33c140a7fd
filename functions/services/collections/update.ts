import type { CollectionInput, CollectionView } from '#contract/site/collection.ts';
import type { CollectionId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { commitReferring } from '../check-references.ts';
import { checkVersion, retryStale } from '../retry-stale.ts';
import { notFound } from '../service-error.ts';
import { collectionChangeKeys } from './change-keys.ts';
import { getCollection } from './get.ts';
import { checkRecipesOnce, collectionReferences } from './references.ts';

type CollectionUpdate = {
  id: CollectionId;
  input: CollectionInput;
  ifMatch: readonly number[] | null;
};

export async function updateCollection(
  ctx: SiteContext,
  update: CollectionUpdate,
): Promise<CollectionView> {
  await retryStale(() => replaceCollection(ctx, update));
  return getCollection(ctx, update.id);
}

async function replaceCollection(ctx: SiteContext, { id, input, ifMatch }: CollectionUpdate) {
  const { collections, changes } = ctx.repositories;
  const before = await collections.find(id);
  if (!before) throw notFound();
  checkVersion(ifMatch, before.version);
  const after = { ...before, ...input };
  const keys = collectionChangeKeys(before, after);
  if (keys.length === 0) return;
  checkRecipesOnce(after.recipeIds);
  const { now } = ctx;
  const isRenamed = after.slug !== before.slug;
  const isMoved = after.position !== before.position;
  const references = collectionReferences(after);
  await commitReferring(ctx, { references, before: collectionReferences(before) }, [
    collections.update(after, { id, expectedVersion: before.version, now }),
    ...(isMoved ? collections.move(id, after.position) : []),
    ...collections.setRecipes(id, after.recipeIds),
    ...(isRenamed ? [collections.redirect(id, before.slug, now)] : []),
    collections.dropRedirect(after.slug),
    changes.record(keys, now),
  ]);
  ctx.wakePublisher(ctx.site.id);
}
