import type { Image } from '#domain/media/image.ts';
import { mapped, type Read } from '#functions/db/database.ts';
import { picturesRead, type Video, videosRead } from '../media/media.ts';
import { combined } from '../reads.ts';
import { valuesOf } from '../scope.ts';
import type { Term } from '../site/term.ts';
import { collectionNamesRead, type NamedCollection, termsRead } from './recipe-parts.ts';

export type RecipeDetails = {
  /** By every id that names them. */
  terms: Map<string, Term>;
  collections: NamedCollection[];
  images: Image[];
  videos: Video[];
};

export type DetailIds = {
  termIds: string[];
  collectionIds: string[];
  imageIds: string[];
  videoIds: string[];
};

/** The rows behind the ids of a recipe. */
export const recipeDetails = (siteId: string, ids: DetailIds): Read<RecipeDetails> =>
  combined<RecipeDetails, RecipeDetails>(
    {
      terms: termsRead(siteId, ids.termIds),
      collections: collectionNamesRead(siteId, ids.collectionIds),
      images: listed(picturesRead(siteId, valuesOf(ids.imageIds))),
      videos: listed(videosRead(siteId, valuesOf(ids.videoIds))),
    },
    (details) => details,
  );

const listed = <Value>(found: Read<Map<string, Value>>): Read<Value[]> =>
  mapped(found, (byId) => [...byId.values()]);
