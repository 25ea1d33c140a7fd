import { sql } from 'drizzle-orm';
import type { CollectionId, TermId } from '#domain/ids.ts';
import type { TermKind } from '#domain/recipe.ts';
import { readAll } from '../db/database.ts';
import { readImage, readVideo, type StoredImage, usableImages, type Video } from './media.ts';
import { inList, type Row, type SiteScope, text } from './scope.ts';

export type Term = { id: TermId; kind: TermKind; slug: string; title: string; recipeCount: number };

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
  const [terms = [], collections = [], images = [], videos = []] = await readAll(db, [
    sql`SELECT * FROM terms WHERE site_id = ${siteId} AND id ${inList(ids.termIds)}`,
    sql`SELECT id, slug, title FROM collections
        WHERE site_id = ${siteId} AND id ${inList(ids.collectionIds)} ORDER BY position, id`,
    sql`${usableImages(siteId)} WHERE images.id ${inList(ids.imageIds)}`,
    sql`SELECT * FROM videos WHERE site_id = ${siteId} AND id ${inList(ids.videoIds)}`,
  ]);
  return {
    terms: terms.map(readTerm),
    collections: collections.map((row) => ({
      id: text(row['id']),
      slug: text(row['slug']),
      title: text(row['title']),
    })),
    images: images.map(readImage),
    videos: videos.map(readVideo),
  };
}

export function readTerm(row: Row): Term {
  return {
    id: text(row['id']),
    kind: row['kind'] as TermKind,
    slug: text(row['slug']),
    title: text(row['title']),
    recipeCount: Number(row['recipe_count']),
  };
}
