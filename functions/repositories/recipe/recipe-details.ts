import { sql } from 'drizzle-orm';
import type { CollectionId } from '#domain/ids.ts';
import { readAll } from '#functions/db/database.ts';
import { terms } from '#functions/db/schema/terms.ts';
import {
  readImage,
  readVideo,
  type StoredImage,
  usableImages,
  type Video,
} from '../media/media.ts';
import { column } from '../row.ts';
import { inList, type SiteScope } from '../scope.ts';
import { term, type Term } from '../site/term.ts';

export type RecipeDetails = {
  terms: Term[];
  collections: { id: CollectionId; slug: string; title: string }[];
  images: StoredImage[];
  videos: Video[];
};

/** What a recipe's ids stand for, in one round trip. */
export async function findRecipeDetails(
  { db, siteId }: SiteScope,
  ids: { termIds: string[]; collectionIds: string[]; imageIds: string[]; videoIds: string[] },
): Promise<RecipeDetails> {
  const [termRows = [], collections = [], images = [], videos = []] = await readAll(db, [
    sql`SELECT ${term} FROM ${terms} WHERE +${terms.siteId} = ${siteId} AND ${terms.id} ${inList(ids.termIds)}`,
    sql`SELECT id, slug, title FROM collections
        WHERE +site_id = ${siteId} AND id ${inList(ids.collectionIds)} ORDER BY position, id`,
    sql`${usableImages(siteId)} WHERE images.id ${inList(ids.imageIds)}`,
    sql`SELECT * FROM videos WHERE +site_id = ${siteId} AND id ${inList(ids.videoIds)}`,
  ]);
  return {
    terms: termRows.map(term.decode),
    collections: collections.map((row) => ({
      id: column<string>(row, 'id'),
      slug: column<string>(row, 'slug'),
      title: column<string>(row, 'title'),
    })),
    images: images.map(readImage),
    videos: videos.map(readVideo),
  };
}
