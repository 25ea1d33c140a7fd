import { sql } from 'drizzle-orm';
import { readAll } from '#functions/db/database.ts';

import { type Collection, readCollection } from './collection.ts';
import {
  readImage,
  readVideo,
  type StoredImage,
  usableImages,
  type Video,
} from '../media/media.ts';
import { cardsQuery, readCard, type RecipeCard } from '../recipe/recipe-card.ts';
import type { SiteScope } from '../scope.ts';

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
  const chosen = sql`FROM collections WHERE collections.site_id = ${siteId}
    AND collections.slug = ${slug}`;
  const [[row] = [], cards = [], videos = [], images = []] = await readAll(db, [
    sql`SELECT * ${chosen}`,
    cardsQuery(sql`SELECT recipe_id, position AS place FROM collection_recipes
      WHERE site_id = ${siteId} AND collection_id = (SELECT id ${chosen})`),
    sql`SELECT * FROM videos WHERE +site_id = ${siteId} AND id = (SELECT video_id ${chosen})`,
    sql`${usableImages(siteId)} WHERE images.id IN (SELECT image_id ${chosen}
          UNION SELECT poster_image_id FROM videos WHERE id = (SELECT video_id ${chosen}))`,
  ]);
  if (!row) return null;
  return {
    collection: readCollection(row),
    recipes: cards.map(readCard),
    images: images.map(readImage),
    videos: videos.map(readVideo),
  };
}
