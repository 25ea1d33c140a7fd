import { isSameData } from '../../same-data.ts';
import { extractCollectionVideo, withCollectionVideo } from '../../site/collection-video.ts';
import type { CollectionId, ImageId, RecipeId, VideoId } from '../../ids.ts';
import type { Crop } from '../../media/image.ts';
import type { RichText } from '../../text/rich-text.ts';
import { withoutBegun } from '../draft/begun-fields.ts';
import { isStoredAlike } from '../draft/same-content.ts';

/** What a cook writes of a collection; a film of YouTube is a field of its own here. */
export type CollectionContent = {
  title: string;
  slug: string;
  description: RichText | null;
  imageId: ImageId | null;
  imageCrop: Crop | null;
  videoId: VideoId | null;
  youtubeVideoId: string | null;
  recipeIds: readonly RecipeId[];
};

type Stored = Omit<CollectionContent, 'youtubeVideoId'> & { id: CollectionId };

/** The content of a stored collection, whose description begins a film of YouTube with a marker. */
export function collectionContentOf(stored: Stored): CollectionContent {
  const { title, slug, imageId, imageCrop, videoId, recipeIds } = stored;
  const parts = stored.description && extractCollectionVideo(stored.description);
  const isEmpty = parts?.description.children.length === 0;
  return {
    title,
    slug,
    description: parts && !isEmpty ? parts.description : null,
    imageId,
    imageCrop,
    videoId,
    youtubeVideoId: parts?.videoId ?? null,
    recipeIds,
  };
}

/** The content as it is stored. */
export function writtenCollection(collection: CollectionContent) {
  const { youtubeVideoId, recipeIds, ...content } = withoutBegun(collection);
  return {
    ...content,
    description: withCollectionVideo(content.description, youtubeVideoId),
    recipeIds: [...recipeIds],
  };
}

export const isSameCollection = (one: CollectionContent, other: CollectionContent): boolean =>
  isSameData(one, other, isStoredAlike);
