import { type SQL, sql } from 'drizzle-orm';
import type { Read } from '#functions/db/database.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipeIndexCards as cards } from '#functions/db/schema/site/recipe/recipe-index.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import { isKept } from '../recipe/recipe-content.ts';
import { combined, countOf } from '../reads.ts';

const newestMax = 3;
const schedulesMax = 20;

const written = selection({ id: recipes.id, title: recipes.title, updatedAt: recipes.updatedAt });
export type Written = RowOf<typeof written>;

const ofSite = (siteId: string): SQL => sql`${recipes.siteId} = ${siteId}`;

const isScheduled = sql`EXISTS (SELECT 1 FROM ${recipeSchedules}
  WHERE ${recipeSchedules.recipeId} = ${recipes.id})`;

/** Neither published nor about to be. */
const isDraft = sql`${recipes.publishedAt} IS NULL AND ${isKept} AND NOT ${isScheduled}`;
/** The condition of the index that holds them, in its words. */
const isChanged = sql`${recipes.version} <> ${recipes.publishedVersion} AND NOT ${isScheduled}`;

const newestOf = (siteId: string, condition: SQL) =>
  rows(
    written,
    sql`SELECT ${written} FROM ${recipes} WHERE ${ofSite(siteId)} AND ${condition}
      ORDER BY ${recipes.updatedAt} DESC, ${recipes.id} LIMIT ${newestMax}`,
  );

const numberOf = (siteId: string, condition: SQL) =>
  countOf(sql`${recipes} WHERE ${ofSite(siteId)} AND ${condition}`);

export type RecipesPart = {
  published: number;
  /** As the list of recipes knows it: shown, and without a picture as it is written now. */
  unpictured: number;
  drafts: number;
  newestDrafts: Written[];
  changed: number;
  newestChanged: Written[];
};

export const recipesPart = (siteId: string): Read<RecipesPart> =>
  combined(
    {
      published: numberOf(siteId, sql`${recipes.publishedAt} IS NOT NULL`),
      unpictured: countOf(sql`${recipes} JOIN ${cards} ON ${cards.recipeId} = ${recipes.id}
        WHERE ${ofSite(siteId)} AND ${recipes.publishedAt} IS NOT NULL
          AND ${cards.content} ->> '$.image' IS NULL`),
      drafts: numberOf(siteId, isDraft),
      // The plus keeps SQLite from walking through all recipes by the date of their last change.
      newestDrafts: rows(
        written,
        sql`SELECT ${written} FROM ${recipes} WHERE ${ofSite(siteId)} AND ${isDraft}
          ORDER BY +${recipes.updatedAt} DESC, ${recipes.id} LIMIT ${newestMax}`,
      ),
      changed: numberOf(siteId, isChanged),
      newestChanged: newestOf(siteId, isChanged),
    },
    (part) => part,
  );

const scheduled = selection({
  id: recipes.id,
  title: recipes.title,
  at: recipeSchedules.at,
  zone: recipeSchedules.zone,
  error: recipeSchedules.error,
});
export type Scheduled = RowOf<typeof scheduled>;

/** What is to be published, the next first. */
export const schedulesPart = (siteId: string): Read<Scheduled[]> =>
  rows(
    scheduled,
    sql`SELECT ${scheduled} FROM ${recipeSchedules}
      JOIN ${recipes} ON ${recipes.id} = ${recipeSchedules.recipeId} AND ${isKept}
      WHERE ${recipeSchedules.siteId} = ${siteId}
      ORDER BY ${recipeSchedules.at}, ${recipes.id} LIMIT ${schedulesMax}`,
  );
