import type { PageFacts } from '#content/facts.ts';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import { recipesPerList } from '#domain/publishing/publishing.ts';
import type { CollectionFacts } from '#domain/site/collection-facts.ts';
import type { Lists } from './page-lists.ts';
import type { SiteBase } from './site-base.ts';

/** What stands in the editor of a collection. */
export type UnsavedCollection = {
  id: CollectionId;
  text: Pick<
    CollectionFacts,
    'title' | 'slug' | 'description' | 'imageId' | 'imageCrop' | 'videoId'
  > & { recipeIds: RecipeId[] };
};

type Read = { site: SiteBase; lists: Lists };

/** What stands in the editor counts in place of what was saved, and is what references are read of. */
export function withUnsavedCollection(read: Read, unsaved: UnsavedCollection | undefined): Read {
  if (unsaved === undefined) return read;
  const { recipeIds, ...text } = unsaved.text;
  const collections = read.site.collections.map((collection) =>
    collection.id === unsaved.id ? { ...collection, ...text, cover: null } : collection,
  );
  return {
    site: { ...read.site, collections },
    lists: { ...read.lists, collectionRecipeIds: new Map([[unsaved.id, recipeIds]]) },
  };
}

/** Once it is known which of its recipes are published: how many it has, and whose picture stands for it. */
export function withListedRecipes<Facts extends PageFacts>(
  facts: Facts,
  { id, text }: UnsavedCollection,
): Facts {
  const listed = text.recipeIds.flatMap((recipeId) => facts.recipeCards.get(recipeId) ?? []);
  const shown = listed.slice(0, recipesPerList);
  const pictured = shown.find(({ image }) => image !== null);
  const image = text.imageId === null ? pictured?.image : undefined;
  const cover =
    image && pictured
      ? { recipeId: pictured.id, image: { id: image.id, ...(image.crop && { crop: image.crop }) } }
      : null;
  const collections = facts.site.collections.map((collection) =>
    collection.id === id ? { ...collection, cover, recipeCount: listed.length } : collection,
  );
  const images = image ? new Map([...facts.site.images, [image.id, image]]) : facts.site.images;
  return {
    ...facts,
    site: { ...facts.site, collections, images },
    collectionRecipeIds: new Map([[id, shown.map((card) => card.id)]]),
  };
}
