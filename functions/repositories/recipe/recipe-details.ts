import { sql } from 'drizzle-orm';
import { mapped, type Read, together } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/collections.ts';
import { images, videos } from '#functions/db/schema/media.ts';
import { terms } from '#functions/db/schema/terms.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import {
  storedImage,
  type StoredImage,
  storedVideo,
  usableImages,
  type Video,
} from '../media/media.ts';
import { inList } from '../scope.ts';
import { term, type Term } from '../site/term.ts';

const namedCollection = selection({
  id: collections.id,
  slug: collections.slug,
  title: collections.title,
});

export type RecipeDetails = {
  terms: Term[];
  collections: RowOf<typeof namedCollection>[];
  images: StoredImage[];
  videos: Video[];
};

export type DetailIds = {
  termIds: string[];
  collectionIds: string[];
  imageIds: string[];
  videoIds: string[];
};

/** What a recipe's ids stand for. */
export const recipeDetails = (siteId: string, ids: DetailIds): Read<RecipeDetails> =>
  mapped(
    together(
      rows(
        term,
        sql`SELECT ${term} FROM ${terms}
            WHERE +${terms.siteId} = ${siteId} AND ${terms.id} ${inList(ids.termIds)}`,
      ),
      rows(
        namedCollection,
        sql`SELECT ${namedCollection} FROM ${collections}
            WHERE +${collections.siteId} = ${siteId}
              AND ${collections.id} ${inList(ids.collectionIds)}
            ORDER BY ${collections.position}, ${collections.id}`,
      ),
      rows(storedImage, sql`${usableImages(siteId)} WHERE ${images.id} ${inList(ids.imageIds)}`),
      rows(
        storedVideo,
        sql`SELECT ${storedVideo} FROM ${videos}
            WHERE +${videos.siteId} = ${siteId} AND ${videos.id} ${inList(ids.videoIds)}`,
      ),
    ),
    ([foundTerms, foundCollections, foundImages, foundVideos]) => ({
      terms: foundTerms,
      collections: foundCollections,
      images: foundImages,
      videos: foundVideos,
    }),
  );
