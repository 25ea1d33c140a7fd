import { type SQL, sql } from 'drizzle-orm';
import { type FilterKind, filterKinds, termKindOf } from '#domain/filters.ts';
import type { SiteScope } from './scope.ts';
import {
  anywhereExpression,
  everyRecipeExpression,
  rankedExpressions,
  type Readings,
} from './search-expression.ts';

export type RecipeOrder = 'published_at_desc' | 'published_at_asc' | 'relevance';

/** Slugs by the kind of filter: any of one kind, and one of every kind that is asked for. */
export type TermFilter = Record<FilterKind, readonly string[]>;

/** What recipes are asked for; readings are null where no text was given. */
export type Wanted = { readings: Readings | null; filter: TermFilter };
export type Search = Wanted & { orderBy: RecipeOrder; limit: number; offset: number };

const newestFirst = sql`published_at DESC, recipe_id DESC`;
const oldestFirst = sql`published_at, recipe_id`;

export const isEverything = ({ readings, filter }: Wanted): boolean =>
  readings === null && filterKinds.every((kind) => filter[kind].length === 0);

/** The `recipe_id` and `place` of one page of what is found. */
export function pageQuery(scope: SiteScope, search: Search): SQL {
  const { orderBy, readings } = search;
  if (orderBy === 'relevance' && readings !== null) return bestPage(scope, { ...search, readings });
  const order = orderBy === 'published_at_asc' ? oldestFirst : newestFirst;
  return sql`SELECT recipe_id, row_number() OVER (ORDER BY ${order}) AS place
    FROM (SELECT * FROM (${datedRecipes(scope, search)}) ORDER BY ${order}
      LIMIT ${search.limit} OFFSET ${search.offset})`;
}

/** The recipes wanted, each with its `published_at` and the numbers of its `terms`. */
export function foundRecipes(scope: SiteScope, wanted: Wanted): SQL {
  const { siteId } = scope;
  const expression = wanted.readings
    ? anywhereExpression(siteId, wanted.readings)
    : everyRecipeExpression(siteId);
  return sql`${narrowing(scope, wanted.filter)}
    SELECT recipe_id, published_at, terms FROM (SELECT rowid AS number FROM recipe_search
      WHERE recipe_search MATCH ${expression} || (SELECT "by" FROM narrowed))
    CROSS JOIN search_recipes USING (number)`;
}

function datedRecipes(scope: SiteScope, wanted: Wanted): SQL {
  if (!isEverything(wanted)) return foundRecipes(scope, wanted);
  return sql`SELECT id AS recipe_id, published_at FROM recipes
    WHERE site_id = ${scope.siteId} AND published_at IS NOT NULL`;
}

/**
 * No more is read of any rank than could stand on the page, and nothing of those after the rank
 * that fills it; among equals the latest addition comes first.
 */
function bestPage(scope: SiteScope, search: Search & { readings: Readings }): SQL {
  const { limit, offset, readings, filter } = search;
  const ranks = rankedExpressions(scope.siteId, readings).map(
    (expression, rank) =>
      sql`SELECT ${sql.raw(String(rank))} AS "rank", number FROM (SELECT rowid AS number
        FROM recipe_search
        WHERE recipe_search MATCH ${expression} || (SELECT "by" FROM narrowed)
        ORDER BY rowid DESC LIMIT ${offset + limit})`,
  );
  return sql`${narrowing(scope, filter)}
    SELECT recipe_id, row_number() OVER (ORDER BY "rank", number DESC) AS place
    FROM (${sql.join(ranks, sql` UNION ALL `)} LIMIT ${limit} OFFSET ${offset})
    JOIN search_recipes USING (number)`;
}

/** What the filter adds to an expression; a slug that is not there finds nothing. */
function narrowing({ siteId }: SiteScope, filter: TermFilter): SQL {
  const parts = filterKinds
    .filter((kind) => filter[kind].length > 0)
    .map(
      (
        kind,
      ) => sql` || ' AND {terms} : (' || coalesce((SELECT group_concat('"' || number || '"', ' OR ')
        FROM terms JOIN search_terms ON term_id = terms.id
        WHERE site_id = ${siteId} AND kind = ${termKindOf[kind]}
          AND slug IN (SELECT value FROM json_each(${JSON.stringify(filter[kind])}))), '"0"') || ')'`,
    );
  return sql`WITH narrowed AS (SELECT ''${sql.join(parts)} AS "by")`;
}
