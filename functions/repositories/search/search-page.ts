import { type SQL, sql } from 'drizzle-orm';
import { type FilterKind, filterKinds, termKindOf } from '#domain/search/filters.ts';
import {
  anywhereExpression,
  everyRecipeExpression,
  rankedExpressions,
  type Readings,
  siteMark,
} from './search-expression.ts';

/** What one row of `sites` has that is searched: its id, or its slug while that is not known. */
export type SearchedSite = SQL;

export type RecipeOrder = 'published_at_desc' | 'published_at_asc' | 'relevance';

/** Slugs by the kind of filter: any of one kind, and one of every kind that is asked for. */
export type TermFilter = Record<FilterKind, readonly string[]>;

/** What recipes are asked for; readings are null where no text was given. */
export type Wanted = { readings: Readings | null; filter: TermFilter };
export type Search = Wanted & { orderBy: RecipeOrder; limit: number; offset: number };

const newestFirst = sql`published_at DESC, recipe_id DESC`;
const oldestFirst = sql`published_at, recipe_id`;

export const siteIdOf = (site: SearchedSite): SQL => sql`(SELECT id FROM sites WHERE ${site})`;

export const isEverything = ({ readings, filter }: Wanted): boolean =>
  readings === null && filterKinds.every((kind) => filter[kind].length === 0);

/** The `recipe_id` and `place` of one page of what is found. */
export function pageQuery(site: SearchedSite, search: Search): SQL {
  const { orderBy, readings } = search;
  if (orderBy === 'relevance' && readings !== null) return bestPage(site, { ...search, readings });
  const order = orderBy === 'published_at_asc' ? oldestFirst : newestFirst;
  return sql`SELECT recipe_id, row_number() OVER (ORDER BY ${order}) AS place
    FROM (SELECT * FROM (${datedRecipes(site, search)}) ORDER BY ${order}
      LIMIT ${search.limit} OFFSET ${search.offset})`;
}

/** The recipes wanted, each with its `published_at` and the numbers of its `terms`. */
export function foundRecipes(site: SearchedSite, wanted: Wanted): SQL {
  const expression = wanted.readings ? anywhereExpression(wanted.readings) : everyRecipeExpression;
  return sql`${narrowing(site, wanted.filter)}
    SELECT recipe_id, published_at, terms
    FROM (SELECT rowid AS number FROM recipe_search WHERE ${matches(expression)})
    CROSS JOIN search_recipes USING (number)`;
}

function datedRecipes(site: SearchedSite, wanted: Wanted): SQL {
  if (!isEverything(wanted)) return foundRecipes(site, wanted);
  return sql`SELECT id AS recipe_id, published_at FROM recipes
    WHERE site_id = ${siteIdOf(site)} AND published_at IS NOT NULL`;
}

/**
 * No more is read of any rank than could stand on the page, and nothing of those after the rank
 * that fills it; among equals the latest addition comes first.
 */
function bestPage(site: SearchedSite, search: Search & { readings: Readings }): SQL {
  const { limit, offset, readings, filter } = search;
  const ranks = rankedExpressions(readings).map(
    (expression, rank) =>
      sql`SELECT ${sql.raw(String(rank))} AS "rank", number FROM (SELECT rowid AS number
        FROM recipe_search WHERE ${matches(expression)} ORDER BY rowid DESC LIMIT ${offset + limit})`,
  );
  return sql`${narrowing(site, filter)}
    SELECT recipe_id, row_number() OVER (ORDER BY "rank", number DESC) AS place
    FROM (${sql.join(ranks, sql` UNION ALL `)} LIMIT ${limit} OFFSET ${offset})
    JOIN search_recipes USING (number)`;
}

/** The site's name before words, and what the filter adds; a slug that is not there finds nothing. */
function narrowing(site: SearchedSite, filter: TermFilter): SQL {
  const parts = filterKinds
    .filter((kind) => filter[kind].length > 0)
    .map(
      (
        kind,
      ) => sql` || ' AND {terms} : (' || coalesce((SELECT group_concat('"' || number || '"', ' OR ')
        FROM terms JOIN search_terms ON term_id = terms.id
        WHERE site_id = sites.id AND kind = ${termKindOf[kind]}
          AND slug IN (SELECT value FROM json_each(${JSON.stringify(filter[kind])}))), '"0"') || ')'`,
    );
  return sql`WITH narrowed AS MATERIALIZED (SELECT replace(id, '-', '') AS name, ''${sql.join(parts)} AS "by"
    FROM sites WHERE ${site})`;
}

/** The empty word, which nothing holds, where there is no such site. */
const matches = (expression: string) =>
  sql`recipe_search MATCH coalesce(
    (SELECT replace(${expression}, ${siteMark}, name) || "by" FROM narrowed), '""')`;
