import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { moreRecipesCount, type PageRef, recipePath } from '#domain/publishing/publishing.ts';
import { type Read, mapped } from '#functions/db/database.ts';
import { recipes } from '#functions/db/schema/recipes.ts';
import { json, rows, selection, text } from '#functions/db/selection.ts';
import { combined } from '../reads.ts';
import { inList } from '../scope.ts';

/** The subject, and the recipe that stands somewhere beside it. */
const s = alias(recipes, 's');
const r = alias(recipes, 'r');

const isOfGroup = sql`${r.siteId} = ${s.siteId} AND ${r.relatedGroup} = ${s.relatedGroup}`;
const isOfSite = sql`${r.siteId} = ${s.siteId}`;
const isOlder = sql`(${r.publishedAt}, ${r.id}) < (${s.publishedAt}, ${s.id})`;
const isNewer = sql`(${r.publishedAt}, ${r.id}) > (${s.publishedAt}, ${s.id})`;
const isPublished = sql`${r.publishedAt} IS NOT NULL`;

const idList = (isOfRing: SQL, isInRange: SQL) =>
  json<string[]>(sql`(SELECT json_group_array(ring_id) FROM (
    SELECT ${r.id} AS ring_id FROM ${recipes} ${r}
    WHERE ${isOfRing} AND ${isPublished} AND ${isInRange}
    ORDER BY ${r.publishedAt} DESC, ${r.id} DESC LIMIT ${moreRecipesCount}))`);

const related = selection({
  id: s.id,
  groupOlder: idList(isOfGroup, isOlder),
  groupNewest: idList(isOfGroup, isNewer),
  siteOlder: idList(isOfSite, isOlder),
  siteNewest: idList(isOfSite, isNewer),
});

/**
 * Recipes stand in a ring by date, one ring for each group and one for the site; each recommends
 * those that follow it. So a recipe is recommended by a fixed number of others however many there are.
 */
export function relatedRecipes(siteId: string, recipeIds: string[]): Read<Map<string, string[]>> {
  const query = sql`SELECT ${related} FROM ${recipes} ${s}
    WHERE +${s.siteId} = ${siteId} AND +${s.publishedAt} IS NOT NULL AND ${s.id} ${inList(recipeIds)}`;
  return mapped(
    rows(related, query),
    (found) =>
      new Map(
        found.map(({ id, groupOlder, groupNewest, siteOlder, siteNewest }) => {
          const ids = [...groupOlder, ...groupNewest, ...siteOlder, ...siteNewest];
          return [id, [...new Set(ids)].slice(0, moreRecipesCount)];
        }),
      ),
  );
}

const neighbour = selection({ id: text(sql`ring_id`), slug: text(sql`ring_slug`) });

/** The recipes of a ring next to a recipe on one side, from its oldest on. */
function nextInRing({ siteId, recipeId }: Place, isOfRing: SQL, isInRange: SQL) {
  const query = sql`SELECT ${neighbour} FROM (
    SELECT ${r.id} AS ring_id, ${r.publishedSlug} AS ring_slug
    FROM ${recipes} ${s} JOIN ${recipes} ${r} ON ${isOfRing}
    WHERE +${s.siteId} = ${siteId} AND ${s.id} = ${recipeId} AND +${s.publishedAt} IS NOT NULL
      AND ${isPublished} AND ${isInRange}
    ORDER BY ${r.publishedAt}, ${r.id} LIMIT ${moreRecipesCount})`;
  return rows(neighbour, query);
}

type Place = { siteId: string; recipeId: string };

/**
 * Pages of recipes that may now recommend the given one, those before it in its rings: for each ring
 * the nearest newer ones, and where these are too few the oldest.
 */
export function recommendingPages(place: Place): Read<PageRef[]> {
  const ring = (isOfRing: SQL) =>
    combined(
      { newer: nextInRing(place, isOfRing, isNewer), oldest: nextInRing(place, isOfRing, isOlder) },
      ({ newer, oldest }) => [...newer, ...oldest].slice(0, moreRecipesCount),
    );
  return combined({ ofGroup: ring(isOfGroup), ofSite: ring(isOfSite) }, ({ ofGroup, ofSite }) =>
    [...ofGroup, ...ofSite].map(({ id, slug }): PageRef => ({
      path: recipePath(slug),
      kind: 'recipe',
      subjectId: id,
    })),
  );
}
