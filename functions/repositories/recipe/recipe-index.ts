import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import { indexCardOf, type IndexCard } from '#domain/recipe/index/index-card.ts';
import { type Database, read, readEach, type Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf, jsonObject } from '#functions/db/json.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import { collectionRecipes } from '#functions/db/schema/site/recipe/collections.ts';
import { comments } from '#functions/db/schema/site/people/comments.ts';
import { images, recipeImages } from '#functions/db/schema/site/media.ts';
import {
  recipeIndexCards,
  recipeIndexChanges,
} from '#functions/db/schema/site/recipe/recipe-index.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, json, number, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { bare, excluded, selected } from '#functions/db/writing.ts';
import { isShown } from '../comments/shown.ts';
import type { SiteScope } from '../scope.ts';
import { isKept, workingContent } from './recipe-content.ts';

const used = alias(images, 'used');

/** What the list of a cook shows of a recipe; without a card for one that was saved before there were any. */
type StoredRow = {
  id: RecipeId;
  title: string;
  slug: string;
  version: number;
  publishedAt: number | null;
  publishedVersion: number | null;
  createdAt: number;
  updatedAt: number;
  scheduledAt: number | null;
  scheduledZone: string | null;
  card: IndexCard | null;
  key: string | null;
  width: number | null;
  height: number | null;
  lqip: string | null;
  /** 0 or 1. */
  lacksAlternativeText: number;
  collectionIds: CollectionId[];
  bookmarkCount: number;
  commentCount: number;
};
export type IndexRow = StoredRow & { card: IndexCard };

const storedRow = jsonObject<StoredRow>({
  id: sql`${recipes.id}`,
  title: sql`${recipes.title}`,
  slug: sql`${recipes.slug}`,
  version: sql`${recipes.version}`,
  publishedAt: sql`${recipes.publishedAt}`,
  publishedVersion: sql`${recipes.publishedVersion}`,
  createdAt: sql`${recipes.createdAt}`,
  updatedAt: sql`${recipes.updatedAt}`,
  scheduledAt: sql`(SELECT ${recipeSchedules.at} FROM ${recipeSchedules}
    WHERE ${recipeSchedules.recipeId} = ${recipes.id})`,
  scheduledZone: sql`(SELECT ${recipeSchedules.zone} FROM ${recipeSchedules}
    WHERE ${recipeSchedules.recipeId} = ${recipes.id})`,
  card: sql`json(${recipeIndexCards.content})`,
  key: sql`${images.key}`,
  width: sql`${images.width}`,
  height: sql`${images.height}`,
  lqip: sql`${images.lqip}`,
  lacksAlternativeText: sql`EXISTS (SELECT 1 FROM ${recipeImages}
    JOIN ${images} ${used} ON ${used.id} = ${recipeImages.imageId} AND ${used.alt} = ''
    WHERE ${recipeImages.recipeId} = ${recipes.id})`,
  collectionIds: sql`(SELECT json_group_array(${collectionRecipes.collectionId})
    FROM ${collectionRecipes} WHERE ${collectionRecipes.recipeId} = ${recipes.id})`,
  bookmarkCount: sql`coalesce(kept_count, 0)`,
  commentCount: sql`coalesce(said_count, 0)`,
});

/** Engines hand over cells one by one, so many rows are one of them; each has room for 2 MB. */
const rowsPerCell = sql.raw('64');
const cell = selection({ stored: json<StoredRow[]>(sql`json_group_array(json(stored_row))`) });
const unindexed = selection({ id: recipes.id, content: workingContent.content });
type Unindexed = RowOf<typeof unindexed>;
const gone = selection({ recipeId: recipeIndexChanges.recipeId });
const newest = selection({ number: number(sql`coalesce(max(${recipeIndexChanges.number}), 0)`) });

/** Where a piece of the list ends: the pieces go from the recipe that changed last to the first. */
export type IndexPlace = { updatedAt: number; id: RecipeId };

/** All recipes, what changed after a number, or a piece of the list. */
export type AskedOfIndex = 'all' | { since: number } | { limit: number; after: IndexPlace | null };

