import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import { indexCardOf, type IndexCard } from '#domain/recipe/index/index-card.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { type Database, read, readEach, type Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import { bookmarks } from '#functions/db/schema/site/bookmarks.ts';
import { collectionRecipes } from '#functions/db/schema/site/collections.ts';
import { comments } from '#functions/db/schema/site/comments.ts';
import { images, recipeImages } from '#functions/db/schema/site/media.ts';
import { recipeIndexCards, recipeIndexChanges } from '#functions/db/schema/site/recipe-index.ts';
import { recipes } from '#functions/db/schema/site/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import {
  firstRow,
  json,
  number,
  optional,
  type RowOf,
  rows,
  selection,
  truth,
} from '#functions/db/selection.ts';
import { bare, excluded, selected } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';
import { isKept, workingContent } from './recipe-content.ts';

const parent = alias(comments, 'parent');
const used = alias(images, 'used');

const indexRow = selection({
  id: recipes.id,
  title: recipes.title,
  slug: recipes.slug,
  version: recipes.version,
  publishedAt: recipes.publishedAt,
  publishedVersion: recipes.publishedVersion,
  createdAt: recipes.createdAt,
  updatedAt: recipes.updatedAt,
  card: optional(recipeIndexCards.content),
  /** Of a recipe without a card alone. */
  content: json<RecipeContent | null>(sql`CASE WHEN ${recipeIndexCards.content} IS NULL
    THEN (SELECT ${workingContent.content} FROM ${workingContent.of}) END`),
  key: optional(images.key),
  width: optional(images.width),
  height: optional(images.height),
  lqip: optional(images.lqip),
  lacksAlternativeText: truth(sql`EXISTS (SELECT 1 FROM ${recipeImages}
    JOIN ${images} ${used} ON ${used.id} = ${recipeImages.imageId} AND ${used.alt} = ''
    WHERE ${recipeImages.recipeId} = ${recipes.id})`),
  collectionIds: json<
    CollectionId[]
  >(sql`(SELECT json_group_array(${collectionRecipes.collectionId})
    FROM ${collectionRecipes} WHERE ${collectionRecipes.recipeId} = ${recipes.id})`),
  bookmarkCount: number(
    sql`(SELECT count(*) FROM ${bookmarks} WHERE ${bookmarks.recipeId} = ${recipes.id})`,
  ),
  commentCount: number(sql`(SELECT count(*) FROM ${comments}
    WHERE ${comments.recipeId} = ${recipes.id} AND ${comments.hiddenAt} IS NULL
      AND ${comments.deletedAt} IS NULL AND NOT EXISTS (SELECT 1 FROM ${comments} ${parent}
        WHERE ${parent.id} = ${comments.parentId} AND ${parent.hiddenAt} IS NOT NULL))`),
});
const gone = selection({ recipeId: recipeIndexChanges.recipeId });
const newest = selection({ number: number(sql`coalesce(max(${recipeIndexChanges.number}), 0)`) });

export type IndexRow = Omit<RowOf<typeof indexRow>, 'card' | 'content'> & { card: IndexCard };

/** All recipes of a site in short, or what changed of them after a number. */
export const recipeIndexRepository = ({ db, siteId }: SiteScope) => ({
  findNewest: async (): Promise<number> => (await read(db, newestOf(siteId)))?.number ?? 0,
  /** In one moment: what was read is as new as the number that comes with it. */
  read: async (since: number) => {
    const changed = sql`SELECT ${recipeIndexChanges.recipeId} FROM ${recipeIndexChanges}
      WHERE ${recipeIndexChanges.siteId} = ${siteId} AND ${recipeIndexChanges.number} > ${since}`;
    const [found, left, latest] = await readEach(
      db,
      rows(
        indexRow,
        rowsQuery(siteId, since === 0 ? sql`true` : sql`${recipes.id} IN (${changed})`),
      ),
      rows(gone, goneQuery(siteId, since)),
      newestOf(siteId),
    );
    return {
      recipes: found.map(withCard),
      goneIds: left.map(({ recipeId }) => recipeId),
      newest: latest?.number ?? 0,
    };
  },
});

const newestOf = (siteId: string) =>
  firstRow(
    newest,
    sql`SELECT ${newest} FROM ${recipeIndexChanges} WHERE ${recipeIndexChanges.siteId} = ${siteId}`,
  );

const rowsQuery = (siteId: string, filter: SQL) => sql`SELECT ${indexRow} FROM ${recipes}
  JOIN ${sites} ON ${sites.id} = ${recipes.siteId}
  LEFT JOIN ${recipeIndexCards} ON ${recipeIndexCards.recipeId} = ${recipes.id}
  LEFT JOIN ${images} ON ${images.id} = ${recipeIndexCards.content} ->> '$.image.id'
    AND (+${images.siteId} = ${sites.id}
      OR (+${images.siteId} IS NULL AND +${images.userId} = ${sites.ownerId}))
  WHERE ${recipes.siteId} = ${siteId} AND ${isKept} AND ${filter}`;

const goneQuery = (siteId: string, since: number) => sql`SELECT ${gone} FROM ${recipeIndexChanges}
  LEFT JOIN ${recipes} ON ${recipes.id} = ${recipeIndexChanges.recipeId} AND ${isKept}
  WHERE ${recipeIndexChanges.siteId} = ${siteId} AND ${recipeIndexChanges.number} > ${since}
    AND ${recipes.id} IS NULL AND ${since} > 0`;

function withCard({ card, content, ...row }: RowOf<typeof indexRow>): IndexRow {
  if (card) return { ...row, card };
  if (content) return { ...row, card: indexCardOf(content) };
  throw new Error(`Recipe ${row.id} has no working copy`);
}

type NewCards = { rows: SQL; id: SQL; card: SQL };

/** Of rows of recipes of the site. */
export const putIndexCards = (siteId: string, { rows: from, id, card }: NewCards): Statement =>
  sql`INSERT INTO ${selected(recipeIndexCards, { recipeId: recipes.id, content: card })}
    FROM ${from} JOIN ${recipes} ON +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${id}
    WHERE true ON CONFLICT (${bare(recipeIndexCards.recipeId)}) DO UPDATE SET
      ${bare(recipeIndexCards.content)} = ${excluded(recipeIndexCards.content)}`;

const unindexed = selection({ id: recipes.id, content: workingContent.content });
type Unindexed = RowOf<typeof unindexed>;

/** Recipes of any site without a card. */
export const listUnindexed = (db: Database, limit: number): Promise<Unindexed[]> =>
  read(
    db,
    rows(
      unindexed,
      sql`SELECT ${unindexed} FROM ${recipes} ${workingContent.join}
        WHERE NOT EXISTS (SELECT 1 FROM ${recipeIndexCards}
          WHERE ${recipeIndexCards.recipeId} = ${recipes.id}) LIMIT ${limit}`,
    ),
  );

type CardRow = { id: RecipeId; card: IndexCard };
const listed = jsonElement('listed');

/** A save that came between has written a newer card. */
export function indexStatement(found: Unindexed[]): Statement {
  const cards = found.map(({ id, content }): CardRow => ({ id, card: indexCardOf(content) }));
  const field = fieldsOf<CardRow>(sql`${listed.value}`);
  const jsonField = jsonFieldsOf<CardRow>(sql`${listed.value}`);
  return sql`INSERT OR IGNORE INTO ${selected(recipeIndexCards, {
    recipeId: recipes.id,
    content: jsonField('card'),
  })} FROM json_each(${JSON.stringify(cards)}) ${listed}
    JOIN ${recipes} ON ${recipes.id} = ${field('id')}`;
}
