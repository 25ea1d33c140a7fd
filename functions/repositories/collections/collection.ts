import { sql } from 'drizzle-orm';
import type { CollectionId, ImageId, RecipeId, VideoId } from '#domain/ids.ts';
import type { Crop } from '#domain/media/image.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column, jsonColumn, totalIn, type Row } from '../row.ts';
import { inList, type SiteScope } from '../scope.ts';

export type CollectionContent = {
  title: string;
  slug: string;
  description: RichText | null;
  imageId: ImageId | null;
  imageCrop: Crop | null;
  videoId: VideoId | null;
};

export type Collection = CollectionContent & {
  id: CollectionId;
  position: number;
  version: number;
  /** Published recipes in it. */
  recipeCount: number;
  createdAt: number;
  updatedAt: number;
};

export type CollectionWithRecipes = Collection & { recipeIds: RecipeId[] };

type Update = { id: CollectionId; expectedVersion: number; now: number };

export const collectionRepository = (scope: SiteScope) => ({
  find: (id: CollectionId) => findCollection(scope, id),
  listRecipes: (id: CollectionId) => listRecipes(scope, id),
  list: (page: { limit: number; offset: number }) => listCollections(scope, page),
  create: (content: CollectionContent, created: { id: CollectionId; now: number }) =>
    createStatement(scope, content, created),
  update: (content: CollectionContent, update: Update) => updateStatement(scope, content, update),
  /** Places it at a position; those from there on make room. */
  move: (id: CollectionId, position: number): Statement[] => [
    sql`UPDATE collections SET position = position + 1
        WHERE site_id = ${scope.siteId} AND position >= ${position} AND id <> ${id}`,
    sql`UPDATE collections SET position = ${position}
        WHERE site_id = ${scope.siteId} AND id = ${id}`,
  ],
  setRecipes: (id: CollectionId, recipeIds: RecipeId[]) => recipeStatements(scope, id, recipeIds),
  delete: (id: CollectionId): Statement[] => [
    sql`DELETE FROM redirects WHERE site_id = ${scope.siteId} AND target_id = ${id}`,
    sql`DELETE FROM collections WHERE site_id = ${scope.siteId} AND id = ${id}`,
  ],
  /** The former address leads to the collection from now on. */
  redirect: (id: CollectionId, formerSlug: string, now: number): Statement =>
    sql`INSERT INTO redirects (site_id, path, target_kind, target_id, created_at)
        VALUES (${scope.siteId}, ${`/collections/${formerSlug}`}, 'collection', ${id}, ${now})
        ON CONFLICT (site_id, path) DO UPDATE SET target_kind = excluded.target_kind,
          target_id = excluded.target_id, created_at = excluded.created_at`,
  /** An address that lives again leads nowhere else. */
  dropRedirect: (slug: string): Statement =>
    sql`DELETE FROM redirects WHERE site_id = ${scope.siteId}
          AND path = ${`/collections/${slug}`}`,
});

async function findCollection(
  { db, siteId }: SiteScope,
  id: CollectionId,
): Promise<CollectionWithRecipes | null> {
  const [rows = [], recipeRows = []] = await readAll(db, [
    sql`SELECT * FROM collections WHERE site_id = ${siteId} AND id = ${id}`,
    sql`SELECT recipe_id FROM collection_recipes
        WHERE site_id = ${siteId} AND collection_id = ${id} ORDER BY position, recipe_id`,
  ]);
  const [row] = rows;
  if (!row) return null;
  return {
    ...readCollection(row),
    recipeIds: recipeRows.map((r) => column<string>(r, 'recipe_id')),
  };
}

async function listRecipes({ db, siteId }: SiteScope, id: CollectionId) {
  const [rows = []] = await readAll(db, [
    sql`SELECT recipes.id AS id, title, slug, published_at FROM collection_recipes
        JOIN recipes ON recipes.id = recipe_id
        WHERE collection_recipes.site_id = ${siteId} AND collection_id = ${id}
        ORDER BY position, recipe_id`,
  ]);
  return rows.map((row) => ({
    id: column<string>(row, 'id'),
    title: column<string>(row, 'title'),
    slug: column<string>(row, 'slug'),
    publishedAt: column<number | null>(row, 'published_at'),
  }));
}

async function listCollections(
  { db, siteId }: SiteScope,
  { limit, offset }: { limit: number; offset: number },
) {
  const [rows = [], counts = []] = await readAll(db, [
    sql`SELECT * FROM collections WHERE site_id = ${siteId}
        ORDER BY position, id LIMIT ${limit} OFFSET ${offset}`,
    sql`SELECT count(*) AS total FROM collections WHERE site_id = ${siteId}`,
  ]);
  return { collections: rows.map(readCollection), total: totalIn(counts) };
}

function createStatement(
  { siteId }: SiteScope,
  content: CollectionContent,
  { id, now }: { id: CollectionId; now: number },
): Statement {
  return sql`INSERT INTO collections (id, site_id, slug, title, description, image_id, image_crop,
      video_id, position, created_at, updated_at)
    SELECT ${id}, ${siteId}, ${content.slug}, ${content.title}, ${jsonText(content.description)},
      ${content.imageId}, ${jsonText(content.imageCrop)}, ${content.videoId},
      coalesce(max(position) + 1, 0), ${now}, ${now} FROM collections WHERE site_id = ${siteId}`;
}

/** A version that is not the expected one becomes null, which the column refuses. */
function updateStatement(
  { siteId }: SiteScope,
  content: CollectionContent,
  { id, expectedVersion, now }: Update,
): Statement {
  return sql`UPDATE collections SET
      version = CASE WHEN version = ${expectedVersion} THEN version + 1 END,
      slug = ${content.slug}, title = ${content.title},
      description = ${jsonText(content.description)}, image_id = ${content.imageId},
      image_crop = ${jsonText(content.imageCrop)}, video_id = ${content.videoId},
      updated_at = ${now}
    WHERE site_id = ${siteId} AND id = ${id}`;
}

function recipeStatements(
  { siteId }: SiteScope,
  id: CollectionId,
  recipeIds: RecipeId[],
): Statement[] {
  return [
    sql`DELETE FROM collection_recipes WHERE site_id = ${siteId} AND collection_id = ${id}
          AND NOT recipe_id ${inList(recipeIds)}`,
    sql`INSERT INTO collection_recipes (site_id, collection_id, recipe_id, position)
        SELECT collections.site_id, collections.id, recipes.id, chosen."key"
        FROM json_each(${JSON.stringify(recipeIds)}) AS chosen
        JOIN recipes ON +recipes.site_id = ${siteId} AND recipes.id = chosen.value
        JOIN collections ON collections.site_id = ${siteId} AND collections.id = ${id}
        WHERE true ON CONFLICT (site_id, collection_id, recipe_id)
          DO UPDATE SET position = excluded.position`,
  ];
}

const jsonText = (value: unknown) => (value === null ? null : JSON.stringify(value));

export function readCollection(row: Row): Collection {
  return {
    id: column<string>(row, 'id'),
    title: column<string>(row, 'title'),
    slug: column<string>(row, 'slug'),
    description: jsonColumn(row, 'description'),
    imageId: column<string | null>(row, 'image_id'),
    imageCrop: jsonColumn(row, 'image_crop'),
    videoId: column<string | null>(row, 'video_id'),
    position: column<number>(row, 'position'),
    version: column<number>(row, 'version'),
    recipeCount: column<number>(row, 'recipe_count'),
    createdAt: column<number>(row, 'created_at'),
    updatedAt: column<number>(row, 'updated_at'),
  };
}