/** The recipes of a site in short. */
export const recipeIndexRepository = ({ db, siteId }: SiteScope) => ({
  findNewest: async (): Promise<number> => (await read(db, newestOf(siteId)))?.number ?? 0,
  /** In one moment: what was read is as new as the number that comes with it. */
  read: async (asked: AskedOfIndex) => {
    const ids = idsQuery(siteId, asked);
    const [cells, cardless, left, latest] = await readEach(
      db,
      rows(cell, cellsQuery(siteId, ids)),
      rows(unindexed, cardlessQuery(siteId, ids)),
      rows(gone, goneQuery(siteId, asked)),
      newestOf(siteId),
    );
    const cards = new Map(cardless.map(({ id, content }) => [id, indexCardOf(content)]));
    return {
      recipes: cells.flatMap(({ stored }) => stored).map((row) => withCard(row, cards)),
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

/** The ids of what is asked for; null for all of the site. */
function idsQuery(siteId: string, asked: AskedOfIndex): SQL | null {
  if (asked === 'all') return null;
  if ('since' in asked) {
    return sql`SELECT ${recipeIndexChanges.recipeId} FROM ${recipeIndexChanges}
      WHERE ${recipeIndexChanges.siteId} = ${siteId} AND ${recipeIndexChanges.number} > ${asked.since}`;
  }
  const { limit, after } = asked;
  const isLeft =
    after && sql`AND (${recipes.updatedAt}, ${recipes.id}) < (${after.updatedAt}, ${after.id})`;
  return sql`SELECT ${recipes.id} FROM ${recipes}
    WHERE ${recipes.siteId} = ${siteId} AND ${isKept} ${isLeft ?? sql``}
    ORDER BY ${recipes.updatedAt} DESC, ${recipes.id} DESC LIMIT ${limit}`;
}

const isAsked = (id: SQL | Column, ids: SQL | null): SQL =>
  ids === null ? sql`true` : sql`${id} IN (${ids})`;

function cellsQuery(siteId: string, ids: SQL | null): SQL {
  const keepers = sql`SELECT ${bookmarks.recipeId} AS kept_recipe, count(*) AS kept_count
    FROM ${bookmarks} WHERE ${bookmarks.siteId} = ${siteId}
      AND ${isAsked(bookmarks.recipeId, ids)} GROUP BY ${bookmarks.recipeId}`;
  const sayings = sql`SELECT ${comments.recipeId} AS said_recipe, count(*) AS said_count
    FROM ${comments} WHERE ${comments.siteId} = ${siteId}
      AND ${isAsked(comments.recipeId, ids)} AND ${isShown} GROUP BY ${comments.recipeId}`;
  const found = sql`SELECT ${storedRow} AS stored_row, row_number() OVER () AS place
    FROM ${recipes} JOIN ${sites} ON ${sites.id} = ${recipes.siteId}
    LEFT JOIN ${recipeIndexCards} ON ${recipeIndexCards.recipeId} = ${recipes.id}
    LEFT JOIN ${images} ON ${images.id} = ${recipeIndexCards.content} ->> '$.image.id'
      AND (+${images.siteId} = ${sites.id}
        OR (+${images.siteId} IS NULL AND +${images.userId} = ${sites.ownerId}))
    LEFT JOIN keepers ON kept_recipe = ${recipes.id}
    LEFT JOIN sayings ON said_recipe = ${recipes.id}
    WHERE ${recipes.siteId} = ${siteId} AND ${isKept} AND ${isAsked(recipes.id, ids)}`;
  return sql`WITH keepers AS MATERIALIZED (${keepers}), sayings AS MATERIALIZED (${sayings})
    SELECT ${cell} FROM (${found}) GROUP BY place / ${rowsPerCell}`;
}

const hasNoCard = sql`NOT EXISTS (SELECT 1 FROM ${recipeIndexCards}
  WHERE ${recipeIndexCards.recipeId} = ${recipes.id})`;

const cardlessQuery = (siteId: string, ids: SQL | null) => sql`SELECT ${unindexed} FROM ${recipes}
  ${workingContent.join} WHERE ${recipes.siteId} = ${siteId} AND ${isKept} AND ${hasNoCard}
    AND ${isAsked(recipes.id, ids)}`;

/** Only who has a list learns what is gone from it. */
function goneQuery(siteId: string, asked: AskedOfIndex): SQL {
  const since = asked !== 'all' && 'since' in asked ? asked.since : null;
  return sql`SELECT ${gone} FROM ${recipeIndexChanges}
    LEFT JOIN ${recipes} ON ${recipes.id} = ${recipeIndexChanges.recipeId} AND ${isKept}
    WHERE ${recipeIndexChanges.siteId} = ${siteId} AND ${recipeIndexChanges.number} > ${since}
      AND ${recipes.id} IS NULL`;
}

function withCard(row: StoredRow, cards: ReadonlyMap<string, IndexCard>): IndexRow {
  const card = row.card ?? cards.get(row.id);
  if (!card) throw new Error(`Recipe ${row.id} has no working copy`);
  return { ...row, card };
}

type NewCards = { rows: SQL; id: SQL; card: SQL };

/** Of rows of recipes of the site. */
export const putIndexCards = (siteId: string, { rows: from, id, card }: NewCards): Statement =>
  sql`INSERT INTO ${selected(recipeIndexCards, { recipeId: recipes.id, content: card })}
    FROM ${from} JOIN ${recipes} ON +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${id}
    WHERE true ON CONFLICT (${bare(recipeIndexCards.recipeId)}) DO UPDATE SET
      ${bare(recipeIndexCards.content)} = ${excluded(recipeIndexCards.content)}`;

/** Recipes of any site without a card. */
export const listUnindexed = (db: Database, limit: number): Promise<Unindexed[]> =>
  read(
    db,
    rows(
      unindexed,
      sql`SELECT ${unindexed} FROM ${recipes} ${workingContent.join}
        WHERE ${hasNoCard} LIMIT ${limit}`,
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
