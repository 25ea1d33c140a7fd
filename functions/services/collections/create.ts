import type { CollectionView, NewCollectionInput } from '#contract/site/collection.ts';
import type { CollectionId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { commitReferring } from '../check-references.ts';
import { membershipKeys } from './change-keys.ts';
import { getCollection } from './get.ts';
import { checkRecipesOnce, collectionReferences } from './references.ts';

export async function createCollection(
  ctx: SiteContext,
  input: NewCollectionInput,
): Promise<CollectionView> {
  const id = ctx.newId();
  const { references, statements } = collectionCreation(ctx, id, input);
  await commitReferring(ctx, { references }, statements);
  ctx.wakePublisher(ctx.site.id);
  return getCollection(ctx, id);
}

/** What a new collection refers to, and what makes it. */
export function collectionCreation(ctx: SiteContext, id: CollectionId, input: NewCollectionInput) {
  const { recipeIds = [], ...rest } = input;
  const content = { description: null, imageId: null, imageCrop: null, videoId: null, ...rest };
  checkRecipesOnce(recipeIds);
  const { collections, changes } = ctx.repositories;
  return {
    references: collectionReferences({ ...content, recipeIds }),
    statements: [
      collections.create(content, { id, now: ctx.now }),
      ...collections.setRecipes(id, recipeIds),
      collections.dropRedirect(content.slug),
      changes.record(
        ['collections', `collection:${id}`, ...membershipKeys([], recipeIds)],
        ctx.now,
      ),
    ],
  };
}
