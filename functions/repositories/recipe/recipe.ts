import { type SQL, sql } from 'drizzle-orm';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import type { ImageUse } from '#domain/media/image.ts';
import type { PrivacySetting, RecipeContent } from '#domain/recipe/recipe.ts';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column, jsonColumn, totalIn, type Row } from '../row.ts';
import { inList, type SiteScope } from '../scope.ts';

/** A working copy and what became of it. */
export type StoredRecipe = {
  id: RecipeId;
  content: RecipeContent;
  version: number;
  publishedAt: number | null;
  publishedVersion: number | null;
  collectionIds: CollectionId[];
  createdAt: number;
  updatedAt: number;
};

/** What a list shows of a recipe's working copy or snapshot. */
export type RecipeSummary = {
  id: RecipeId;
  title: string;
  slug: string;
  privacySetting: PrivacySetting;
  image: ImageUse | null;
  version: number;
  publishedAt: number | null;
  publishedVersion: number | null;
  bookmarkCount: number;
  createdAt: number;
  updatedAt: number;
};

export type RecipeListing = {
  limit: number;
  offset: number;
  orderBy: keyof typeof orders;
  status: keyof typeof statuses;
};

/** A working copy to be stored; without an expected version it is a new recipe. */
export type RecipeDraft = {
  id: RecipeId;
  content: RecipeContent;
  imageIds: string[];
  expectedVersion: number | null;
};

const orders = {
  updated_at_desc: sql`updated_at DESC, rowid DESC`,
  published_at_desc: sql`published_at DESC, id DESC`,
  title_asc: sql`title COLLATE NOCASE, rowid`,
};

const statuses = {
  all: sql`1`,
  published: sql`published_at IS NOT NULL`,
  draft: sql`published_at IS NULL`,
  changed: sql`published_at IS NOT NULL AND published_version <> version`,
};

export const recipeRepository = (scope: SiteScope) => ({
  find: (id: RecipeId) => findRecipe(scope, id),
  listByIds: (ids: RecipeId[]) => listRecipes(scope, ids),
  listSummaries: (listing: RecipeListing) => listSummaries(scope, listing),
  listPublished: (page: { limit: number; offset: number }) => listPublished(scope, page),
  create: (drafts: RecipeDraft[], now: number) => createStatements(scope, drafts, now),
  update: (drafts: RecipeDraft[], now: number) => updateStatements(scope, drafts, now),
  /** Fails its batch when the recipe has come to another version. */
  expectVersion: (id: RecipeId, versions: readonly number[]): Statement =>
    sql`UPDATE recipes SET version = CASE WHEN version ${inList(versions)} THEN version END
        WHERE +site_id = ${scope.siteId} AND id = ${id}`,
  delete: (id: RecipeId): Statement =>
    sql`DELETE FROM recipes WHERE site_id = ${scope.siteId} AND id = ${id}`,
});

async function findRecipe(scope: SiteScope, id: RecipeId): Promise<StoredRecipe | null> {
  const [recipe] = await listRecipes(scope, [id]);
  return recipe ?? null;
}

async function listRecipes({ db, siteId }: SiteScope, ids: RecipeId[]): Promise<StoredRecipe[]> {
  const [rows = [], memberships = []] = await readAll(db, [
    sql`SELECT id, version, published_at, published_version, created_at, updated_at, content
        FROM recipes WHERE +site_id = ${siteId} AND id ${inList(ids)}`,
    sql`SELECT recipe_id, collection_id FROM collection_recipes
        WHERE +site_id = ${siteId} AND recipe_id ${inList(ids)} ORDER BY collection_id`,
  ]);
  return rows.map((row) => readRecipe(row, memberships));
}

async function listSummaries({ db, siteId }: SiteScope, listing: RecipeListing) {
  const filter = sql`site_id = ${siteId} AND ${statuses[listing.status]}`;
  const page = sql`SELECT rowid FROM recipes WHERE ${filter}
    ORDER BY ${orders[listing.orderBy]} LIMIT ${listing.limit} OFFSET ${listing.offset}`;
  const [rows = [], counts = []] = await readAll(db, [
    sql`${summary(sql`content`, sql`title`, sql`slug`)} WHERE rowid IN (${page})
        ORDER BY ${orders[listing.orderBy]}`,
    sql`SELECT count(*) AS total FROM recipes WHERE ${filter}`,
  ]);
  return { recipes: rows.map(readSummary), total: totalIn(counts) };
}

