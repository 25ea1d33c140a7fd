import { sql } from 'drizzle-orm';
import { readEach } from '#functions/db/database.ts';
import { collectionRecipes, collections } from '#functions/db/schema/collections.ts';
import { images, videos } from '#functions/db/schema/media.ts';
import { firstRow, rows } from '#functions/db/selection.ts';
import {
  storedImage,
  type StoredImage,
  storedVideo,
  usableImages,
  type Video,
} from '../media/media.ts';
import { cardsOf, type RecipeCard } from '../recipe/recipe-card.ts';
import type { SiteScope } from '../scope.ts';
import { type Collection, storedCollection } from './collection.ts';

export type PublishedCollection = {
  collection: Collection;
  recipes: RecipeCard[];
  images: StoredImage[];
  videos: Video[];
};

/** Collections as visitors see them: with what is published of them. */
export const publishedCollectionRepository = (scope: SiteScope) => ({
  find: (slug: string) => findPublished(scope, slug),
});

async function findPublished(
  { db, siteId }: SiteScope,
  slug: string,
): Promise<PublishedCollection | null> {
  const chosen = sql`FROM ${collections} WHERE ${collections.siteId} = ${siteId}
    AND ${collections.slug} = ${slug}`;
  const videoId = sql`(SELECT ${collections.videoId} ${chosen})`;
  const [collection, recipes, shownImages, shownVideos] = await readEach(
    db,
    firstRow(storedCollection, sql`SELECT ${storedCollection} ${chosen}`),
    cardsOf(sql`SELECT ${collectionRecipes.recipeId}, ${collectionRecipes.position}
      FROM ${collectionRecipes} WHERE ${collectionRecipes.siteId} = ${siteId}
        AND ${collectionRecipes.collectionId} = (SELECT ${collections.id} ${chosen})`),
    rows(
      storedImage,
      sql`${usableImages(siteId)} WHERE ${images.id} IN (SELECT ${collections.imageId} ${chosen}
            UNION SELECT ${videos.posterImageId} FROM ${videos} WHERE ${videos.id} = ${videoId})`,
    ),
    rows(
      storedVideo,
      sql`SELECT ${storedVideo} FROM ${videos}
          WHERE +${videos.siteId} = ${siteId} AND ${videos.id} = ${videoId}`,
    ),
  );
  return collection && { collection, recipes, images: shownImages, videos: shownVideos };
}
