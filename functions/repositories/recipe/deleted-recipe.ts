import { type SQL, sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { ImageUse } from '#domain/media/image.ts';
import type { DeletedPlaces } from '#domain/recipe/deleted-recipe.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { type Database, mapped, read, readEach, type Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonObject } from '#functions/db/json.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { redirects } from '#functions/db/schema/site/publishing/redirects.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { json, type RowOf, rows, selection, text, valueOf } from '#functions/db/selection.ts';
import { countOf } from '../reads.ts';
import { bringBackMedia } from '../media/media-uses.ts';
import { inList, type SiteScope } from '../scope.ts';
import { findDeletion } from './deletion.ts';
import {
  changesOf,
  collectionChangesOf,
  disappearance,
  unpublished,
} from './publication-statements.ts';
import { isKept, workingContent } from './recipe-content.ts';
import { endSchedulesOf } from './recipe-schedule.ts';

const deletedRecipe = selection({
  id: recipes.id,
  title: recipes.title,
  slug: recipes.slug,
  version: recipes.version,
  deletedAt: valueOf(recipes.deletedAt, sql`${recipes.deletedAt}`),
  places: json<DeletedPlaces>(sql`${recipes.deletedPlaces}`),
});
const listed = selection({
  id: recipes.id,
  image: json<ImageUse | null>(sql`${workingContent.content} -> '$.images[0]'`),
});
const takenSlug = selection({ slug: text(sql`value`) });

export type DeletedRecipe = RowOf<typeof deletedRecipe>;

/** A deleted recipe as it is to be: its new slugs are null where it keeps its own. */
export type Restoration = DeletedRecipe & {
  slug: string;
  newSlug: string | null;
  newPublishedSlug: string | null;
};

type Page = { limit: number; offset: number };

/** What its owner deleted and can still restore. */
export const deletedRecipeRepository = (scope: SiteScope) => ({
  list: (page: Page) => listDeleted(scope, page),
  listByIds: (ids: RecipeId[]): Promise<DeletedRecipe[]> =>
    read(
      scope.db,
      rows(
        deletedRecipe,
        sql`SELECT ${deletedRecipe} FROM ${recipes}
      WHERE ${isDeletedOf(scope)} AND ${recipes.id} ${inList(ids)}`,
      ),
    ),
  /** When a recipe was deleted, and by whom where that is known; null of one that is not deleted. */
  findDeletion: (id: RecipeId) => findDeletion(scope, id),
  /** Which of the slugs other recipes of the site have, as working copies or published. */
  listTakenSlugs: (slugs: string[]): Promise<Set<string>> => listTakenSlugs(scope, slugs),
  /** Ends their schedules. The first statement counts the recipes that were there. */
  delete: (ids: RecipeId[], now: number): Statement[] => deleteStatements(scope, ids, now),
  /** As drafts, under their slugs. */
  restore: (restorations: Restoration[]): Statement[] => restoreStatements(scope, restorations),
});

const isDeleted = sql`${recipes.deletedAt} IS NOT NULL`;
const isDeletedOf = ({ siteId }: SiteScope) => sql`+${recipes.siteId} = ${siteId} AND ${isDeleted}`;

async function listDeleted({ db, siteId }: SiteScope, { limit, offset }: Page) {
  const deleted = sql`${recipes.siteId} = ${siteId} AND ${isDeleted}`;
  const order = sql`ORDER BY ${recipes.deletedAt} DESC, ${recipes.id}`;
  const page = sql`SELECT ${recipes.id} FROM ${recipes} WHERE ${deleted}
    ${order} LIMIT ${limit} OFFSET ${offset}`;
  const [found, pictured, total] = await readEach(
    db,
    rows(
      deletedRecipe,
      sql`SELECT ${deletedRecipe} FROM ${recipes}
      WHERE ${recipes.id} IN (${page}) ${order}`,
    ),
    rows(
      listed,
      sql`SELECT ${listed} FROM ${recipes} ${workingContent.join}
      WHERE ${recipes.id} IN (${page})`,
    ),
    countOf(sql`${recipes} WHERE ${deleted}`),
  );
  const images = new Map(pictured.map(({ id, image }) => [id, image]));
  return { recipes: found.map((row) => ({ ...row, image: images.get(row.id) ?? null })), total };
}

function listTakenSlugs({ db, siteId }: SiteScope, slugs: string[]): Promise<Set<string>> {
  const asked = sql`json_each(${JSON.stringify(slugs)})`;
  const isTaken = sql`EXISTS (SELECT 1 FROM ${recipes}
      WHERE ${recipes.siteId} = ${siteId} AND ${recipes.slug} = value AND ${isKept})
    OR EXISTS (SELECT 1 FROM ${recipes} WHERE ${recipes.siteId} = ${siteId}
      AND ${recipes.publishedSlug} = value AND ${recipes.publishedSlug} IS NOT NULL)`;
  const query = sql`SELECT ${takenSlug} FROM ${asked} WHERE ${isTaken}`;
  return read(
    db,
    mapped(rows(takenSlug, query), (found) => new Set(found.map(({ slug }) => slug))),
  );
}

const featured = jsonElement('featured');
const featuredIds = '$.featuredRecipeIds' satisfies `$.${keyof SiteSettings}`;
const places = jsonObject<DeletedPlaces>({
  publishedVersion: sql`${recipes.publishedVersion}`,
  publishedAt: sql`${recipes.publishedAt}`,
  publishedSlug: sql`${recipes.publishedSlug}`,
  featuredPlace: sql`(SELECT ${featured.key}
    FROM ${sites}, json_each(${sites.settings}, ${sql.raw(`'${featuredIds}'`)}) ${featured}
    WHERE ${sites.id} = ${recipes.siteId} AND ${featured.value} = ${recipes.id})`,
});

function deleteStatements(scope: SiteScope, ids: RecipeId[], now: number): Statement[] {
  const { db, siteId } = scope;
  const isOne = sql`${recipes.id} ${inList(ids)} AND ${isKept}`;
  const isNew = sql`${recipes.id} ${inList(ids)} AND ${recipes.deletedAt} = ${now}`;
  const wasPublished = sql`${isNew}
    AND ${recipes.deletedPlaces} ->> ${sql.raw("'publishedVersion'")} IS NOT NULL`;
  return [
    db
      .update(recipes)
      .set({ ...unpublished, deletedAt: now, deletedPlaces: places })
      .where(sql`+${recipes.siteId} = ${siteId} AND ${isOne}`),
    changesOf(scope, wasPublished, now),
    collectionChangesOf(scope, isNew, now),
    ...disappearance(scope, ids),
    ...endSchedulesOf(scope, ids),
  ];
}

const restoration = jsonElement('restoration');
const field = fieldsOf<Restoration>(sql`${restoration.value}`);

/** One that was restored meanwhile has no version, which its column refuses. */
function restoreStatements(scope: SiteScope, restorations: Restoration[]): Statement[] {
  const { db, siteId } = scope;
  const list = sql`json_each(${JSON.stringify(restorations)}) ${restoration}`;
  const isExpected = sql`${isDeleted} AND ${recipes.version} = ${field('version')}`;
  const isRenamed = sql`${field('newSlug')} IS NOT NULL`;
  return [
    ...restorations.flatMap((each) => renameStatements(scope, each)),
    db
      .update(recipes)
      .set({
        version: sql`CASE WHEN ${isExpected} THEN ${recipes.version} + (${isRenamed}) END`,
        slug: sql`coalesce(${field('newSlug')}, ${recipes.slug})`,
        deletedAt: null,
        deletedPlaces: null,
      })
      .from(list)
      .where(sql`+${recipes.siteId} = ${siteId} AND ${recipes.id} = ${field('id')}`),
    ...bringBackMedia(
      scope,
      restorations.map(({ id }) => id),
    ),
  ];
}

/** A working copy under another slug is a new version of it. */
function renameStatements(
  { db, siteId }: SiteScope,
  { id, version, places: { publishedVersion }, newSlug, newPublishedSlug }: Restoration,
): Statement[] {
  const isDeletedOne = sql`EXISTS (SELECT 1 FROM ${recipes} WHERE ${recipes.id} = ${id}
    AND +${recipes.siteId} = ${siteId} AND ${isDeleted} AND ${recipes.version} = ${version})`;
  const rename = (revision: number, slug: string, by: SQL): Statement =>
    db
      .update(recipeRevisions)
      .set({
        version: sql`${recipeRevisions.version} + ${by}`,
        content: sql`json_set(${recipeRevisions.content}, '$.slug', ${slug})`,
      })
      .where(
        sql`${recipeRevisions.recipeId} = ${id} AND ${recipeRevisions.version} = ${revision}
          AND ${isDeletedOne}`,
      );
  const isPublishedApart = publishedVersion !== null && publishedVersion !== version;
  return [
    ...(newSlug === null ? [] : [rename(version, newSlug, sql`1`)]),
    ...(isPublishedApart && newPublishedSlug !== null
      ? [rename(publishedVersion, newPublishedSlug, sql`0`)]
      : []),
  ];
}

/** Those deleted at that time or before, on all sites, and the addresses that led to them. */
export function removeRecipes(
  db: Database,
  { through, limit }: { through: number; limit: number },
): Statement[] {
  const due = sql`SELECT ${recipes.id} FROM ${recipes}
    WHERE ${recipes.deletedAt} <= ${through} ORDER BY ${recipes.deletedAt}, ${recipes.id}
    LIMIT ${limit}`;
  return [
    db.delete(redirects).where(sql`${redirects.targetId} IN (${due})`),
    db.delete(recipes).where(sql`${recipes.id} IN (${due})`),
  ];
}
