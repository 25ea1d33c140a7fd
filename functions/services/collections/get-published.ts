import type { Page } from '#contract/paging.ts';
import type {
  CollectionCardView,
  PublishedCollectionsAnswer,
  PublishedCollectionView,
} from '#contract/site/site-collections.ts';
import { extractCollectionVideo } from '#domain/site/collection-video.ts';
import { cropped } from '#domain/media/image.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type { Collection } from '#functions/repositories/collections/collection.ts';
import type { StoredImage } from '#functions/repositories/media/media.ts';
import { cardViewOf } from '../recipe/card-view.ts';
import { filmOf, pictureOf } from '../recipe/published-views.ts';
import { readerOf } from '../recipe/reader.ts';
import { notFound } from '../service-error.ts';

/** Collections of a site in its order. */
export async function listPublishedCollections(
  ctx: VisitContext,
  page: Page,
): Promise<PublishedCollectionsAnswer> {
  const { collections, total } = await ctx.repositories.collections.list(page);
  const imageIds = collections.flatMap(({ imageId }) => imageId ?? []);
  const images = imageIds.length > 0 ? await ctx.repositories.media.listImagesById(imageIds) : [];
  return { collections: collections.map((collection) => cardOf(collection, images)), total };
}

export async function getPublishedCollection(
  ctx: VisitContext,
  slug: string,
): Promise<PublishedCollectionView> {
  const [found, reader] = await Promise.all([
    ctx.repositories.publishedCollections.find(slug),
    readerOf(ctx),
  ]);
  if (!found) throw notFound();
  const { collection, images, recipes } = found;
  const { description, videoId } = collection;
  return {
    ...cardOf(collection, images),
    video: filmOf(videoId, found),
    youtubeVideoId: description && extractCollectionVideo(description).videoId,
    recipes: recipes.map((card) => cardViewOf(card, reader)),
  };
}

function cardOf(collection: Collection, images: StoredImage[]): CollectionCardView {
  const { id, slug, title, description, imageId, imageCrop, recipeCount } = collection;
  const use = imageId === null ? null : cropped({ id: imageId }, imageCrop);
  return {
    id,
    slug,
    title,
    description: description && extractCollectionVideo(description).description,
    image: pictureOf(use, images),
    recipeCount,
  };
}
