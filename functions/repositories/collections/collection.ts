import { and, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import type { CollectionFacts } from '#domain/site/collection-facts.ts';
import { readEach, read, type Statement } from '#functions/db/database.ts';
import { jsonElement } from '#functions/db/json.ts';
import { collectionRecipes, collections } from '#functions/db/schema/site/recipe/collections.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { redirects } from '#functions/db/schema/site/publishing/redirects.ts';
import { firstRow, json, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { bare, excluded, selected } from '#functions/db/writing.ts';
import { countOf } from '../reads.ts';
import { cover } from './collection-facts.ts';
import { isKept } from '../recipe/recipe-content.ts';
import { inList, type SiteScope } from '../scope.ts';

const content = {
  title: collections.title,
  slug: collections.slug,
  description: collections.description,
  imageId: collections.imageId,
  imageCrop: collections.imageCrop,
  videoId: collections.videoId,
};

export const storedCollection = selection({
  ...content,
  id: collections.id,
  position: collections.position,
  version: collections.version,
  recipeCount: collections.recipeCount,
  cover: json<CollectionFacts['cover']>(cover),
  createdAt: collections.createdAt,
  updatedAt: collections.updatedAt,
});
const listedRecipe = selection({
  id: recipes.id,
  title: recipes.title,
  slug: recipes.slug,
  publishedAt: recipes.publishedAt,
});
const listedId = selection({ id: collections.id });
const member = selection({ recipeId: collectionRecipes.recipeId });

export type Collection = RowOf<typeof storedCollection>;
export type CollectionContent = Pick<Collection, keyof typeof content>;
export type CollectionWithRecipes = Collection & { recipeIds: RecipeId[] };

type Update = { id: CollectionId; expectedVersion: number; now: number };

export const collectionRepository = (scope: SiteScope) => ({
  find: (id: CollectionId) => findCollection(scope, id),
  listRecipes: (id: CollectionId) => listRecipes(scope, id),
  /** In their order. */
  listIds: () => listIds(scope),
  list: (page: { limit: number; offset: number }) => listCollections(scope, page),
  create: (written: CollectionContent, created: { id: CollectionId; now: number }) =>
    createStatement(scope, written, created),
  update: (written: CollectionContent, update: Update) => updateStatement(scope, written, update),
  /** Places it at a position; those from there on make room. */
  move: (id: CollectionId, position: number) => moveStatements(scope, id, position),
  /** All of the site, in their new order. */
  order: (ids: CollectionId[]) => orderStatements(scope, ids),
  setRecipes: (id: CollectionId, recipeIds: RecipeId[]) => recipeStatements(scope, id, recipeIds),
  delete: (id: CollectionId): Statement[] => [
    scope.db
      .delete(redirects)
      .where(and(eq(redirects.siteId, scope.siteId), eq(redirects.targetId, id))),
    scope.db.delete(collections).where(isOne(scope, id)),
  ],
  /** The former address leads to the collection from now on. */
  redirect: (id: CollectionId, formerSlug: string, now: number) =>
    redirectStatement(scope, { id, formerSlug, now }),
  /** An address that lives again leads nowhere else. */
  dropRedirect: (slug: string): Statement =>
    scope.db
      .delete(redirects)
      .where(and(eq(redirects.siteId, scope.siteId), eq(redirects.path, pathOf(slug)))),
});

const isOne = ({ siteId }: SiteScope, id: CollectionId): SQL | undefined =>
  and(eq(collections.siteId, siteId), eq(collections.id, id));

/** Nothing else of what a service hands over. */
const contentOf = ({
  title,
  slug,
  description,
  imageId,
  imageCrop,
  videoId,
}: CollectionContent): CollectionContent => ({
  title,
  slug,
  description,
  imageId,
  imageCrop,
  videoId,
});

const pathOf = (slug: string) => `/collections/${slug}`;

async function findCollection(
  scope: SiteScope,
  id: CollectionId,
): Promise<CollectionWithRecipes | null> {
  const { db } = scope;
  const [collection, members] = await readEach(
    db,
    firstRow(
      storedCollection,
      db.select(storedCollection.fields).from(collections).where(isOne(scope, id)),
    ),
    rows(
      member,
      db
        .select(member.fields)
        .from(collectionRecipes)
        .innerJoin(recipes, eq(recipes.id, collectionRecipes.recipeId))
        .where(and(hasMembers(scope, id), isKept))
        .orderBy(collectionRecipes.position, collectionRecipes.recipeId),
    ),
  );
  return collection && { ...collection, recipeIds: members.map(({ recipeId }) => recipeId) };
}

const hasMembers = ({ siteId }: SiteScope, id: CollectionId): SQL | undefined =>
  and(eq(collectionRecipes.siteId, siteId), eq(collectionRecipes.collectionId, id));

function listRecipes(scope: SiteScope, id: CollectionId) {
  const query = scope.db
    .select(listedRecipe.fields)
    .from(collectionRecipes)
    .innerJoin(recipes, eq(recipes.id, collectionRecipes.recipeId))
    .where(and(hasMembers(scope, id), isKept))
    .orderBy(collectionRecipes.position, collectionRecipes.recipeId);
  return read(scope.db, rows(listedRecipe, query));
}

async function listCollections(
  { db, siteId }: SiteScope,
  { limit, offset }: { limit: number; offset: number },
) {
  const isOfSite = eq(collections.siteId, siteId);
  const page = db
    .select(storedCollection.fields)
    .from(collections)
    .where(isOfSite)
    .orderBy(collections.position, collections.id)
    .limit(limit)
    .offset(offset);
  const [listed, total] = await readEach(
    db,
    rows(storedCollection, page),
    countOf(sql`${collections} WHERE ${isOfSite}`),
  );
  return { collections: listed, total };
}

async function listIds({ db, siteId }: SiteScope): Promise<CollectionId[]> {
  const query = db
    .select(listedId.fields)
    .from(collections)
    .where(eq(collections.siteId, siteId))
    .orderBy(collections.position, collections.id);
  return (await read(db, rows(listedId, query))).map(({ id }) => id);
}

/** Stands behind all others of its site. */
const createStatement = (
  { siteId }: SiteScope,
  written: CollectionContent,
  { id, now }: { id: CollectionId; now: number },
): Statement =>
  sql`INSERT INTO ${selected(collections, {
    ...contentOf(written),
    id,
    siteId,
    position: sql`coalesce(max(${collections.position}) + 1, 0)`,
    createdAt: now,
    updatedAt: now,
  })} FROM ${collections} WHERE ${collections.siteId} = ${siteId}`;

/** A version that is not the expected one becomes null, which the column refuses. */
function updateStatement(
  scope: SiteScope,
  written: CollectionContent,
  { id, expectedVersion, now }: Update,
): Statement {
  const isExpected = eq(collections.version, expectedVersion);
  return scope.db
    .update(collections)
    .set({
      ...contentOf(written),
      version: sql`CASE WHEN ${isExpected} THEN ${collections.version} + 1 END`,
      updatedAt: now,
    })
    .where(isOne(scope, id));
}

function moveStatements(scope: SiteScope, id: CollectionId, position: number): Statement[] {
  const { db, siteId } = scope;
  const isBehind = and(gte(collections.position, position), ne(collections.id, id));
  return [
    db
      .update(collections)
      .set({ position: sql`${collections.position} + 1` })
      .where(and(eq(collections.siteId, siteId), isBehind)),
    db.update(collections).set({ position }).where(isOne(scope, id)),
  ];
}

function orderStatements({ db, siteId }: SiteScope, ids: CollectionId[]): Statement[] {
  const named = jsonElement('named');
  return [
    db
      .update(collections)
      .set({ position: sql`${named.key}` })
      .from(sql`json_each(${JSON.stringify(ids)}) ${named}`)
      .where(sql`+${collections.siteId} = ${siteId} AND ${collections.id} = ${named.value}`),
  ];
}

/** A deleted recipe keeps its place, of which whoever lists the others knows nothing. */
const hasKeptRecipe = sql`EXISTS (SELECT 1 FROM ${recipes}
  WHERE ${recipes.id} = ${collectionRecipes.recipeId} AND ${isKept})`;

function recipeStatements(scope: SiteScope, id: CollectionId, recipeIds: RecipeId[]): Statement[] {
  const { db, siteId } = scope;
  const { collectionId, recipeId, position } = collectionRecipes;
  const chosen = jsonElement('chosen');
  return [
    db
      .delete(collectionRecipes)
      .where(and(hasMembers(scope, id), sql`NOT ${recipeId} ${inList(recipeIds)}`, hasKeptRecipe)),
    sql`INSERT INTO ${selected(collectionRecipes, {
      siteId: collections.siteId,
      collectionId: collections.id,
      recipeId: recipes.id,
      position: sql`${chosen.key}`,
    })} FROM json_each(${JSON.stringify(recipeIds)}) ${chosen}
        JOIN ${recipes} ON +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${chosen.value} AND ${isKept}
        JOIN ${collections} ON ${isOne(scope, id)}
        WHERE true
        ON CONFLICT (${bare(collectionRecipes.siteId)}, ${bare(collectionId)}, ${bare(recipeId)})
          DO UPDATE SET ${bare(position)} = ${excluded(position)}`,
  ];
}

function redirectStatement(
  { db, siteId }: SiteScope,
  { id, formerSlug, now }: { id: CollectionId; formerSlug: string; now: number },
): Statement {
  const { targetKind, targetId, createdAt } = redirects;
  return db
    .insert(redirects)
    .values({
      siteId,
      path: pathOf(formerSlug),
      targetKind: 'collection',
      targetId: id,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [redirects.siteId, redirects.path],
      set: {
        targetKind: excluded(targetKind),
        targetId: excluded(targetId),
        createdAt: excluded(createdAt),
      },
    });
}
