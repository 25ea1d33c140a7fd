import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { CollectionId } from '#domain/ids.ts';
import type { DeletedCollectionContent } from '#domain/site/deleted-collection.ts';
import { type Database, mapped, read, readEach, type Statement } from '#functions/db/database.ts';
import { jsonElement, jsonObject } from '#functions/db/json.ts';
import { collectionRecipes, collections } from '#functions/db/schema/site/recipe/collections.ts';
import { deletedCollections } from '#functions/db/schema/site/recipe/deleted-collections.ts';
import { images, videos } from '#functions/db/schema/site/media.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { redirects } from '#functions/db/schema/site/publishing/redirects.ts';
import { firstRow, type RowOf, rows, selection, text } from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';
import { countOf } from '../reads.ts';
import { inList, type SiteScope } from '../scope.ts';

const deletedCollection = selection({
  id: deletedCollections.id,
  slug: deletedCollections.slug,
  title: deletedCollections.title,
  imageId: deletedCollections.imageId,
  videoId: deletedCollections.videoId,
  content: deletedCollections.content,
  deletedAt: deletedCollections.deletedAt,
});
const takenSlug = selection({ slug: text(sql`${collections.slug}`) });

export type DeletedCollection = RowOf<typeof deletedCollection>;

/** What the owner deleted and can still restore. */
export const deletedCollectionRepository = (scope: SiteScope) => ({
  list: (page: { limit: number; offset: number }) => listDeleted(scope, page),
  find: (id: CollectionId): Promise<DeletedCollection | null> =>
    read(
      scope.db,
      firstRow(
        deletedCollection,
        sql`SELECT ${deletedCollection} FROM ${deletedCollections} WHERE ${isOne(scope, id)}`,
      ),
    ),
  /** Which of the slugs collections of the site have. */
  listTakenSlugs: (slugs: string[]): Promise<Set<string>> =>
    read(
      scope.db,
      mapped(
        rows(
          takenSlug,
          sql`SELECT ${takenSlug} FROM ${collections}
            WHERE ${collections.siteId} = ${scope.siteId} AND ${collections.slug} ${inList(slugs)}`,
        ),
        (found) => new Set(found.map((row) => row.slug)),
      ),
    ),
  /** Keeps what is deleted behind this in the same batch. */
  keep: (id: CollectionId, now: number): Statement => keepStatement(scope, id, now),
  restore: (deleted: DeletedCollection, slug: string, now: number): Statement[] =>
    restoreStatements(scope, { deleted, slug, now }),
});

const isOne = ({ siteId }: SiteScope, id: CollectionId): SQL | undefined =>
  and(sql`+${deletedCollections.siteId} = ${siteId}`, eq(deletedCollections.id, id));

async function listDeleted(
  { db, siteId }: SiteScope,
  { limit, offset }: { limit: number; offset: number },
) {
  const ofSite = sql`${deletedCollections} WHERE ${deletedCollections.siteId} = ${siteId}`;
  const [listed, total] = await readEach(
    db,
    rows(
      deletedCollection,
      sql`SELECT ${deletedCollection} FROM ${ofSite}
        ORDER BY ${deletedCollections.deletedAt} DESC, ${deletedCollections.id}
        LIMIT ${limit} OFFSET ${offset}`,
    ),
    countOf(ofSite),
  );
  return { collections: listed, total };
}

const listOf = (value: SQL, from: SQL): SQL<never> =>
  sql`json((SELECT json_group_array(${value}) FROM ${from}))`;

const content = jsonObject<DeletedCollectionContent>({
  description: sql`json(${collections.description})`,
  imageCrop: sql`json(${collections.imageCrop})`,
  position: sql`${collections.position}`,
  version: sql`${collections.version}`,
  createdAt: sql`${collections.createdAt}`,
  recipeIds: listOf(
    sql`member`,
    sql`(SELECT ${collectionRecipes.recipeId} AS member FROM ${collectionRecipes}
      WHERE ${collectionRecipes.collectionId} = ${collections.id}
      ORDER BY ${collectionRecipes.position}, ${collectionRecipes.recipeId})`,
  ),
  formerPaths: listOf(
    sql`${redirects.path}`,
    sql`${redirects} WHERE ${redirects.siteId} = ${collections.siteId}
      AND ${redirects.targetId} = ${collections.id}`,
  ),
});

const keepStatement = ({ siteId }: SiteScope, id: CollectionId, now: number): Statement =>
  sql`INSERT INTO ${selected(deletedCollections, {
    id: collections.id,
    siteId: collections.siteId,
    slug: collections.slug,
    title: collections.title,
    imageId: collections.imageId,
    videoId: collections.videoId,
    content,
    deletedAt: sql`${now}`,
  })} FROM ${collections} WHERE ${collections.siteId} = ${siteId} AND ${collections.id} = ${id}`;

type Restoration = { deleted: DeletedCollection; slug: string; now: number };

/** One that was restored meanwhile is not there, so that nothing of this is done. */
function restoreStatements(scope: SiteScope, { deleted, slug, now }: Restoration): Statement[] {
  const { db, siteId } = scope;
  const { id, title, imageId, videoId } = deleted;
  const { recipeIds, formerPaths, ...stored } = deleted.content;
  const isThere = sql`EXISTS (SELECT 1 FROM ${deletedCollections} WHERE ${isOne(scope, id)})`;
  const member = jsonElement('member');
  const former = jsonElement('former');
  return [
    db
      .update(collections)
      .set({ position: sql`${collections.position} + 1` })
      .where(
        sql`${collections.siteId} = ${siteId} AND ${collections.position} >= ${stored.position}
          AND ${isThere}`,
      ),
    sql`INSERT INTO ${selected(collections, {
      id,
      siteId,
      slug,
      title,
      imageId,
      videoId,
      ...stored,
      version: stored.version + 1,
      updatedAt: now,
    })} WHERE ${isThere}`,
    sql`INSERT INTO ${selected(collectionRecipes, {
      siteId: recipes.siteId,
      collectionId: sql`${id}`,
      recipeId: recipes.id,
      position: sql`${member.key}`,
    })} FROM json_each(${JSON.stringify(recipeIds)}) ${member}
      JOIN ${recipes} ON +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${member.value}
      WHERE ${isThere}`,
    sql`INSERT OR IGNORE INTO ${selected(redirects, {
      siteId,
      path: sql`${former.value}`,
      targetKind: 'collection',
      targetId: id,
      createdAt: now,
    })} FROM json_each(${JSON.stringify(formerPaths)}) ${former} WHERE ${isThere}`,
    ...[images, videos].map((table) =>
      db.update(table).set({ deletedAt: null })
        .where(sql`+${table.siteId} = ${siteId} AND ${table.deletedAt} IS NOT NULL
          AND ${table.id} IN (${imageId ?? ''}, ${videoId ?? ''}) AND ${isThere}`),
    ),
    db.delete(deletedCollections).where(isOne(scope, id)),
  ];
}

/** Those deleted at that time or before, of all sites. */
export const pruneDeletedCollections = (db: Database, deletedThrough: number): Statement =>
  db.delete(deletedCollections).where(lte(deletedCollections.deletedAt, deletedThrough));
