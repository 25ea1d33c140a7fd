import { type SQL, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { readEach } from '#functions/db/database.ts';
import { jsonElement } from '#functions/db/json.ts';
import { units } from '#functions/db/schema/local/units.ts';
import { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import { ingredients } from '#functions/db/schema/site/recipe/ingredients.ts';
import { recipeIndexCards } from '#functions/db/schema/site/recipe/recipe-index.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { terms } from '#functions/db/schema/site/recipe/terms.ts';
import { number, rows, selection, text, truth } from '#functions/db/selection.ts';
import { isKept, workingContent } from '../recipe/recipe-content.ts';
import { exists } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import { mergedInto, type MergedTable } from './merging.ts';
import { shownUnits } from './unit.ts';

const { content, join } = workingContent;
const group = jsonElement('usage_group');
const usage = jsonElement('usage');
const part = jsonElement('part');

const counted = selection({
  id: text(sql`thing`),
  recipeCount: number(sql`count(DISTINCT recipe)`),
});
const using = selection({
  id: recipes.id,
  title: recipes.title,
  isPublished: truth(sql`${recipes.publishedAt} IS NOT NULL`),
  total: number(sql`count(*) OVER ()`),
});
const listedMax = sql.raw('200');

/** What the recipes of a cook, as they are written now, name. */
export const usesRepository = ({ db, siteId }: SiteScope) => ({
  /** By the id of what is shown, the number of recipes; what none names is missing. */
  countAll: async (language: string): Promise<Record<Id, number>> => {
    const shown = shownUnits(siteId, language);
    const found = await readEach(
      db,
      rows(counted, countQuery(siteId, { parts: ingredientParts, table: ingredients, shown })),
      rows(counted, countQuery(siteId, { parts: equipmentParts, table: equipment, shown })),
      rows(counted, countQuery(siteId, { parts: termParts, table: terms, shown })),
    );
    return Object.fromEntries(found.flat().map(({ id, recipeCount }) => [id, recipeCount]));
  },
  /** The first by title; also those that name what was merged into it. Null for what nobody keeps. */
  listUsing: async (id: Id, language: string) => {
    // D1 takes five queries in one union.
    const names = sql.join(
      [
        sql`SELECT ${id}`,
        ...[ingredients, equipment, terms].map((table) => mergedInto(table, id)),
        sql`SELECT member FROM shown_units WHERE shown = ${id}`,
      ],
      sql` UNION ALL `,
    );
    const found = rows(
      using,
      sql`WITH RECURSIVE ${shownUnits(siteId, language)}, names (name) AS MATERIALIZED (${names})
        SELECT ${using} FROM ${recipes} ${join} WHERE ${recipes.siteId} = ${siteId} AND ${isKept}
          AND EXISTS (SELECT 1 FROM names WHERE instr(${content}, name) > 0)
        ORDER BY ${recipes.title} COLLATE NOCASE, ${recipes.id} LIMIT ${listedMax}`,
    );
    const [isKnown, all] = await readEach(db, exists(isOnAList(siteId, id)), found);
    if (!isKnown) return null;
    return {
      recipes: all.map(({ total: _total, ...recipe }) => recipe),
      recipeCount: all[0]?.total ?? 0,
    };
  },
});

/** Units are those of every site. */
const isOnAList = (siteId: string, id: Id): SQL =>
  sql`SELECT 1 WHERE ${sql.join(
    [
      sql`EXISTS (SELECT 1 FROM ${units} WHERE ${units.id} = ${id})`,
      ...[ingredients, equipment, terms].map(
        (table) => sql`EXISTS (SELECT 1 FROM ${table}
        WHERE ${table.id} = ${id} AND ${table.siteId} = ${siteId})`,
      ),
    ],
    sql` OR `,
  )}`;

const ofWorking = sql`${recipes} ${join}`;
const ingredientParts = sql`SELECT ${part.value}, ${recipes.id} FROM ${ofWorking},
  json_each(${content}, '$.ingredientUsageGroups') ${group},
  json_each(${group.value}, '$.ingredientUsages') ${usage},
  json_each(json_array(${usage.value} ->> 'ingredientId', ${usage.value} ->> 'unitId')) ${part}`;
const equipmentParts = sql`SELECT ${usage.value} ->> 'equipmentId', ${recipes.id} FROM ${ofWorking},
  json_each(${content}, '$.equipmentUsages') ${usage}`;
const termParts = sql`SELECT ${part.value}, ${recipes.id} FROM ${recipes}
  JOIN ${recipeIndexCards} ON ${recipeIndexCards.recipeId} = ${recipes.id},
  json_each(${recipeIndexCards.content}, '$.termIds') ${part}`;

type Counting = { parts: SQL; table: MergedTable; shown: SQL };

const countQuery = (siteId: string, { parts, table, shown }: Counting): SQL =>
  sql`WITH RECURSIVE ${shown}, parts (part_id, recipe) AS (${parts}
      WHERE ${recipes.siteId} = ${siteId} AND ${isKept}),
    named (thing, recipe) AS (SELECT coalesce(${table.standsForId}, shown, part_id), recipe FROM parts
      LEFT JOIN ${table} ON ${table.id} = part_id
      LEFT JOIN shown_units ON member = part_id WHERE part_id IS NOT NULL)
    SELECT ${counted} FROM named GROUP BY thing`;