async function listPublished(
  { db, siteId }: SiteScope,
  { limit, offset }: { limit: number; offset: number },
) {
  const page = sql`SELECT rowid FROM recipes WHERE site_id = ${siteId}
    AND published_at IS NOT NULL ORDER BY ${orders.published_at_desc}
    LIMIT ${limit} OFFSET ${offset}`;
  const [rows = [], counts = []] = await readAll(db, [
    sql`${summary(sql`published`, sql`published ->> 'title'`, sql`published_slug`)}
        WHERE rowid IN (${page}) ORDER BY ${orders.published_at_desc}`,
    sql`SELECT recipe_count AS total FROM sites WHERE id = ${siteId}`,
  ]);
  return { recipes: rows.map(readSummary), total: totalIn(counts) };
}

/** Looks into the JSON of the rows of one page only, which the caller has picked. */
const summary = (content: SQL, title: SQL, slug: SQL) =>
  sql`SELECT id, ${title} AS title, ${slug} AS slug,
      ${content} ->> 'privacySetting' AS privacy_setting, ${content} -> '$.images[0]' AS image,
      version, published_at, published_version, created_at, updated_at,
      (SELECT count(*) FROM bookmarks WHERE bookmarks.recipe_id = recipes.id) AS bookmark_count
      FROM recipes`;

/** New working copies of this site; an id that exists anywhere fails the batch. */
function createStatements({ siteId }: SiteScope, drafts: RecipeDraft[], now: number): Statement[] {
  return [
    sql`INSERT INTO recipes (id, site_id, slug, title, created_at, updated_at, content)
        SELECT value ->> 'id', ${siteId}, value ->> '$.content.slug', value ->> '$.content.title',
          ${now}, ${now}, value -> 'content' FROM json_each(${JSON.stringify(drafts)})`,
    ...imageStatements(siteId, drafts),
  ];
}

/** A version that is not the expected one becomes null, which the column refuses. */
function updateStatements({ siteId }: SiteScope, drafts: RecipeDraft[], now: number): Statement[] {
  return [
    sql`UPDATE recipes SET
          version = CASE WHEN version = draft.value ->> 'expectedVersion' THEN version + 1 END,
          slug = draft.value ->> '$.content.slug', title = draft.value ->> '$.content.title',
          content = draft.value -> 'content', updated_at = ${now}
        FROM json_each(${JSON.stringify(drafts)}) AS draft
        WHERE +recipes.site_id = ${siteId} AND recipes.id = draft.value ->> 'id'`,
    ...imageStatements(siteId, drafts),
  ];
}

function imageStatements(siteId: string, drafts: RecipeDraft[]): Statement[] {
  const uses = JSON.stringify(drafts.map(({ id, imageIds }) => ({ id, imageIds })));
  return [
    sql`DELETE FROM recipe_images WHERE +site_id = ${siteId} AND recipe_id ${inList(drafts.map((draft) => draft.id))}
          AND (recipe_id, image_id) NOT IN (SELECT draft.value ->> 'id', image.value
            FROM json_each(${uses}) draft, json_each(draft.value, '$.imageIds') image)`,
    sql`INSERT OR IGNORE INTO recipe_images (site_id, image_id, recipe_id)
        SELECT recipes.site_id, image.value, recipes.id
        FROM json_each(${uses}) draft, json_each(draft.value, '$.imageIds') image
        JOIN recipes ON +recipes.site_id = ${siteId} AND recipes.id = draft.value ->> 'id'`,
  ];
}

function readRecipe(row: Row, memberships: Row[]): StoredRecipe {
  const id = column<string>(row, 'id');
  return {
    id,
    content: jsonColumn<RecipeContent>(row, 'content'),
    version: column<number>(row, 'version'),
    publishedAt: column<number | null>(row, 'published_at'),
    publishedVersion: column<number | null>(row, 'published_version'),
    collectionIds: memberships
      .filter((membership) => membership['recipe_id'] === id)
      .map((membership): CollectionId => column<string>(membership, 'collection_id')),
    createdAt: column<number>(row, 'created_at'),
    updatedAt: column<number>(row, 'updated_at'),
  };
}

function readSummary(row: Row): RecipeSummary {
  return {
    id: column<string>(row, 'id'),
    title: column<string>(row, 'title'),
    slug: column<string>(row, 'slug'),
    privacySetting: column<PrivacySetting>(row, 'privacy_setting'),
    image: jsonColumn(row, 'image'),
    version: column<number>(row, 'version'),
    publishedAt: column<number | null>(row, 'published_at'),
    publishedVersion: column<number | null>(row, 'published_version'),
    bookmarkCount: column<number>(row, 'bookmark_count'),
    createdAt: column<number>(row, 'created_at'),
    updatedAt: column<number>(row, 'updated_at'),
  };
}
