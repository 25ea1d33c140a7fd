import { type CollectionFacts, collectionPicture } from '#domain/site/collection-facts.ts';
import { extractCollectionVideo } from '#domain/site/collection-video.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { recipeCards, recipeCountText } from '../recipe/cards.ts';
import type { PageFacts } from '../facts.ts';
import type { CollectionBody } from '../page-models.ts';
import { videoOf } from '../pictures.ts';

export function collectionBody(facts: PageFacts, collection: CollectionFacts): CollectionBody {
  const parts = collection.description && extractCollectionVideo(collection.description);
  const text = parts?.description ?? null;
  return {
    id: collection.id,
    slug: collection.slug,
    title: collection.title,
    recipeCountText: recipeCountText(collection.recipeCount),
    description: isEmptyRichText(text) ? null : text,
    image: collectionPicture(collection, facts.site.images),
    video: videoOf(facts, collection.videoId),
    youtubeVideoId: parts?.videoId ?? null,
    recipes: recipeCards(facts, facts.collectionRecipeIds.get(collection.id) ?? []),
    recipeCount: collection.recipeCount,
  };
}
