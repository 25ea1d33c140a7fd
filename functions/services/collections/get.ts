import type {
  CollectionsAnswer,
  CollectionSummaryView,
  CollectionView,
} from '#contract/site/collection.ts';
import type { Page } from '#contract/paging.ts';
import type { CollectionId } from '#domain/ids.ts';
import type { Image } from '#domain/media/image.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Collection } from '#functions/repositories/collections/collection.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { imageViewOf, videoViewOf } from '../media/views.ts';
import { notFound } from '../service-error.ts';

export async function getCollection(ctx: SiteContext, id: CollectionId): Promise<CollectionView> {
  const { collections, findRecipeDetails } = ctx.repositories;
  const found = await collections.find(id);
  if (!found) throw notFound();
  const { recipeIds, ...collection } = found;
  const [recipes, { images, videos }] = await Promise.all([
    collections.listRecipes(id),
    findRecipeDetails({
      termIds: [],
      collectionIds: [],
      imageIds: collection.imageId === null ? [] : [collection.imageId],
      videoIds: collection.videoId === null ? [] : [collection.videoId],
    }),
  ]);
  const [video] = videos;
  return {
    ...summaryOf(collection, images[0] ?? null),
    video: video ? videoViewOf(video) : null,
    recipeIds,
    recipes: recipes.map((recipe) => ({
      ...recipe,
      publishedAt: optionalIsoTime(recipe.publishedAt),
    })),
  };
}

export async function listCollections(ctx: SiteContext, page: Page): Promise<CollectionsAnswer> {
  const { collections, total } = await ctx.repositories.collections.list(page);
  const imageIds = collections.flatMap(({ imageId }) => imageId ?? []);
  const images = imageIds.length > 0 ? await ctx.repositories.media.listImagesById(imageIds) : [];
  return {
    collections: collections.map((collection) => {
      const image = images.find(({ id }) => id === collection.imageId);
      return summaryOf(collection, image ? imageViewOf(image) : null);
    }),
    total,
  };
}

function summaryOf(collection: Collection, image: Image | null): CollectionSummaryView {
  return {
    ...collection,
    image,
    createdAt: isoTime(collection.createdAt),
    updatedAt: isoTime(collection.updatedAt),
  };
}
