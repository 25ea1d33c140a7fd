import { type SQL, sql } from 'drizzle-orm';
import { moreRecipesCount } from '#domain/publishing/publishing.ts';
import { parse, type Row } from './rows.ts';

const groupOf = sql`r.site_id = s.site_id AND r.related_group = s.related_group`;
const siteOf = sql`r.site_id = s.site_id`;
const older = sql`(r.published_at, r.id) < (s.published_at, s.id)`;
const newer = sql`(r.published_at, r.id) > (s.published_at, s.id)`;
const isPublished = sql`r.published_at IS NOT NULL`;

function idList(where: SQL, side: 'nearest older' | 'newest'): SQL {
  const range = side === 'newest' ? newer : older;
  return sql`(SELECT json_group_array(id) FROM (SELECT r.id FROM recipes r
    WHERE ${where} AND ${isPublished} AND ${range}
    ORDER BY r.published_at DESC, r.id DESC LIMIT ${moreRecipesCount}))`;
}

/**
 * Recipes stand in a ring by date, one ring for each group and one for the site; each recommends
 * those that follow it. So a recipe is recommended by a fixed number of others however many there are.
 */
export function relatedQuery(siteId: string, recipeIds: string[]): SQL {
  return sql`SELECT s.id,
      ${idList(groupOf, 'nearest older')} AS group_older, ${idList(groupOf, 'newest')} AS group_newest,
      ${idList(siteOf, 'nearest older')} AS site_older, ${idList(siteOf, 'newest')} AS site_newest
    FROM recipes s
    WHERE +s.site_id = ${siteId} AND +s.published_at IS NOT NULL
      AND s.id IN (SELECT value FROM json_each(${JSON.stringify(recipeIds)}))`;
}

export function readRelated(rows: Row[]): Map<string, string[]> {
  const columns = ['group_older', 'group_newest', 'site_older', 'site_newest'];
  return new Map(
    rows.map((row) => {
      const ids = columns.flatMap((column) => parse<string[]>(row[column]));
      return [String(row['id']), [...new Set(ids)].slice(0, moreRecipesCount)];
    }),
  );
}

/**
 * Recipes that may now recommend one of the given ones, those before it in its rings: for each ring
 * the nearest newer ones, and where these are too few the oldest.
 */
export function neighboursQueries(siteId: string, recipeId: string): SQL[] {
  return [groupOf, siteOf].flatMap((where) =>
    (['newer', 'oldest'] as const).map(
      (side) => sql`SELECT id, published_slug FROM (
        SELECT r.id, r.published_slug FROM recipes s JOIN recipes r ON ${where}
        WHERE +s.site_id = ${siteId} AND s.id = ${recipeId} AND +s.published_at IS NOT NULL
          AND ${isPublished} AND ${side === 'newer' ? newer : older}
        ORDER BY r.published_at, r.id LIMIT ${moreRecipesCount})`,
    ),
  );
}

/** Reads the answers of `neighboursQueries`, of any number of recipes in their order. */
export function readNeighbours(answers: Row[][]): Row[] {
  return answers.flatMap((newerRows, index) => {
    if (index % 2 === 1) return [];
    return [...newerRows, ...(answers[index + 1] ?? [])].slice(0, moreRecipesCount);
  });
}
