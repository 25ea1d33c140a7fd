import type { CollectionView, NewCollectionInput } from '#contract/site/collection.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { commitReferring } from '../check-references.ts';
import { membershipKeys } from './change-keys.ts';
import { getCollection } from './get.ts';
import { checkRecipesOnce, collectionReferences } from './references.ts';

export async function createCollection(
  ctx: SiteContext,
  input: NewCollectionInput,
): Promise<CollectionView> {
  const { recipeIds = [], ...rest } = input;
  const content = { description: null, imageId: null, imageCrop: null, videoId: null, ...rest };
  checkRecipesOnce(recipeIds);
  const id = ctx.newId();
  const { collections, changes } = ctx.repositories;
  await commitReferring(ctx, { references: collectionReferences({ ...content, recipeIds }) }, [
    collections.create(content, { id, now: ctx.now }),
    ...collections.setRecipes(id, recipeIds),
    collections.dropRedirect(content.slug),
    changes.record(['collections', `collection:${id}`, ...membershipKeys([], recipeIds)], ctx.now),
  ]);
  ctx.wakePublisher(ctx.site.id);
  return getCollection(ctx, id);
}
