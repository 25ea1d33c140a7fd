import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import { read, readEach } from '#functions/db/database.ts';
import { collectionRecipes, collections } from '#functions/db/schema/site/recipe/collections.ts';
import { comments, commentUpvotes } from '#functions/db/schema/site/people/comments.ts';
import { images, videos } from '#functions/db/schema/site/media.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { subscriberIndex } from '#functions/db/schema/site/mail/subscribers.ts';
import {
  firstRow,
  json,
  nullable,
  number,
  optional,
  type RowOf,
  rows,
  selection,
  text,
} from '#functions/db/selection.ts';
import { countOf } from '../reads.ts';
import { isKept, workingContent } from '../recipe/recipe-content.ts';
import { writerName } from '../comments/writer.ts';
import { inList, type SiteScope } from '../scope.ts';
import { besideRecipes } from './archive-beside.ts';

const published = alias(recipeRevisions, 'recipe_shown');
const listed = selection({ id: recipes.id });
const shown = sql`SELECT ${published.content} FROM ${recipeRevisions} ${published}
  WHERE ${published.recipeId} = ${recipes.id} AND ${published.version} = ${recipes.publishedVersion}
    AND ${recipes.publishedVersion} <> ${recipes.version}`;

/** Contents are text, so that what is damaged goes out as it is. */
const archivedRecipe = selection({
  id: recipes.id,
  slug: recipes.slug,
  title: recipes.title,
  content: text(sql`${workingContent.content}`),
  publishedContent: nullable(text(sql`(${shown})`)),
  publishedAt: recipes.publishedAt,
  publishedChangedAt: recipes.publishedChangedAt,
  scheduledAt: optional(recipeSchedules.at),
  createdAt: recipes.createdAt,
  updatedAt: recipes.updatedAt,
  collectionIds: json<
    CollectionId[]
  >(sql`(SELECT json_group_array(${collectionRecipes.collectionId})
    FROM ${collectionRecipes} WHERE ${collectionRecipes.recipeId} = ${recipes.id})`),
});
export type ArchivedRecipe = RowOf<typeof archivedRecipe>;

const archivedCollection = selection({
  id: collections.id,
  title: collections.title,
  slug: collections.slug,
  description: collections.description,
  imageId: collections.imageId,
  imageCrop: collections.imageCrop,
  videoId: collections.videoId,
  createdAt: collections.createdAt,
  updatedAt: collections.updatedAt,
  recipeIds: json<RecipeId[]>(sql`(SELECT json_group_array(${collectionRecipes.recipeId}
      ORDER BY ${collectionRecipes.position}, ${collectionRecipes.recipeId})
    FROM ${collectionRecipes} JOIN ${recipes} ON ${recipes.id} = ${collectionRecipes.recipeId}
      AND ${isKept} WHERE ${collectionRecipes.collectionId} = ${collections.id})`),
});

const archivedComment = selection({
  id: comments.id,
  recipeId: comments.recipeId,
  parentId: comments.parentId,
  author: writerName,
  userId: comments.userId,
  formerFacts: comments.formerFacts,
  content: comments.content,
  createdAt: comments.createdAt,
  heldAt: comments.heldAt,
  hiddenAt: comments.hiddenAt,
  deletedAt: comments.deletedAt,
  upvoteCount: number(sql`(SELECT count(*) FROM ${commentUpvotes}
    WHERE ${commentUpvotes.commentId} = ${comments.id})`),
});
export type ArchivedComment = RowOf<typeof archivedComment>;

type Files = typeof images | typeof videos;
const filesOf = (table: Files) =>
  selection({
    total: number(sql`count(*)`),
    bytes: number(sql`coalesce(sum(${table.bytes}), 0)`),
  });

/** What an archive of the site holds. */
type ArchiveCounts = {
  recipes: number;
  collections: number;
  pictures: number;
  films: number;
  bytes: number;
  subscribers: number;
  comments: number;
};

export const archiveRepository = (scope: SiteScope) => ({
  count: () => countAll(scope),
  ...besideRecipes(scope),
  /** In the order they were begun. */
  listRecipeIds: async (): Promise<RecipeId[]> => {
    const query = scope.db
      .select(listed.fields)
      .from(recipes)
      .where(and(eq(recipes.siteId, scope.siteId), isKept))
      .orderBy(recipes.createdAt, recipes.id);
    return (await read(scope.db, rows(listed, query))).map(({ id }) => id);
  },
  /** In no order. */
  listRecipes: (ids: RecipeId[]): Promise<ArchivedRecipe[]> =>
    read(
      scope.db,
      rows(
        archivedRecipe,
        sql`SELECT ${archivedRecipe} FROM ${recipes} ${workingContent.join}
            LEFT JOIN ${recipeSchedules} ON ${recipeSchedules.recipeId} = ${recipes.id}
            WHERE +${recipes.siteId} = ${scope.siteId} AND ${recipes.id} ${inList(ids)} AND ${isKept}`,
      ),
    ),
  /** With their recipes, both in order. */
  listCollections: () =>
    read(
      scope.db,
      rows(
        archivedCollection,
        sql`SELECT ${archivedCollection} FROM ${collections}
            WHERE ${collections.siteId} = ${scope.siteId}
            ORDER BY ${collections.position}, ${collections.id}`,
      ),
    ),
  /** Below the recipes, oldest first. */
  listComments: (recipeIds: RecipeId[]): Promise<ArchivedComment[]> =>
    read(
      scope.db,
      rows(
        archivedComment,
        sql`SELECT ${archivedComment} FROM ${comments}
            LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${comments.siteId}
              AND ${siteUsers.userId} = ${comments.userId}
            WHERE ${comments.siteId} = ${scope.siteId} AND ${comments.recipeId} ${inList(recipeIds)}
            ORDER BY ${comments.createdAt}, ${comments.id}`,
      ),
    ),
});

async function countAll({ db, siteId }: SiteScope): Promise<ArchiveCounts> {
  const ofFiles = (table: Files) => {
    const files = filesOf(table);
    const isThere = and(eq(table.siteId, siteId), isNull(table.deletedAt));
    return firstRow(files, db.select(files.fields).from(table).where(isThere));
  };
  const of = (table: SQL, column: SQL) => countOf(sql`${table} WHERE ${column} = ${siteId}`);
  const [recipeCount, collectionCount, pictures, films, subscribers, commentCount] = await readEach(
    db,
    countOf(sql`${recipes} WHERE ${recipes.siteId} = ${siteId} AND ${isKept}`),
    of(sql`${collections}`, sql`${collections.siteId}`),
    ofFiles(images),
    ofFiles(videos),
    of(sql`${subscriberIndex}`, sql`${subscriberIndex.siteId}`),
    countOf(
      sql`${comments} WHERE ${comments.siteId} = ${siteId} AND ${comments.deletedAt} IS NULL`,
    ),
  );
  return {
    recipes: recipeCount,
    collections: collectionCount,
    pictures: pictures?.total ?? 0,
    films: films?.total ?? 0,
    bytes: (pictures?.bytes ?? 0) + (films?.bytes ?? 0),
    subscribers,
    comments: commentCount,
  };
}
