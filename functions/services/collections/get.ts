import type {
  CollectionsAnswer,
  CollectionSummaryView,
  CollectionView,
} from '#contract/site/collection.ts';
import type { Page } from '#contract/paging.ts';
import type { CollectionId, ImageId } from '#domain/ids.ts';
import type { Image } from '#domain/media/image.ts';
import { collectionPicture } from '#domain/site/collection-facts.ts';
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
  const pictureIds = picturesOf(collection);
  const [recipes, { images, videos }] = await Promise.all([
    collections.listRecipes(id),
    findRecipeDetails({
      termIds: [],
      collectionIds: [],
      imageIds: pictureIds,
      videoIds: collection.videoId === null ? [] : [collection.videoId],
    }),
  ]);
  const [video] = videos;
  return {
    ...summaryOf(collection, new Map(images.map((image) => [image.id, image]))),
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
  const imageIds = collections.flatMap(picturesOf);
  const images = imageIds.length > 0 ? await ctx.repositories.media.listImagesById(imageIds) : [];
  return {
    collections: collections.map((collection) =>
      summaryOf(collection, new Map(images.map((image) => [image.id, imageViewOf(image)]))),
    ),
    total,
  };
}

/** Its own, or the one that stands in for it. */
const picturesOf = ({ imageId, cover }: Collection): ImageId[] => {
  const shown = imageId ?? cover?.image.id;
  return shown === undefined ? [] : [shown];
};

function summaryOf(
  collection: Collection,
  images: ReadonlyMap<string, Image>,
): CollectionSummaryView {
  const image = images.get(collection.imageId ?? '');
  const cover = collectionPicture(collection, images);
  return {
    ...collection,
    image: image ?? null,
    cover,
    createdAt: isoTime(collection.createdAt),
    updatedAt: isoTime(collection.updatedAt),
  };
}
