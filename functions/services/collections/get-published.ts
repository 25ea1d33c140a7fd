import type { Page } from '#contract/paging.ts';
import type {
  CollectionCardView,
  PublishedCollectionsAnswer,
  PublishedCollectionView,
} from '#contract/site/site-collections.ts';
import { filmIn } from '#domain/media/film.ts';
import type { Image } from '#domain/media/image.ts';
import { type CollectionFacts, collectionPicture } from '#domain/site/collection-facts.ts';
import { extractCollectionVideo } from '#domain/site/collection-video.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { cardViewOf } from '../recipe/card-view.ts';
import { readerOf } from '../recipe/reader.ts';
import { notFound } from '../service-error.ts';

/** Collections of a site in its order. */
export async function listPublishedCollections(
  ctx: VisitContext,
  page: Page,
): Promise<PublishedCollectionsAnswer> {
  const { collections, images, total } = await ctx.repositories.publishedCollections.list(page);
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
    video: filmIn(found, videoId),
    youtubeVideoId: description && extractCollectionVideo(description).videoId,
    recipes: recipes.map((card) => cardViewOf(card, reader)),
  };
}

function cardOf(
  collection: CollectionFacts,
  images: ReadonlyMap<string, Image>,
): CollectionCardView {
  const { id, slug, title, description, recipeCount } = collection;
  return {
    id,
    slug,
    title,
    description: description && extractCollectionVideo(description).description,
    image: collectionPicture(collection, images),
    recipeCount,
  };
}
