import { sql } from 'drizzle-orm';
import type { VideoFacts } from '#domain/media/film.ts';
import type { Image } from '#domain/media/image.ts';
import type { CollectionFacts } from '#domain/site/collection-facts.ts';
import { readEach } from '#functions/db/database.ts';
import { collectionRecipes, collections } from '#functions/db/schema/site/recipe/collections.ts';
import { videos } from '#functions/db/schema/site/media.ts';
import { firstRow, rows } from '#functions/db/selection.ts';
import { picturesRead, videosRead } from '../media/media.ts';
import { countOf } from '../reads.ts';
import { type BadgedCard, badgedCardsOf } from '../recipe/recipe-card.ts';
import type { SiteScope } from '../scope.ts';
import { collectionFacts, shownImageId } from './collection-facts.ts';

export type PublishedCollection = {
  collection: CollectionFacts;
  recipes: BadgedCard[];
  images: Map<string, Image>;
  videos: Map<string, VideoFacts>;
};

type Page = { limit: number; offset: number };

/** Collections as visitors see them: with what is published of them. */
export const publishedCollectionRepository = (scope: SiteScope) => ({
  find: (slug: string) => findPublished(scope, slug),
  /** In the order of the site; one without a recipe is found by its address alone. */
  list: (page: Page) => listPublished(scope, page),
});

async function findPublished(
  { db, siteId }: SiteScope,
  slug: string,
): Promise<PublishedCollection | null> {
  const chosen = sql`FROM ${collections} WHERE ${collections.siteId} = ${siteId}
    AND ${collections.slug} = ${slug}`;
  const videoId = sql`SELECT ${collections.videoId} ${chosen}`;
  const [collection, recipes, shownImages, shownVideos] = await readEach(
    db,
    firstRow(collectionFacts, sql`SELECT ${collectionFacts} ${chosen}`),
    badgedCardsOf(sql`SELECT ${collectionRecipes.recipeId}, ${collectionRecipes.position}
      FROM ${collectionRecipes} WHERE ${collectionRecipes.siteId} = ${siteId}
        AND ${collectionRecipes.collectionId} = (SELECT ${collections.id} ${chosen})`),
    picturesRead(
      siteId,
      sql`SELECT ${shownImageId} ${chosen}
        UNION SELECT ${videos.posterImageId} FROM ${videos} WHERE ${videos.id} IN (${videoId})`,
    ),
    videosRead(siteId, videoId),
  );
  return collection && { collection, recipes, images: shownImages, videos: shownVideos };
}

async function listPublished({ db, siteId }: SiteScope, { limit, offset }: Page) {
  const isOfSite = sql`${collections.siteId} = ${siteId} AND ${collections.recipeCount} > 0`;
  const page = sql`FROM ${collections} WHERE ${isOfSite}
    ORDER BY ${collections.position}, ${collections.id} LIMIT ${limit} OFFSET ${offset}`;
  const [listed, images, total] = await readEach(
    db,
    rows(collectionFacts, sql`SELECT ${collectionFacts} ${page}`),
    picturesRead(
      siteId,
      sql`SELECT listed_image FROM (SELECT ${shownImageId} AS listed_image ${page})`,
    ),
    countOf(sql`${collections} WHERE ${isOfSite}`),
  );
  return { collections: listed, images, total };
}
