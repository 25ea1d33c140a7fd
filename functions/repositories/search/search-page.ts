import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type FilterKind, filterKinds, termKindOf } from '#domain/search/filters.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { searchRecipes, searchTerms } from '#functions/db/schema/site/search.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { formerTermSlugs, terms } from '#functions/db/schema/site/recipe/terms.ts';
import { recipeSearch } from '#functions/db/virtual-tables.ts';
import { inList } from '../scope.ts';
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

const present = alias(terms, 'present');

const newestFirst = sql`dated DESC, recipe DESC`;
const oldestFirst = sql`dated, recipe`;

export const siteIdOf = (site: SearchedSite): SQL =>
  sql`(SELECT ${sites.id} FROM ${sites} WHERE ${site})`;

export const isEverything = ({ readings, filter }: Wanted): boolean =>
  readings === null && filterKinds.every((kind) => filter[kind].length === 0);

/** The `recipe` and `place` of one page of what is found. */
export function pageQuery(site: SearchedSite, search: Search): SQL {
  const { orderBy, readings } = search;
  if (orderBy === 'relevance' && readings !== null) return bestPage(site, { ...search, readings });
  const order = orderBy === 'published_at_asc' ? oldestFirst : newestFirst;
  return sql`SELECT recipe, row_number() OVER (ORDER BY ${order}) AS place
    FROM (SELECT * FROM (${datedRecipes(site, search)}) ORDER BY ${order}
      LIMIT ${search.limit} OFFSET ${search.offset})`;
}

/** Each `recipe` wanted, when it is `dated` and the `numbers` of its terms. */
export function foundRecipes(site: SearchedSite, wanted: Wanted): SQL {
  const expression = wanted.readings ? anywhereExpression(wanted.readings) : everyRecipeExpression;
  return sql`${narrowing(site, wanted.filter)}
    SELECT ${searchRecipes.recipeId} AS recipe, ${searchRecipes.publishedAt} AS dated,
      ${searchRecipes.terms} AS numbers
    FROM (SELECT ${recipeSearch.rowid} AS hit FROM ${recipeSearch} WHERE ${matches(expression)})
    CROSS JOIN ${searchRecipes} ON ${searchRecipes.number} = hit`;
}

function datedRecipes(site: SearchedSite, wanted: Wanted): SQL {
  if (!isEverything(wanted)) return foundRecipes(site, wanted);
  return sql`SELECT ${recipes.id} AS recipe, ${recipes.publishedAt} AS dated FROM ${recipes}
    WHERE ${recipes.siteId} = ${siteIdOf(site)} AND ${recipes.publishedAt} IS NOT NULL`;
}

/**
 * No more is read of any rank than could stand on the page, and nothing of those after the rank
 * that fills it; among equals the latest addition comes first.
 */
function bestPage(site: SearchedSite, search: Search & { readings: Readings }): SQL {
  const { limit, offset, readings, filter } = search;
  const ranks = rankedExpressions(readings).map(
    (expression, rank) =>
      sql`SELECT ${sql.raw(String(rank))} AS "rank", hit
        FROM (SELECT ${recipeSearch.rowid} AS hit FROM ${recipeSearch}
          WHERE ${matches(expression)} ORDER BY ${recipeSearch.rowid} DESC LIMIT ${offset + limit})`,
  );
  return sql`${narrowing(site, filter)}
    SELECT ${searchRecipes.recipeId} AS recipe,
      row_number() OVER (ORDER BY "rank", hit DESC) AS place
    FROM (${sql.join(ranks, sql` UNION ALL `)} LIMIT ${limit} OFFSET ${offset})
    JOIN ${searchRecipes} ON ${searchRecipes.number} = hit`;
}

/** The site's name before words, and what the filter adds. */
function narrowing(site: SearchedSite, filter: TermFilter): SQL {
  const conditions = filterKinds
    .filter((kind) => filter[kind].length > 0)
    .map((kind) => sql` || ${oneOfTerms(kind, filter[kind])}`);
  return sql`WITH narrowed (prefix, conditions) AS MATERIALIZED (
    SELECT replace(${sites.id}, '-', ''), ''${sql.join(conditions)} FROM ${sites} WHERE ${site})`;
}

/** A slug that is not there finds nothing; one that a term had before finds that, unless another has it now. */
function oneOfTerms(kind: FilterKind, slugs: readonly string[]): SQL {
  const isKind = (column: Column) => sql`${column} = ${termKindOf[kind]}`;
  const former = sql`SELECT ${formerTermSlugs.termId} FROM ${formerTermSlugs}
    WHERE ${formerTermSlugs.siteId} = ${sites.id} AND ${isKind(formerTermSlugs.kind)}
      AND ${formerTermSlugs.slug} ${inList(slugs)}
      AND NOT EXISTS (SELECT 1 FROM ${terms} ${present} WHERE ${present.siteId} = ${sites.id}
        AND ${isKind(present.kind)} AND ${present.slug} = ${formerTermSlugs.slug})`;
  const numbers = sql`SELECT group_concat('"' || ${searchTerms.number} || '"', ' OR ')
    FROM ${terms}
    JOIN ${searchTerms} ON ${searchTerms.termId} = coalesce(${terms.standsForId}, ${terms.id})
    WHERE ${terms.siteId} = ${sites.id} AND ${isKind(terms.kind)}
      AND (${terms.slug} ${inList(slugs)} OR ${terms.id} IN (${former}))`;
  return sql`' AND {terms} : (' || coalesce((${numbers}), '"0"') || ')'`;
}

/** The empty word, which nothing holds, where there is no such site. */
const matches = (expression: string) =>
  sql`${recipeSearch} MATCH coalesce(
    (SELECT replace(${expression}, ${siteMark}, prefix) || conditions FROM narrowed), '""')`;
