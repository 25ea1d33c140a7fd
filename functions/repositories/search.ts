import { type SQL, sql } from 'drizzle-orm';
import { type FilterKind, filterKinds } from '#domain/filters.ts';
import { readAll } from '#functions/db/database.ts';
import { cardsQuery, readCard, type RecipeCard } from './recipe-card.ts';
import { column, jsonColumn, type Row, totalIn } from './row.ts';
import type { SiteScope } from './scope.ts';
import { anywhereExpression, type Readings } from './search-expression.ts';
import { foundRecipes, isEverything, pageQuery, type Search, type Wanted } from './search-page.ts';
import { findNeighbours } from './search-spelling.ts';
import type { Term } from './term.ts';

/** How many of the recipes have each term, by its id; found with the filter of `kind` left out. */
export type Facet = { kind: FilterKind | null; counts: Map<string, number> };

export type NumberedTerm = Term & { number: number };

export type Found = {
  recipes: RecipeCard[];
  total: number;
  facets: Facet[];
  terms: NumberedTerm[];
};

const zero = '0'.charCodeAt(0);

export const searchRepository = (scope: SiteScope) => ({
  /**
   * One page of what is wanted, and what else is to be known of all of it, in one round trip;
   * terms that are known already are not read again.
   */
  find: (search: Search, known: NumberedTerm[] | null = null) => find(scope, search, known),
  hasAny: (readings: Readings) => hasAny(scope, readings),
  findNeighbours: (wanted: Parameters<typeof findNeighbours>[1]) => findNeighbours(scope, wanted),
});

async function hasAny({ db, siteId }: SiteScope, readings: Readings): Promise<boolean> {
  const [rows = []] = await readAll(db, [
    sql`SELECT 1 FROM recipe_search
        WHERE recipe_search MATCH ${anywhereExpression(siteId, readings)} LIMIT 1`,
  ]);
  return rows.length > 0;
}

async function find(
  scope: SiteScope,
  search: Search,
  known: NumberedTerm[] | null,
): Promise<Found> {
  const chosen = filterKinds.filter((kind) => search.filter[kind].length > 0);
  const counted: { kind: FilterKind | null; wanted: Wanted }[] = [
    { kind: null, wanted: search },
    ...chosen.map((kind) => ({
      kind,
      wanted: { ...search, filter: { ...search.filter, [kind]: [] } },
    })),
  ];
  const answers = await readAll(scope.db, [
    cardsQuery(pageQuery(scope, search)),
    ...counted.map(({ wanted }) => countQuery(scope, wanted)),
    ...(known ? [] : [termsQuery(scope)]),
  ]);
  const [cards = [], ...counts] = answers;
  const terms =
    known ?? (answers.at(-1) ?? []).flatMap((row) => jsonColumn<NumberedTerm[]>(row, 'terms'));
  return {
    recipes: cards.map(readCard),
    total: totalIn(counts[0] ?? []),
    facets: counted.map(({ kind, wanted }, index) => ({
      kind,
      counts: isEverything(wanted) ? usualCounts(terms) : countTerms(terms, counts[index] ?? []),
    })),
    terms,
  };
}

/** One row of all terms is handed over faster than one of each. */
const termsQuery = ({ siteId }: SiteScope): SQL =>
  sql`SELECT json_group_array(json_object('id', terms.id, 'kind', kind, 'slug', slug,
        'title', title, 'recipeCount', recipe_count, 'number', number)) AS terms
      FROM terms JOIN search_terms ON term_id = terms.id
      WHERE site_id = ${siteId} AND recipe_count > 0`;

/** One text of all numbers is read faster than a row for each. */
function countQuery(scope: SiteScope, wanted: Wanted): SQL {
  if (isEverything(wanted)) {
    return sql`SELECT recipe_count AS total FROM sites WHERE id = ${scope.siteId}`;
  }
  return sql`SELECT count(*) AS total, group_concat(terms, ' ') AS numbers
    FROM (${foundRecipes(scope, wanted)})`;
}

const usualCounts = (terms: NumberedTerm[]) =>
  new Map(terms.map(({ id, recipeCount }) => [id, recipeCount]));

function countTerms(terms: NumberedTerm[], [row]: Row[]): Map<string, number> {
  const lowest = Math.min(...terms.map(({ number }) => number));
  const highest = Math.max(...terms.map(({ number }) => number));
  const counts = new Uint32Array(Math.max(0, highest - lowest + 1));
  eachNumber((row && column<string | null>(row, 'numbers')) ?? '', (number) => {
    counts[number - lowest] = (counts[number - lowest] ?? 0) + 1;
  });
  return new Map(terms.map(({ id, number }) => [id, counts[number - lowest] ?? 0]));
}

/** Reads digit by digit: a search can find a hundred thousand numbers. */
function eachNumber(list: string, take: (number: number) => void): void {
  let number = 0;
  for (let at = 0; at < list.length; at += 1) {
    const digit = list.charCodeAt(at) - zero;
    number = digit < 0 ? 0 : number * 10 + digit;
    const isLast = at + 1 === list.length || list.charCodeAt(at + 1) < zero;
    if (digit >= 0 && isLast) take(number);
  }
}
